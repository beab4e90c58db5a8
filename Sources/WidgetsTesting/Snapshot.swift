import Foundation
import Widgets

extension ViewDriver {
  /// Expects the screen, texts and looks, to be what was recorded under `name`.
  ///
  ///     try driver.expectSnapshot(named: "empty")
  ///
  /// Records lie as `__Snapshots__/SUITE/NAME.txt` in the folder of the test target, where SUITE is the
  /// test file's name. With `RECORD=1` in the environment they are written instead of compared. What
  /// is thrown names the rows that differ, what was recorded above what came.
  public func expectSnapshot(named name: String, file: String = #filePath) throws {
    let text = canvas?.golden ?? ""
    guard let difference = try SnapshotFolder(ofTestFile: file).check(text, named: name) else {
      return
    }
    throw SnapshotDifference(description: difference)
  }
}

/// What makes a screen another than the one that was recorded.
public struct SnapshotDifference: Error, CustomStringConvertible {
  /// The rows that differ.
  public let description: String
}

/// The records of one test file.
package struct SnapshotFolder: Sendable {
  /// Where they lie.
  package let path: String

  /// The records of the test file at `file`: in the folder of its target, which is the one inside
  /// `Tests`, or else beside it.
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

  /// Compares `text` with what was recorded under `name`, or records it with `RECORD=1` in the environment.
  /// Returns what is to be said of a difference; nil where there is none.
  package func check(_ text: String, named name: String) throws -> String? {
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
      return difference(of: text, named: name)
    }
    try record(text, named: name)
    return nil
  }

  /// Makes `text` the record named `name`.
  package func record(_ text: String, named name: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data((text + "\n").utf8).write(to: file(name), options: .atomic)
  }

  /// What to say of `text` where it is not what was recorded under `name`; nil where it is.
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

/// The rows in which two pictures differ.
package struct RowDifference: CustomStringConvertible, Sendable {
  private let expected: [Substring]
  private let actual: [Substring]

  /// Compares two pictures row by row.
  package init(expected: String, actual: String) {
    self.expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    self.actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Each differing row, numbered from 1, expected above actual:
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
