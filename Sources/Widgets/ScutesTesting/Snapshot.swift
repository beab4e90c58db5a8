// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes

extension ViewDriver {
  /// Compares the screen, texts and styles, with the snapshot called `name`.
  ///
  ///     try driver.expectSnapshot(named: "empty")
  ///
  /// Snapshots are stored as `__Snapshots__/SUITE/NAME.txt` in the folder of the test target, where
  /// SUITE is the name of the test file. With `RECORD=1` in the environment they are written rather
  /// than compared. The error lists the rows that differ, the expected above the actual ones.
  public func expectSnapshot(named name: String, file: String = #filePath) throws {
    let text = canvas?.golden ?? ""
    guard let difference = try SnapshotFolder(ofTestFile: file).check(text, named: name) else {
      return
    }
    throw SnapshotDifference(description: difference)
  }
}

/// The difference between a screen and its snapshot.
public struct SnapshotDifference: Error, CustomStringConvertible {
  /// The rows that differ.
  public let description: String
}

/// The snapshots of one test file.
package struct SnapshotFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Creates the folder for the test file at `file`: in its target, the folder inside `Tests`, or
  /// else beside the file.
  package init(ofTestFile file: String) {
    let file = URL(fileURLWithPath: file)
    var target = file.deletingLastPathComponent()
    while target.pathComponents.count > 1,
      target.deletingLastPathComponent().lastPathComponent != "Tests"
    {
      target.deleteLastPathComponent()
    }
    if target.pathComponents.count <= 1 { target = file.deletingLastPathComponent() }
    path =
      target.appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent).path
  }

  /// Compares `text` with the snapshot called `name`, or records it with `RECORD=1` in the
  /// environment. Returns a description of the difference, or `nil` if there is none.
  package func check(_ text: String, named name: String) throws -> String? {
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
      return difference(of: text, named: name)
    }
    try record(text, named: name)
    return nil
  }

  /// Records `text` as the snapshot called `name`.
  package func record(_ text: String, named name: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data((text + "\n").utf8).write(to: file(name), options: .atomic)
  }

  /// Returns how `text` differs from the snapshot called `name`, or `nil` if it doesn't.
  package func difference(of text: String, named name: String) -> String? {
    guard let data = try? Data(contentsOf: file(name)) else {
      return "\"\(name)\" was never recorded: run the tests with RECORD=1. This came:\n\(text)"
    }
    let recorded = String(decoding: data, as: UTF8.self)
    guard recorded != text + "\n" else { return nil }
    let expected = recorded.hasSuffix("\n") ? String(recorded.dropLast()) : recorded
    return "\"\(name)\" differs from its record; if it is right, RECORD=1 keeps it.\n"
      + RowDifference(expected: expected, actual: text).description
  }

  private func file(_ name: String) -> URL {
    URL(fileURLWithPath: path).appendingPathComponent(name + ".txt")
  }
}

/// The rows that differ between two pictures.
package struct RowDifference: CustomStringConvertible, Sendable {
  private let expected: [Substring]
  private let actual: [Substring]

  /// Compares two pictures row by row.
  package init(expected: String, actual: String) {
    self.expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    self.actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The differing rows, numbered from 1, expected above actual:
  ///
  /// ```
  ///   3 - │ Game │
  ///     + │ Gume │
  /// ```
  package var description: String {
    let count = max(expected.count, actual.count)
    var rows: [String] = []
    for row in 0..<count {
      let (old, new) = (Self.row(row, of: expected), Self.row(row, of: actual))
      guard old != new else { continue }
      let number = String(row + 1)
      let margin = String(repeating: " ", count: max(0, 3 - number.count))
      rows.append("\(margin)\(number) - \(old ?? "(no such row)")")
      rows.append("    + \(new ?? "(no such row)")")
    }
    return rows.joined(separator: "\n")
  }

  private static func row(_ index: Int, of rows: [Substring]) -> Substring? {
    index < rows.count ? rows[index] : nil
  }
}
