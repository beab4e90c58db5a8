/// A command, as completions and manual pages tell it.
struct DescribedCommand: Sendable {
  /// An option, or what stands without one.
  struct Argument: Sendable {
    /// "-c" and "--count"; none for what stands without an option.
    let names: [String]
    /// The name of its value, or `nil` if it takes none.
    let value: String?
    /// `true` if it may stand without its value.
    let valueIsOptional: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let help: String
    /// What counts if it isn't given.
    let standard: String?
    let offer: Offer
  }

  /// What a shell offers for a value.
  enum Offer: Sendable {
    case nothing
    case names([String])
    /// Names, or files whose names end so.
    case namesOrFiles([String], endings: [String])
    /// Files whose names end so, or all files.
    case files(endings: [String])
    case folders
  }

  let name: String
  let summary: String
  let discussion: String
  let arguments: [Argument]
}
