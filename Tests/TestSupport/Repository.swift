public import Foundation
public import Testing

/// The repository that these tests were built from. Paths are from its root, with `/`.
public enum Repository {
  /// Its folder.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the text of a file.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of the files below `folder`, in order, without those that a build leaves there.
  public static func paths(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (names?.allObjects ?? []).compactMap { $0 as? String }
      .filter { !$0.hasPrefix(".build/") && !$0.contains("/.build/") }.sorted()
      .map { folder + "/" + $0 }
  }

  /// The pages that a reader finds: README.md and those of docs/.
  public static var pages: [String] {
    ["README.md"] + paths(below: "docs").filter { $0.hasSuffix(".md") }
  }
}

/// Expects the page at `path` to be `text`, which is made from what the program knows. Writes it
/// if `RECORD=1`.
public func expectPage(
  at path: String, is text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try Data(text.utf8).write(to: Repository.root.appendingPathComponent(path), options: .atomic)
  }
  let isTrue = try Repository.text(of: path) == text
  #expect(
    isTrue, "\(path) is out of date: `make record` writes it anew", sourceLocation: sourceLocation)
}
