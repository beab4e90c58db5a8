import Foundation
import TestSupport
import Testing

@testable import App

struct ManualTests {
  /// Where `make install` finds the pages of a section.
  private func folder(_ section: Character) -> String { "packaging/share/man/man\(section)" }

  @Test func theManualPagesAreWhatTheHelpAndThePagesInDocsSay() throws {
    let pages = try ManualPages(root: Repository.root).all()
    for (name, text) in pages {
      try expectPage(at: "\(folder(name.last ?? "1"))/\(name)", is: text)
      let said = text.split(separator: "\n").filter { !$0.hasPrefix(".\\\"") }
      #expect(!said.contains { $0.contains(/\.md\b|make record/) }, "\(name)")
    }
    let kept = ["1", "5"].flatMap { Repository.paths(below: folder($0)) }
    #expect(kept.count == pages.count)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc")))
  func mandocHasNothingToSayOfThePages() throws {
    let pages = ["1", "5"].flatMap { Repository.paths(below: folder($0)) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/mandoc")
    process.arguments = ["-Tlint", "-Wstyle"] + pages
    process.currentDirectoryURL = Repository.root
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said == "")
    #expect(process.terminationStatus == 0)
  }

  @Test func aParagraphThatLeadsToAPageWithoutAManualPageIsLeftOut() {
    let markdown = """
      One.

      How is under [two](two.md).

      See [keys](keys.md#own) and [three](https://example.org/three.md).

      """
    #expect(Roff(markdown: markdown).text == "One.\n.PP\nSee keys and three.\n")
  }

  @Test(arguments: [
    ("`a-b` and **c** of [d](e.md)", "\\fBa\\-b\\fP and \\fBc\\fP of d"),
    (".x", "\\&.x"), ("a\\b", "a\\eb"), ("↑", "\\[u2191]"),
  ])
  func markdownBecomesText(_ markdown: String, _ roff: String) {
    #expect(Roff.inline(markdown) == roff)
  }
}
