import ArgumentParser
import Store

/// The option for the folder of games and preferences.
struct DataOptions: ValueOptionList {
  @Option(help: "The folder of games and preferences, as for play.")
  var dataDir: String?

  static let valueOptions: [ValueOption] = [.once("--data-dir")]

  func validate() throws {
    if dataDir?.isEmpty == true { throw ValidationError("--data-dir needs the name of a folder.") }
  }

  /// The program's own files.
  ///
  /// - Throws: ``UsageError`` if they can't be named.
  var locations: DataLocations { get throws(UsageError) { try .ofUser(in: dataDir) } }
}
