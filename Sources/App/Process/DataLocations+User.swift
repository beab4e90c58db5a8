import Foundation
import Store

extension DataLocations {
  /// The folders of whoever runs the program, or `folder` for everything.
  static func ofUser(in folder: String? = nil) -> DataLocations {
    DataLocations(
      dataDirectory: folder, environment: ProcessInfo.processInfo.environment,
      home: NSHomeDirectory())
  }
}
