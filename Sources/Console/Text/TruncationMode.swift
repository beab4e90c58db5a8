/// Which part of a text gives way where there is no room for all of it.
public enum TruncationMode: Sendable {
  /// The beginning: `…eginning`.
  case head
  /// The middle: `begin…ning`.
  case middle
  /// The end: `beginnin…`.
  case tail
}
