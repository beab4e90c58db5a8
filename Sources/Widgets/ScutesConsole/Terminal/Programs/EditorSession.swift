// SPDX-License-Identifier: Apache-2.0

import CScutesTerminal

/// Edits texts and files with the user's editor, while the terminal is lent.
package enum EditorSession {
  /// The maximum length of an edited text in bytes.
  static let maxBytes = 1 << 26

  /// Edits `text` in a file that only the user can read, called something with `suffix` at its end,
  /// by which editors know the language. Returns the text that the editor has left.
  ///
  /// Editors end the last line. If `text` didn't, the result doesn't.
  package static func edit(
    _ text: String, suffix: String, line: Int?, with editor: EditorCommand, folder: String
  ) throws(EditorError) -> String {
    let path = try write(text, suffix: suffix, folder: folder)
    defer { _ = unlink(path) }
    try edit(path: path, line: line, with: editor)
    var edited = try read(path)
    if !text.hasSuffix("\n"), edited.hasSuffix("\n") { edited.removeLast() }
    return edited
  }

  /// Opens the file at `path` in the editor, at `line`, and returns when that has ended.
  package static func edit(
    path: String, line: Int?, with editor: EditorCommand
  ) throws(EditorError) {
    let child: ChildProgram
    do {
      child = try ChildProgram(editor.words(opening: path, line: line), kind: .foreground)
    } catch {
      throw .program(error)
    }
    let status = child.waitForEnd()
    guard status == 0 else { throw .failed(name: editor.name, status: status) }
  }

  /// The folder for files that are needed for a while.
  package static func scratchFolder(_ environment: (String) -> String?) -> String {
    environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  private static func write(
    _ text: String, suffix: String, folder: String
  ) throws(EditorError) -> String {
    let ending = suffix.contains("/") ? "" : suffix
    let template = folder + "/text-" + String(repeating: "X", count: 6) + ending
    var bytes = Array(template.utf8CString)
    let file = bytes.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { scutes_scratch_file_create($0, Int32(ending.utf8.count)) } ?? -1
    }
    guard file >= 0 else { throw .cannotWrite(folder: folder) }
    defer { close(file) }
    let path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard StandardStreams.write(Array(text.utf8), to: file) else {
      unlink(path)
      throw .cannotWrite(folder: folder)
    }
    return path
  }

  private static func read(_ path: String) throws(EditorError) -> String {
    // Many editors put another file in its place.
    let file = scutes_file_open(path)
    guard file >= 0 else { throw .cannotRead(path: path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    while let more = StandardStreams.bytes(from: file, upTo: 1 << 16) {
      guard !more.isEmpty else {
        guard let text = String(validating: bytes, as: UTF8.self) else { break }
        return text
      }
      bytes += more
      guard bytes.count <= maxBytes else { break }
    }
    throw .cannotRead(path: path)
  }
}
