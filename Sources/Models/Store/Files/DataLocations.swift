/// The folders and files that the program writes.
///
/// They follow the XDG Base Directory Specification 0.8: a variable that is unset, empty or not an
/// absolute path counts as not there.
public struct DataLocations: Hashable, Sendable {
  /// The folder of what was played.
  public let dataFolder: String
  /// The folder of what was chosen.
  public let configurationFolder: String

  /// The folders of a person.
  ///
  /// - Parameters:
  ///   - dataDirectory: where everything goes if not nil, as `--data-dir` says.
  ///   - environment: the variables `XDG_DATA_HOME` and `XDG_CONFIG_HOME` are looked up here.
  ///   - home: the home folder.
  public init(dataDirectory: String?, environment: [String: String], home: String) {
    if let dataDirectory {
      dataFolder = dataDirectory
      configurationFolder = dataDirectory
    } else {
      func folder(_ variable: String, or fallback: String) -> String {
        let base = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return Self.join(base ?? Self.join(home, fallback), "ultimate-sudoku")
      }
      dataFolder = folder("XDG_DATA_HOME", or: ".local/share")
      configurationFolder = folder("XDG_CONFIG_HOME", or: ".config")
    }
  }

  /// The database of games.
  public var gamesFile: String { Self.join(dataFolder, "games.sqlite") }
  /// The themes of Memory, a file each.
  public var themesFolder: String { Self.join(dataFolder, "themes") }
  /// The preferences.
  public var preferencesFile: String { Self.join(configurationFolder, "preferences.json") }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
