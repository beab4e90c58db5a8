import Foundation
import Testing

@testable import App

struct ManualTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where `make install` finds the pages of a section.
  private func folder(_ section: Character) -> URL {
    root.appendingPathComponent("packaging/share/man/man\(section)")
  }

  @Test func theManualPagesAreWhatTheHelpAndThePagesInDocsSay() throws {
    let pages = try ManualPages(root: root).all()
    for (name, text) in pages {
      let file = folder(name.last ?? "1").appendingPathComponent(name)
      if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written == text, "\(name) is out of date: `make record` writes it anew")
    }
    for section: Character in ["1", "5"] {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder(section).path)
      let stale = files.filter { pages[$0] == nil }
      #expect(stale.isEmpty)
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc")))
  func mandocHasNothingToSayOfThePages() throws {
    let pages = try ["1", "5"].flatMap { (section: Character) in
      try FileManager.default.contentsOfDirectory(atPath: folder(section).path)
        .map { folder(section).appendingPathComponent($0).path }
    }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/mandoc")
    process.arguments = ["-Tlint", "-Wstyle"] + pages
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said == "")
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: [
    ("`a-b` and **c** of [d](e.md)", "\\fBa\\-b\\fP and \\fBc\\fP of d"),
    (".x", "\\&.x"), ("a\\b", "a\\eb"), ("↑", "\\[u2191]"),
  ])
  func markdownBecomesText(_ markdown: String, _ roff: String) {
    #expect(Roff.inline(markdown) == roff)
  }
}
