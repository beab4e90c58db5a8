import Foundation
import Testing

@testable import Store

/// Files of the program in whose place there is a link, as of those who keep their settings elsewhere.
struct OwnFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["own", "elsewhere"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
  }

  private var link: String { folder.file("own/preferences.json") }

  private func makeLink(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func write(_ text: String) throws {
    try OwnFile.write(Data(text.utf8), to: link)
  }

  private var linkTarget: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: link)
  }

  @Test(arguments: ["{folder}/elsewhere/a.json", "../elsewhere/a.json", "../elsewhere/./a.json"])
  func theTargetOfALinkIsCreated(target: String) throws {
    let target = target.replacing("{folder}", with: folder.path)
    try makeLink(link, to: target)
    for text in ["first", "second"] {
      try write(text)
      #expect(linkTarget == target)
      #expect(try folder.text(of: "elsewhere/a.json") == text)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("own")).count == 1)
  }

  @Test func aLinkToALinkLeadsToTheLast() throws {
    try makeLink(link, to: "middle.json")
    try makeLink(folder.file("own/middle.json"), to: "../elsewhere/a.json")
    try write("text")
    #expect(linkTarget == "middle.json")
    #expect(try folder.text(of: "elsewhere/a.json") == "text")
  }

  @Test func aDamagedTargetIsSetAsideBesideTheTarget() throws {
    try makeLink(link, to: "../elsewhere/a.json")
    let damaged = #"{"highlightsPeers": false, "#
    try folder.write(damaged, to: "elsewhere/a.json")
    let loaded = try PreferencesFile(path: link).load()
    let setAside = try #require(loaded.setAside)
    #expect(setAside.reason == .damagedInPart)
    #expect(try Data(contentsOf: URL(fileURLWithPath: setAside.newPath)) == Data(damaged.utf8))
    #expect(try folder.text(of: "elsewhere/a.json.damaged-1") == damaged)
    #expect(!loaded.preferences.highlightsPeers)
    #expect(linkTarget == "../elsewhere/a.json")
    #expect(try PreferencesFile(path: link).load().setAside == nil)
  }

  @Test func aLinkIntoAMissingFolderStaysAndIsSaid() throws {
    try makeLink(link, to: "../none/a.json")
    #expect(throws: FileFault.linkToNoFolder) { try write("text") }
    #expect(linkTarget == "../none/a.json")
    #expect(folder.names == ["elsewhere", "own"])
  }

  @Test func aLinkInPlaceOfTheFolderLeadsToANewOne() throws {
    try makeLink(folder.file("data"), to: "elsewhere/data")
    let locations = DataLocations(
      dataDirectory: folder.file("data"), environment: [:], home: folder.path)
    try locations.secure()
    try OwnFile.write(Data("text".utf8), to: locations.preferencesFile)
    #expect(try folder.text(of: "elsewhere/data/preferences.json") == "text")
    let files = FileManager.default
    #expect(files.fileExists(atPath: folder.file("elsewhere/data/games.sqlite")))
    try makeLink(folder.file("lost"), to: "none/data")
    #expect(throws: FileFault.linkToNoFolder) {
      try OwnFile.write(Data(), to: folder.file("lost/preferences.json"))
    }
    #expect(try files.destinationOfSymbolicLink(atPath: folder.file("lost")) == "none/data")
  }

  @Test func linksInACircleStay() throws {
    try makeLink(link, to: "other.json")
    try makeLink(folder.file("own/other.json"), to: "preferences.json")
    #expect(throws: FileFault(ELOOP)) { try write("text") }
    #expect(linkTarget == "other.json")
  }
}
