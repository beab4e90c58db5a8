import Formats
import Foundation
import Screens

/// The files of one call of a program: the picture that it is given, the one that it writes, and what
/// it complains of.
struct CallFiles: Sendable {
  private let folder: String
  /// The path of the input picture.
  let input: String
  /// The path of the output picture.
  let output: String
  /// The path of the file for its standard error.
  let errors: String

  /// Files in `folder`, of which there are none yet. The file name extensions are those of both
  /// pictures.
  init(folder: String, inputExtension: String, outputExtension: String) {
    self.folder = folder
    input = "\(folder)/input.\(inputExtension)"
    output = "\(folder)/\(Self.outputName).\(outputExtension)"
    errors = folder + "/errors"
  }

  private static let outputName = "picture"

  /// Writes the picture that the program is given, if any, and makes the file for its errors. Returns
  /// `false` if the disk doesn't take them.
  func write(_ picture: [UInt8]?) -> Bool {
    let contents = [(errors, Data()), picture.map { (input, Data($0)) }].compactMap(\.self)
    return contents.allSatisfy { path, data in
      FileManager.default.createFile(
        atPath: path, contents: data, attributes: [.posixPermissions: 0o600])
    }
  }

  /// `false` once the program has written more than a picture may have.
  var areWithinBounds: Bool {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sizes = names.map { folder + "/" + $0 }.filter { $0 != input }.map(Self.size)
    return sizes.reduce(0, +) <= FileAccess.largestPicture
  }

  /// The picture that the program has written; `nil` if there is none, or something else. Some
  /// programs number their pictures, of which the first is meant.
  var picture: [UInt8]? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let others = names.filter { $0.hasPrefix(Self.outputName) }.sorted().map { folder + "/" + $0 }
    guard let path = ([output] + others).first(where: Self.isFile),
      Self.size(path) <= FileAccess.largestPicture,
      let contents = FileManager.default.contents(atPath: path)
    else { return nil }
    let bytes = Array(contents)
    return Self.beginnings.contains { bytes.starts(with: $0) } ? bytes : nil
  }

  /// The last line that the program wrote to standard error, without colours and without the paths
  /// that mean nothing to anybody; `nil` if it wrote none.
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

  private static func isFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private static func size(_ path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.size] as? Int ?? 0
  }
}
