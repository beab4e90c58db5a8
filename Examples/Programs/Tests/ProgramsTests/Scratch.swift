// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder for the files of a test, which is deleted with it.
final class Scratch {
  /// It is called "turtle".
  let path: String
  private let parent: String

  init(_ files: [String: String] = [:]) throws {
    parent = FileManager.default.temporaryDirectory.path + "/programs-" + UUID().uuidString
    path = parent + "/turtle"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  isolated deinit {
    try? FileManager.default.removeItem(atPath: parent)
  }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func append(_ text: String, to name: String) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path + "/" + name))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}
