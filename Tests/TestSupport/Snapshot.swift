import Foundation
public import Testing

/// Expects `text` to be what was recorded under `name`.
///
/// Records lie as `__Snapshots__/SUITE/NAME.txt` in the folder of the test target, where SUITE is
/// the test file's name. With `RECORD=1` in the environment they are written instead of compared.
/// A difference is reported by the rows that differ, what was recorded above what came.
public func expectSnapshot(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let snapshots = SnapshotFolder(ofTestFile: sourceLocation.filePath)
  let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
  do {
    if isRecording {
      try snapshots.record(text, named: name)
    } else if let difference = snapshots.difference(of: text, named: name) {
      Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// The records of one test file.
public struct SnapshotFolder: Sendable {
  /// Where they lie.
  public let path: String

  /// The records of the test file at `file`: in the folder of its target, which is the one inside
  /// `Tests`, or else beside it.
  public init(ofTestFile file: String) {
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

  /// Makes `text` the record named `name`.
  public func record(_ text: String, named name: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data((text + "\n").utf8).write(to: file(name), options: .atomic)
  }

  /// What to say of `text` where it is not what was recorded under `name`; nil where it is.
  public func difference(of text: String, named name: String) -> String? {
    guard let data = try? Data(contentsOf: file(name)) else {
      return "\"\(name)\" was never recorded: `make record` does it. This came:\n\(text)"
    }
    let recorded = String(decoding: data, as: UTF8.self)
    guard recorded != text + "\n" else { return nil }
    let expected = recorded.hasSuffix("\n") ? String(recorded.dropLast()) : recorded
    return "\"\(name)\" differs from its record; if it is right, `make record` keeps it.\n"
      + RowDifference(expected: expected, actual: text).description
  }

  private func file(_ name: String) -> URL {
    URL(fileURLWithPath: path).appendingPathComponent(name + ".txt")
  }
}

/// The rows in which two pictures differ.
public struct RowDifference: CustomStringConvertible, Sendable {
  private let expected: [Substring]
  private let actual: [Substring]

  /// Compares two pictures row by row.
  public init(expected: String, actual: String) {
    self.expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    self.actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Each differing row, numbered from 1, expected above actual:
  ///
  /// ```
  ///   3 - │ Game │
  ///     + │ Gume │
  /// ```
  public var description: String {
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
