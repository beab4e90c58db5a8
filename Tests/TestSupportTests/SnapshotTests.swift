import Foundation
import Scutes
import TestSupport
import Testing

@testable import ScutesTesting

@Suite struct SnapshotTests {
  private let folder: SnapshotFolder

  init() {
    folder = SnapshotFolder(
      ofTestFile: NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)/SomeTests.swift")
  }

  @Test func aRecordIsEqualToWhatWasRecorded() throws {
    try folder.record("one\ntwo", named: "a b")
    #expect(folder.difference(of: "one\ntwo", named: "a b") == nil)
  }

  @Test func onlyTheRowsThatDifferAreShown() throws {
    try folder.record("one\ntwo\nthree\nfour", named: "x")
    let difference = try #require(folder.difference(of: "one\n2\nthree", named: "x"))
    let rows = difference.split(separator: "\n").dropFirst()
    #expect(rows == ["  2 - two", "    + 2", "  4 - four", "    + (no such row)"])
  }

  @Test func anEndOfBlankRowsCounts() throws {
    try folder.record("one\n", named: "x")
    #expect(folder.difference(of: "one", named: "x") != nil)
    #expect(folder.difference(of: "one\n", named: "x") == nil)
  }

  @Test func aMissingRecordSaysHowToMakeIt() throws {
    let difference = try #require(folder.difference(of: "one", named: "none"))
    #expect(difference.contains("RECORD=1"))
    #expect(difference.hasSuffix("one"))
  }

  @Test(arguments: [
    ("/a/Tests/ScreensTests/HomeTests.swift", "/a/Tests/ScreensTests/__Snapshots__/HomeTests"),
    ("/a/Tests/ScreensTests/Home/Some.swift", "/a/Tests/ScreensTests/__Snapshots__/Some"),
    ("/elsewhere/Some.swift", "/elsewhere/__Snapshots__/Some"),
  ])
  func recordsLieInTheFolderOfTheTarget(file: String, path: String) {
    #expect(SnapshotFolder(ofTestFile: file).path == path)
  }
}
