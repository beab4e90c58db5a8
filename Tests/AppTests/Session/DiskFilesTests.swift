import Foundation
import Screens
import Testing
import Widgets

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
    let disk = FileAccess.disk
    try await inFolder { folder in
      try await disk.write("puzzle\n", folder + "/a.txt", false)
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
    let disk = FileAccess.disk
    try await inFolder { folder in
      let path = folder + "/a.txt"
      try await disk.write("old", path, false)
      await #expect(throws: FileTrouble.exists(path)) { try await disk.write("new", path, false) }
      #expect(try await disk.read(path, 1000) == Array("old".utf8))
      try await disk.write("new", path, true)
      #expect(try await disk.read(path, 1000) == Array("new".utf8))
    }
  }

  @Test func whatIsNotThereIsSaid() async throws {
    let disk = FileAccess.disk
    try await inFolder { folder in
      let path = folder + "/none"
      await #expect(throws: FileTrouble.notFound(path)) { _ = try await disk.read(path, 1000) }
      await #expect(throws: FileTrouble.notFound(path)) { _ = try await disk.list(path) }
    }
  }

  @Test func aLinkToAFolderIsAFolder() async throws {
    try await inFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: folder)
      let items = try await FileAccess.disk.list(folder)
      #expect(items.map(\.isFolder) == [true])
    }
  }

  @Test func whatIsLongerThanTheLimitIsNotRead() async throws {
    try await inFolder { folder in
      let path = folder + "/a.txt"
      try await FileAccess.disk.write("puzzle\n", path, false)
      #expect(try await FileAccess.disk.read(path, 7).count == 7)
      await #expect(throws: FileTrouble.tooLarge(path)) {
        _ = try await FileAccess.disk.read(path, 6)
      }
    }
  }

  @Test func whatIsNoFileIsNotRead() async throws {
    try await inFolder { folder in
      await #expect(throws: FileTrouble.self) { _ = try await FileAccess.disk.read(folder, 1000) }
    }
  }
}
