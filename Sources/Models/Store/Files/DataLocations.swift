/// The folders and files that the program writes.
///
/// They follow the XDG Base Directory Specification 0.8. A variable that is unset, empty or not an
/// absolute path is ignored.
public struct DataLocations: Hashable, Sendable {
  /// The folder for game data.
  public let dataFolder: String
  /// The folder for preferences.
  public let configurationFolder: String

  /// Determines the user's folders.
  ///
  /// - Parameters:
  ///   - dataDirectory: the folder for everything, as in `--data-dir`, or `nil` for the default
  ///     folders. `~` at its beginning is the home folder, even if no shell has replaced it.
  ///   - environment: the variables, of which `XDG_DATA_HOME`, `XDG_CONFIG_HOME` and `HOME` are
  ///   used.
  ///   - home: the home folder if `HOME` isn't an absolute path.
  public init(dataDirectory: String?, environment: [String: String], home: String) {
    let home = Self.home(environment, otherwise: home)
    if let dataDirectory {
      let isAtHome = dataDirectory == "~" || dataDirectory.hasPrefix("~/")
      dataFolder = PathParts.absolute(
        isAtHome ? Self.join(home, String(dataDirectory.dropFirst(2))) : dataDirectory)
      configurationFolder = dataFolder
    } else {
      func folder(_ variable: String, or fallback: String) -> String {
        let base = Self.absolutePath(environment[variable])
        return Self.join(base ?? Self.join(home, fallback), "ultimate-sudoku")
      }
      dataFolder = folder("XDG_DATA_HOME", or: ".local/share")
      configurationFolder = folder("XDG_CONFIG_HOME", or: ".config")
    }
  }

  /// The database of games.
  public var gamesFile: String { Self.join(dataFolder, "games.sqlite") }
  /// The folder of Memory themes, one file each.
  public var themesFolder: String { Self.join(dataFolder, "themes") }
  /// The file of the solver's board.
  public var solverFile: String { Self.join(dataFolder, "solver.json") }
  /// The preferences file.
  public var preferencesFile: String { Self.join(configurationFolder, "preferences.json") }

  /// The home folder: `HOME` in `environment` if that is an absolute path, or else `home`.
  public static func home(_ environment: [String: String], otherwise home: String) -> String {
    absolutePath(environment["HOME"]) ?? home
  }

  private static func absolutePath(_ path: String?) -> String? {
    path.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
