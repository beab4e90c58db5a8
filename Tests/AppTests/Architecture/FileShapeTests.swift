import TestSupport
import Testing

@Suite struct FileShapeTests {
  private static let files = SourceFile.all(
    in: "Sources", "Tests", "Benchmarks", "Examples")

  /// A file holds one whole concept, however long that is. A very long one deserves a look.
  @Test func veryLongFilesAreNamed() {
    #expect(!Self.files.isEmpty)
    for file in Self.files where file.lines.count > 501 {
      Issue.record(
        "\(file.path) has \(file.lines.count - 1) lines: is it one concept?", severity: .warning)
    }
  }

  @Test func noTwoFilesOfATargetShareAName() {
    for (target, files) in Dictionary(grouping: Self.files, by: \.targetPath) {
      let names = files.map(\.name)
      let shared = Set(names.filter { name in names.count { $0 == name } > 1 })
      #expect(shared.isEmpty, "\(target) has several files of the same name")
    }
  }

  @Test(arguments: Repository.paths(below: "Sources/Widgets"))
  func everySourceOfTheKitNamesItsLicence(path: String) throws {
    guard [".swift", ".c", ".h", ".modulemap"].contains(where: path.hasSuffix) else { return }
    let lines = try Repository.text(of: path).split(separator: "\n", maxSplits: 2)
    #expect(lines.prefix(2).contains("// SPDX-License-Identifier: Apache-2.0"))
  }

  @Test func noFileLeavesWorkForLater() {
    for file in Self.files {
      for (index, line) in file.lines.enumerated() where Leftover.isIn(line) {
        Issue.record("\(file.path):\(index + 1) leaves something undone: \(line)")
      }
    }
  }

  @Test func noFileOfTheProductKnowsSomeonesFolders() {
    for file in Self.files where !file.path.hasPrefix("Tests/") {
      for (index, line) in file.lines.enumerated() where PersonalPath.isIn(line) {
        Issue.record("\(file.path):\(index + 1) names a folder of one machine: \(line)")
      }
    }
  }

  @Test(arguments: [
    ("// TO" + "DO: later", true), ("// FIX" + "ME", true), ("x // XX" + "X", true),
    ("let todo = 1", false), ("\"TODOS\"", false),
  ])
  func aNoteOfWorkForLaterIsFound(line: String, isFound: Bool) {
    #expect(Leftover.isIn(line[...]) == isFound)
  }

  @Test(arguments: [
    ("\"/ho" + "me/ann/sudoku\"", true), ("\"/Us" + "ers/ann\"", true), ("\"/ro" + "ot/x\"", true),
    ("\"/usr/games/nudoku\"", false), ("a/home/b", false), ("\"/home\"", false),
  ])
  func aFolderOfOneMachineIsFound(line: String, isFound: Bool) {
    #expect(PersonalPath.isIn(line[...]) == isFound)
  }
}

/// Marks of unfinished work.
private enum Leftover {
  private static let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]

  static func isIn(_ line: Substring) -> Bool {
    guard marks.contains(where: { line.contains($0) }) else { return false }
    let words = line.split { !$0.isLetter }
    return words.contains { marks.contains(String($0)) }
  }
}

/// Folders on one person's machine.
private enum PersonalPath {
  private static let folders = ["/home/", "/Users/", "/root/"]

  static func isIn(_ line: Substring) -> Bool {
    guard folders.contains(where: { line.contains($0) }) else { return false }
    return line.contains(/(?:^|[^\w.])\/(?:home|Users|root)\/\w/)
  }
}
