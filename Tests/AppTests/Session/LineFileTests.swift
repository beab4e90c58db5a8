import Foundation
import Store
import Testing

@testable import App

struct LineFileTests {
  @Test(arguments: [
    ("recording 1\nsize 80x24\n", LineFile.Kind.recording), ("recording 12\n", .recording),
    ("0.152340 info event key=right\n", .log), ("12.000001 error x\n", .log),
  ])
  func aFileOfItsKindIsKnownByItsFirstBytes(text: String, kind: LineFile.Kind) {
    for other in [LineFile.Kind.recording, .log] {
      #expect(other.begins(Array(text.utf8)) == (other == kind))
    }
  }

  @Test(arguments: [
    "recording of a song\n", "SQLite format 3\0", "0.15 info\n", "# notes", "\u{89}PNG", "{}",
  ])
  func aFileOfAnotherKindIsNone(text: String) {
    #expect(!LineFile.Kind.recording.begins(Array(text.utf8)))
    #expect(!LineFile.Kind.log.begins(Array(text.utf8)))
  }

  #if os(Linux)
    @Test func whatADiskRejectsIsKnown() throws {
      let file = LineFile(try #require(FileHandle(forWritingAtPath: "/dev/full")))
      #expect(file.fault == nil)
      file.append("0.000001 info a\n")
      #expect(file.fault == .full)
    }
  #endif

  @Test func whatIsAppendedStandsInAPrivateFile() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("line-file-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let locations = DataLocations(dataDirectory: "/none", environment: [:], home: "")
    let file = try LineFile(path: path, .log, sparing: locations)
    file.append("0.000001 info a\n")
    #expect(!FileManager.default.fileExists(atPath: path))
    try file.begin()
    file.append("0.000002 info b\n")
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == "0.000001 info a\n0.000002 info b\n")
    #expect(throws: FileFault.inUse) {
      try LineFile(path: path, .log, sparing: locations)
    }
  }
}
