/// A part of a database's schema, as its table of contents names it.
public struct SchemaPart: Hashable, Sendable {
  /// The kinds of parts.
  public enum Kind: String, CaseIterable, Sendable {
    case table
    case index
    case view
    case trigger
  }

  /// The kind.
  public let kind: Kind
  /// The name, which may come from a file from elsewhere.
  public let name: String

  /// Creates a part.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
