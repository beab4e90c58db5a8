// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes
import ScutesTesting
import Testing

@testable import FileBrowser

struct FileBrowserTests {
  private let scratch: Scratch
  private let driver: ViewDriver

  init() throws {
    scratch = try Scratch([
      "Sources/main.swift": "let answer = 42\n", "Sources/other.swift": "",
      "README.md": "# Title\n\nSome *text*.", "notes.txt": "one\ntwo\nthree\n",
      ".hidden": "secret",
    ])
    try scratch.write(Data([0x7F, 0x45, 0x4C, 0x46, 0]), to: "program")
    try scratch.write(Data("P6\n2 1\n255\n".utf8) + Data([255, 0, 0, 0, 0, 255]), to: "red.ppm")
    let browser = Browser(folder: scratch.path)
    driver = ViewDriver(width: 90, height: 20) { BrowserView(browser: browser) }
  }

  private func shows(_ text: String) async -> Bool {
    await driver.wait { driver.screen.contains(text) }
  }

  /// The rows of the list, without the preview.
  private var rows: [String] {
    driver.screen.split(separator: "\n").dropFirst(2).dropLast().compactMap { line in
      let row = line.prefix { $0 != "│" && $0 != "┃" }.trimmingCharacters(in: .whitespaces)
      return row.isEmpty ? nil : String(row.drop { "▸• ".contains($0) }.prefix { $0 != " " })
    }
  }

  @Test func foldersComeFirstAndHiddenFilesAreHidden() async {
    #expect(await shows("README.md"))
    #expect(rows == ["Sources/", "notes.txt", "program", "README.md", "red.ppm"])
    driver.type(".")
    #expect(rows == ["Sources/", ".hidden", "notes.txt", "program", "README.md", "red.ppm"])
  }

  @Test func aFolderIsOpenedAndLeftAgain() async {
    #expect(await shows("notes.txt"))
    // Its contents are its preview.
    #expect(await shows("main.swift"))
    driver.type("⏎")
    #expect(await driver.wait { rows == ["main.swift", "other.swift"] })
    driver.type("←")
    #expect(await driver.wait { rows.contains("Sources/") })
    #expect(driver.screen.contains("▸ Sources/"))
  }

  @Test(
    arguments: [
      ("notes.txt", "3 "), ("README.md", "═"), ("program", "7f 45 4c 46 00"),
      ("red.ppm", "2 × 1 pixels"),
    ])
  func eachKindOfFileHasItsPreview(name: String, sign: String) async {
    #expect(await shows(name))
    driver.type("/" + name + "⏎")
    #expect(rows == [name])
    #expect(await shows(sign))
  }

  @Test func codeIsHighlighted() async throws {
    let browser = Browser(folder: scratch.path + "/Sources")
    let driver = ViewDriver(theme: .kameDark) { BrowserView(browser: browser) }
    #expect(await driver.wait { driver.screen.contains("let answer = 42") })
    let lines = driver.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("let answer") })
    let start = try #require(lines[row].range(of: "let answer")).lowerBound
    let cell = driver.canvas?[String(lines[row][..<start]).columns, row]
    #expect(cell?.foreground == Theme.kameDark.style(for: .codeKeyword).foreground)
  }

  @Test func theFilterNarrowsDownAndIsGoneInAnotherFolder() async {
    #expect(await shows("README.md"))
    driver.type("/re⏎")
    #expect(rows == ["README.md", "red.ppm"])
    driver.type("/⌫⌫xyz")
    #expect(driver.screen.contains("No name has “xyz”"))
    driver.type("⎋⏎")
    #expect(rows.count == 5)
  }

  @Test func filesAreSortedBySize() async {
    #expect(await shows("README.md"))
    driver.type("s")
    #expect(driver.screen.contains("by size"))
    #expect(rows == ["Sources/", "README.md", "red.ppm", "notes.txt", "program"])
  }

  @Test func aFolderThatCannotBeReadSaysSo() async throws {
    let browser = Browser(folder: scratch.path + "/nowhere")
    let driver = ViewDriver(width: 60, height: 8) { BrowserView(browser: browser) }
    #expect(await driver.wait { driver.screen.contains("exist") })
  }

  @Test(arguments: [(40, 20), (80, 24), (160, 50), (20, 6)])
  func nothingExceedsTheScreen(width: Int, height: Int) async {
    #expect(await shows("README.md"))
    driver.resize(width: width, height: height)
    #expect(driver.overflows.isEmpty, "\(driver.overflows)")
  }

  @Test(
    arguments: [
      (0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (999_499, "999 kB"), (1_500_000, "1.5 MB"),
    ])
  func sizesHaveUnits(size: Int, text: String) {
    let entry = Entry(name: "a", isFolder: false, size: size, modified: .distantPast)
    #expect(entry.sizeText == text)
  }
}
