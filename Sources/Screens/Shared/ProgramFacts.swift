/// What the program knows of itself, for those who want to report something or to copy their games.
public struct ProgramFacts: Hashable, Sendable {
  /// The version, as the change log counts.
  public let version: String
  /// Which build of it runs; nil where that can't be told.
  public let build: String?
  /// Where games are kept.
  public let gamesFile: String
  /// Where preferences are kept.
  public let preferencesFile: String
  /// The folder of the themes of Memory.
  public let themesFolder: String

  /// These facts.
  public init(
    version: String, build: String?, gamesFile: String, preferencesFile: String,
    themesFolder: String
  ) {
    self.version = version
    self.build = build
    self.gamesFile = gamesFile
    self.preferencesFile = preferencesFile
    self.themesFolder = themesFolder
  }
}
