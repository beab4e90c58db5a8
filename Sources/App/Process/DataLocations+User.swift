import Foundation
import Store

extension DataLocations {
  /// The folders of whoever runs the program, or `folder` for everything.
  static func ofUser(in folder: String? = nil) -> DataLocations {
    DataLocations(
      dataDirectory: folder.map { URL(fileURLWithPath: $0).path },
      environment: ProcessInfo.processInfo.environment, home: NSHomeDirectory())
  }
}
