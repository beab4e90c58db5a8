/// The words that say what something on the screen is and how it stands, for those who read it line
/// by line.
public nonisolated struct SpeechWords: Codable, Hashable, Sendable {
  /// What a button is.
  public var button = "button"
  /// What is on.
  public var on = "on"
  /// What is off.
  public var off = "off"
  /// What has been chosen.
  public var selected = "selected"
  /// What can't be used now.
  public var disabled = "not available"
  /// The place among several: %1 of %2.
  public var place = "%1 of %2"

  /// The words in English.
  public init() {}

  /// The place `index`, from 1, among `count`.
  public func place(_ index: Int, of count: Int) -> String {
    place.replacing("%1", with: String(index)).replacing("%2", with: String(count))
  }
}
