import ArgumentParser
import Store

/// The option for the folder of games and preferences.
struct DataOptions: ParsableArguments {
  @Option(help: "The folder of games and preferences, as for play.")
  var dataDir: String?

  /// The program's own files.
  var locations: DataLocations { .ofUser(in: dataDir) }
}
