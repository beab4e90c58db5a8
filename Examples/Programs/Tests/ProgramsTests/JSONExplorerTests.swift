// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes
import ScutesTesting
import Testing

@testable import JSONExplorer

struct JSONExplorerTests {
  private static let text = """
    {
      "name": "scutes",   "old name": null,
      "tags": ["kit", "terminal"],
      "author": {"name": "Ann", "born": 1990, "active": true}
    }

    """

  private let scratch: Scratch
  private let document: Document
  private let driver: ViewDriver

  init() throws {
    scratch = try Scratch(["a.json": Self.text])
    let document = Document(path: scratch.path + "/a.json")
    self.document = document
    driver = ViewDriver(width: 90, height: 16) { ExplorerView(document: document) }
  }

  /// Types what is searched, and waits for the path of what is found.
  private func search(_ text: String, path: String) async {
    driver.type("/" + text + "⏎")
    #expect(await driver.wait { driver.screen.contains("│ " + path) })
  }

  @Test func theTopIsShownClosed() {
    #expect(driver.screen.contains("name \"scutes\""))
    #expect(driver.screen.contains("▸ tags [2]"))
    #expect(driver.screen.contains("▸ author {3}"))
    #expect(!driver.screen.contains("born"))
  }

  @Test func aRowOpensAndItsTextIsBesideIt() {
    driver.type("↓↓→")
    #expect(driver.screen.contains("▾ tags [2]"))
    #expect(driver.screen.contains("1 \"terminal\""))
    #expect(driver.screen.contains("[\"kit\", \"terminal\"]"))
    #expect(driver.screen.contains(".tags"))
    driver.type("→↓")
    #expect(driver.screen.contains(".tags[1]"))
  }

  @Test func whatIsSearchedIsOpened() async {
    await search("ann", path: ".author.name")
    #expect(driver.screen.contains("▾ author"))
    await search("⌫⌫⌫name", path: ".name")
    #expect(driver.screen.contains("3 found"))
    driver.type("n")
    #expect(driver.screen.contains("[\"old name\"]"))
    driver.type("nn")
    #expect(driver.screen.contains("│ .name"))
    driver.type("N")
    #expect(driver.screen.contains(".author.name"))
  }

  @Test func aValueIsChangedSavedAndTakenBack() async throws {
    await search("1990", path: ".author.born")
    driver.type("⏎")
    #expect(driver.screen.contains("Edit"))
    driver.type("⌫1⏎")
    #expect(driver.screen.contains("born 1991"))
    #expect(driver.screen.contains("changed"))
    #expect(try scratch.text(of: "a.json") == Self.text)
    driver.type("s")
    #expect(!driver.screen.contains("changed"))
    // All else is as it was written.
    #expect(
      try scratch.text(of: "a.json") == Self.text.replacingOccurrences(of: "1990", with: "1991"))
    driver.type("u")
    #expect(driver.screen.contains("born 1990"))
    #expect(driver.screen.contains("changed"))
    driver.press(.control("r"))
    #expect(driver.screen.contains("born 1991"))
    #expect(!driver.screen.contains("changed"))
  }

  @Test func whatIsNotJSONIsNotTaken() {
    driver.type("⏎")
    driver.type("⌫")
    #expect(driver.screen.contains("not JSON"))
    driver.type("⏎")
    #expect(!document.isChanged)
    driver.type("\"⏎")
    #expect(!document.isChanged)
  }

  @Test func quittingAsksIfSomethingIsNotSaved() {
    driver.type("⏎⌫!\"⏎q")
    #expect(driver.screen.contains("Quit without saving?"))
    driver.type("⎋")
    #expect(!driver.screen.contains("Quit without saving?"))
    #expect(driver.screen.contains("scutes!"))
  }

  @Test(
    arguments: [("[1,", "Not JSON from byte 3 on"), ("[]", "Nothing in it")])
  func aDocumentWithoutRowsSaysWhy(text: String, message: String) throws {
    let scratch = try Scratch(["b.json": text])
    let document = Document(path: scratch.path + "/b.json")
    let driver = ViewDriver(width: 120, height: 8) { ExplorerView(document: document) }
    #expect(driver.screen.contains(message))
  }

  /// The range of each value has its text and no more.
  @Test func aValueCanBeReplacedByItself() {
    func all(_ nodes: [JSONNode]) -> [JSONNode] { nodes + nodes.flatMap { all($0.children) } }
    let nodes = all(document.nodes)
    #expect(nodes.count == 9)
    for node in nodes {
      let text = document.text(of: node.id)
      #expect(Document.mistake(in: text) == nil)
      #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == text)
      document.replace(node.id, with: " \(text) ")
    }
    #expect(!document.isChanged)
  }

  @Test(arguments: [(40, 20), (80, 24), (160, 50), (20, 6)])
  func nothingExceedsTheScreen(width: Int, height: Int) async {
    await search("ann", path: ".author.name")
    driver.resize(width: width, height: height)
    #expect(driver.overflows.isEmpty, "\(driver.overflows)")
  }
}
