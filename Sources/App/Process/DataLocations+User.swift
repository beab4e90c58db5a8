import Foundation
import Store

extension DataLocations {
  /// The folders of whoever runs the program, or `folder` for everything.
  ///
  /// - Throws: ``UsageError`` if a variable that names them isn't UTF-8.
  static func ofUser(in folder: String? = nil) throws(UsageError) -> DataLocations {
    if let folder {
      if folder.hasPrefix("~") { try PathVariable.check([.home]) }
    } else {
      try PathVariable.check([.data, .configuration, .home])
    }
    return DataLocations(
      dataDirectory: folder, environment: ProcessInfo.processInfo.environment,
      home: NSHomeDirectory())
  }
}
