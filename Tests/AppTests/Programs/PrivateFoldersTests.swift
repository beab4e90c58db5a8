import Foundation
import Testing

@testable import App

struct PrivateFoldersTests {
  /// A folder of its own, which is gone afterwards.
  private func inFolder(_ use: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("private-folders-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try use(folder)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func onlyTheUserCanEnterThem() throws {
    try inFolder { parent in
      let folders = PrivateFolders(in: parent)
      let folder = try #require(folders.make())
      let attributes = try FileManager.default.attributesOfItem(atPath: folder)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
      folders.close()
      #expect(try names(in: parent) == [])
      #expect(folders.make() == nil)
    }
  }

  @Test func oneWhoseProcessIsGoneIsSwept() throws {
    try inFolder { parent in
      let deserted = "\(parent)/ultimate-sudoku-temporary-a1B2c3"
      try FileManager.default.createDirectory(
        atPath: deserted, withIntermediateDirectories: false)
      try Data("games".utf8).write(to: URL(fileURLWithPath: deserted + "/games.sqlite"))
      PrivateFolders.sweep(parent)
      #expect(try names(in: parent) == [])
    }
  }

  @Test func oneThatIsGoneAtOnceIsNotKeptLocked() throws {
    try inFolder { parent in
      let folders = PrivateFolders(in: parent, exists: { _ in false })
      #expect(folders.make() == nil)
      let made = try names(in: parent)
      #expect(made.count == 3)
      // Whatever is still locked stays.
      PrivateFolders.sweep(parent)
      let left = try names(in: parent)
      #expect(left == [])
    }
  }

  @Test func oneInUseAndWhatIsNoneOfThemStay() throws {
    try inFolder { parent in
      let folders = PrivateFolders(in: parent)
      let folder = try #require(folders.make())
      let others = [
        "ultimate-sudoku-temporary-a1B2c3", "ultimate-sudoku-temporary-backups", "other",
      ]
      for name in others.dropFirst() {
        try FileManager.default.createDirectory(
          atPath: "\(parent)/\(name)", withIntermediateDirectories: false)
      }
      try FileManager.default.createSymbolicLink(
        atPath: "\(parent)/\(others[0])", withDestinationPath: "\(parent)/other")
      PrivateFolders.sweep(parent)
      let own = (folder as NSString).lastPathComponent
      #expect(try names(in: parent) == (others + [own]).sorted())
      folders.remove(folder)
    }
  }
}
