/// A promise of the program, and the attempts to break it.
///
/// An attempt depends on the trial's seed and its own number only, so a finding is repeated by
/// giving both again.
public struct Trial: Sendable, CustomStringConvertible {
  /// The name on the command line.
  public let name: String
  /// The promise, as a sentence.
  public let promise: String
  /// What one attempt is, in the plural.
  let unit: String
  /// The number of attempts at each scale.
  private let counts: [Scale: Int]
  /// `true` if attempts run the program's code in this process, which a trap would end.
  let isInside: Bool
  let body: @Sendable (Attempt) throws -> Void

  init(
    _ name: String, _ promise: String, unit: String, short: Int, long: Int, isInside: Bool = false,
    body: @escaping @Sendable (Attempt) throws -> Void
  ) {
    self.name = name
    self.promise = promise
    self.unit = unit
    counts = [.short: short, .long: long]
    self.isInside = isInside
    self.body = body
  }

  /// The name.
  public var description: String { name }

  /// The number of attempts of a run at `scale`.
  public func count(at scale: Scale) -> Int { counts[scale] ?? 0 }

  /// The size of a run.
  public enum Scale: String, CaseIterable, Sendable {
    /// A few seconds, for the tests.
    case short
    /// Minutes.
    case long
  }

  /// All trials, the most important ones first.
  public static let all: [Trial] = [
    .kills, .systemCalls, .powerCuts, .folders, .schemas, .clocks, .sleeps, .writers,
    .signals, .suspensions, .hangUps, .unreadScreens, .sizes, .terminals, .inputs, .steps,
    .longRuns,
  ]
}
