import Formats
import Foundation
import Screens
import Store

/// The files for one call of a program: its input picture, its output picture, and its error
/// messages.
struct CallFiles: Sendable {
  private let folder: String
  let input: String
  let output: String
  /// The path of the file for its standard error.
  let errors: String

  /// Names files in the empty `folder`. The file name extensions are those of the two pictures.
  init(folder: String, inputExtension: String, outputExtension: String) {
    self.folder = folder
    input = "\(folder)/input.\(inputExtension)"
    output = "\(folder)/\(Self.outputName).\(outputExtension)"
    errors = folder + "/errors"
  }

  private static let outputName = "picture"

  /// Writes the input picture, if any, and creates the file for error messages. Returns `false` if
  /// the disk doesn't take them.
  func write(_ picture: [UInt8]?) -> Bool {
    let contents = [(errors, Data()), picture.map { (input, Data($0)) }].compactMap(\.self)
    return contents.allSatisfy { path, data in
      FileManager.default.createFile(
        atPath: path, contents: data, attributes: [.posixPermissions: 0o600])
    }
  }

  /// `false` once the output exceeds the size limit of a picture.
  var areWithinBounds: Bool {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sizes = names.map { folder + "/" + $0 }.filter { $0 != input }
      .map { FileStatus(atName: $0)?.size ?? 0 }
    return sizes.reduce(0, +) <= FileAccess.largestPicture
  }

  /// The output picture, or `nil` if there is none, or something else. Some programs number their
  /// pictures, in which case it is the first one.
  var picture: [UInt8]? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let others = names.filter { $0.hasPrefix(Self.outputName) }.sorted().map { folder + "/" + $0 }
    guard let path = ([output] + others).first(where: { FileStatus(atName: $0)?.kind == .file }),
      let size = FileStatus(atName: path)?.size, size <= FileAccess.largestPicture,
      let contents = FileManager.default.contents(atPath: path)
    else { return nil }
    let bytes = Array(contents)
    return Self.beginnings.contains { bytes.starts(with: $0) } ? bytes : nil
  }

  /// The last line of standard error, without colours and without paths that mean nothing to the
  /// user. `nil` if there is none.
  var lastError: String? {
    guard let handle = FileHandle(forReadingAtPath: errors),
      let end = try? handle.seekToEnd(),
      (try? handle.seek(toOffset: end > 4096 ? end - 4096 : 0)) != nil,
      let data = try? handle.readToEnd()
    else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.map { line in
      line.replacing(folder + "/", with: "").replacing(/\e\[[0-9;]*m/, with: "")
        .trimmingCharacters(in: .whitespaces).printable
    }
    return words.last { !$0.isEmpty }.map { $0.count > 200 ? $0.prefix(200) + "…" : $0 }
  }

  /// The first bytes of JPEG, PNG and BMP files.
  private static let beginnings: [[UInt8]] = [
    [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], Array("BM".utf8),
  ]
}
