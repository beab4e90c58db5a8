/// Why a theme file cannot be used, in one sentence for its author.
public struct ThemeFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public let description: String

  init(place: JSONValue.Place?, what: String, advice: String) {
    let sentence = (place.map { "In \($0) of the theme " } ?? "In the theme ") + what
    description = sentence + ": " + advice + "."
  }
}
