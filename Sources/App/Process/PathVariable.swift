import Foundation
import Screens
import Store

/// A variable of the environment that names a folder.
enum PathVariable: String, CaseIterable {
  case data = "XDG_DATA_HOME"
  case configuration = "XDG_CONFIG_HOME"
  case home = "HOME"
  case temporary = "TMPDIR"

  /// Refuses a variable that isn't UTF-8: decoded, it would name another folder. Commands say so in
  /// English.
  static func check(
    _ variables: [PathVariable], in words: Words = .english
  ) throws(UsageError) {
    for variable in variables {
      guard let value = variable.wrongValue else { continue }
      let error = CommandLineError.variableNotUTF8(name: variable.rawValue, value: value)
      throw UsageError(words.text(of: error))
    }
  }

  /// The value if it isn't UTF-8, with each byte outside of ASCII by its number. What isn't an
  /// absolute path is ignored, as everywhere.
  var wrongValue: String? {
    guard let value = getenv(rawValue), value[0] == CChar(UInt8(ascii: "/")),
      String(validatingCString: value) == nil
    else { return nil }
    return Self.escaped(value)
  }

  /// The text with each byte outside of ASCII by its number.
  static func escaped(_ text: UnsafePointer<CChar>) -> String {
    UnsafeBufferPointer(start: text, count: strlen(text)).map { character in
      let byte = UInt8(bitPattern: character)
      return (0x20..<0x7F).contains(byte)
        ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16)
    }.joined()
  }
}

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
