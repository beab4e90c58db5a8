import Foundation
import Screens
import Scutes
import Store
import Testing

@testable import App

struct DiskFilesTests {
  /// Runs `use` with a folder of its own, which is deleted afterwards.
  private func inFolder(_ use: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("disk-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await use(folder.path)
  }

  @Test func whatIsWrittenIsListedAndRead() async throws {
    let disk = FileAccess.disk(sparing: nil)
    try await inFolder { folder in
      try await disk.write(Array("puzzle\n".utf8), folder + "/a.txt", false)
      try FileManager.default.createDirectory(
        atPath: folder + "/sub", withIntermediateDirectories: false)
      let items = try await disk.list(folder)
      #expect(
        Set(items) == [
          FileItem(name: "a.txt", size: 7), FileItem(name: "sub", isFolder: true),
        ])
      #expect(try await disk.read(folder + "/a.txt", 1000) == Array("puzzle\n".utf8))
    }
  }

  @Test func aFileIsReplacedOnlyWhereThatIsWanted() async throws {
    let disk = FileAccess.disk(sparing: nil)
    try await inFolder { folder in
      let path = folder + "/a.txt"
      try await disk.write(Array("old".utf8), path, false)
      await #expect(throws: FileError.exists(path)) {
        try await disk.write(Array("new".utf8), path, false)
      }
      #expect(try await disk.read(path, 1000) == Array("old".utf8))
      try await disk.write(Array("new".utf8), path, true)
      #expect(try await disk.read(path, 1000) == Array("new".utf8))
    }
  }

  @Test func aFileOfTheProgramALinkAndAPipeStay() async throws {
    try await inFolder { folder in
      let disk = FileAccess.disk(
        sparing: DataLocations(dataDirectory: folder, environment: [:], home: ""))
      let games = folder + "/games.sqlite"
      await #expect(throws: FileError.other(games, reason: .ownFile)) {
        try await disk.write(Array("x".utf8), games, true)
      }
      let link = folder + "/link"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder + "/target")
      await #expect(throws: FileError.other(link, reason: .isLink)) {
        try await disk.write(Array("x".utf8), link, true)
      }
      let pipe = folder + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      await #expect(throws: FileError.isNoFile(pipe)) {
        try await disk.write(Array("x".utf8), pipe, true)
      }
    }
  }

  /// The size that the system states may be wrong, or change while the file is read.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func aFileThatHasMoreThanItSaysIsNotReadWhole() async throws {
    let path = "/proc/self/status"
    let disk = FileAccess.disk(sparing: nil)
    await #expect(throws: FileError.tooLarge(path)) { _ = try await disk.read(path, 10) }
  }

  @Test func whatIsNotThereIsSaid() async throws {
    let disk = FileAccess.disk(sparing: nil)
    try await inFolder { folder in
      let path = folder + "/none"
      await #expect(throws: FileError.notFound(path)) { _ = try await disk.read(path, 1000) }
      await #expect(throws: FileError.notFound(path)) { _ = try await disk.list(path) }
    }
  }

  @Test func aLinkToAFolderIsAFolder() async throws {
    try await inFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: folder)
      let items = try await FileAccess.disk(sparing: nil).list(folder)
      #expect(items.map(\.isFolder) == [true])
    }
  }

  @Test func whatIsLongerThanTheLimitIsNotRead() async throws {
    try await inFolder { folder in
      let path = folder + "/a.txt"
      try await FileAccess.disk(sparing: nil).write(Array("puzzle\n".utf8), path, false)
      #expect(try await FileAccess.disk(sparing: nil).read(path, 7).count == 7)
      await #expect(throws: FileError.tooLarge(path)) {
        _ = try await FileAccess.disk(sparing: nil).read(path, 6)
      }
    }
  }

  @Test func whatIsNoFileIsNotRead() async throws {
    try await inFolder { folder in
      await #expect(throws: FileError.self) {
        _ = try await FileAccess.disk(sparing: nil).read(folder, 1000)
      }
    }
  }
}
