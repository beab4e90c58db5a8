import ArgumentParser
import Foundation
import Store

/// The option for the folder of games and preferences.
struct DataOptions: ParsableArguments {
  @Option(help: "The folder of games and preferences, as for play.")
  var dataDir: String?

  /// The program's own files.
  var locations: DataLocations {
    DataLocations(
      dataDirectory: dataDir.map { URL(fileURLWithPath: $0).path },
      environment: ProcessInfo.processInfo.environment, home: NSHomeDirectory())
  }
}
