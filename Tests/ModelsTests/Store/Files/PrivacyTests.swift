import Foundation
import Games
import Testing

@testable import Store

/// What other users of the machine can read, and what they can have this one write.
struct PrivacyTests {
  private let folder: TemporaryFolder
  private var locations: DataLocations {
    DataLocations(dataDirectory: folder.path, environment: [:], home: "")
  }

  init() throws { folder = try TemporaryFolder() }

  private func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.file(name))[.posixPermissions] as? Int
  }

  @Test func filesInAnExistingFolderAreTheUsersAlone() throws {
    try locations.secure()
    let store = try GameStore.open(at: locations.gamesFile) { Moment(milliseconds: 0) }
    try PreferencesFile(path: locations.preferencesFile).save(
      changesFrom: Preferences(), to: Preferences())
    for name in ["games.sqlite", "games.sqlite-wal", "games.sqlite-shm", "preferences.json"] {
      #expect(try permissions(of: name) == 0o600, "\(name)")
    }
    withExtendedLifetime(store) {}
  }

  @Test func filesThatOthersCouldReadAreClosedToThem() throws {
    for name in [
      "games.sqlite", "games.sqlite-wal", "games.sqlite.damaged-2", "preferences.json",
      "preferences.json.damaged-1", "solver.json",
    ] {
      try folder.write("", to: name)
      chmod(folder.file(name), 0o644)
    }
    try locations.secure()
    for name in folder.names { #expect(try permissions(of: name) == 0o600, "\(name)") }
  }

  @Test func themesInAnExistingFolderAreTheUsersAlone() throws {
    let themes = locations.themesFolder
    try FileManager.default.createDirectory(atPath: themes, withIntermediateDirectories: true)
    chmod(themes, 0o755)
    for name in ["1f.json", "_order.json", "2e.json.damaged-1"] {
      try folder.write("{", to: "themes/\(name)")
      chmod("\(themes)/\(name)", 0o644)
    }
    try locations.secure()
    #expect(try permissions(of: "themes") == 0o700)
    for name in ["1f.json", "_order.json", "2e.json.damaged-1"] {
      #expect(try permissions(of: "themes/\(name)") == 0o600, "\(name)")
    }
  }

  @Test func aDamagedFileThatIsSetAsideIsTheUsersAlone() throws {
    try folder.write("{", to: "preferences.json")
    chmod(locations.preferencesFile, 0o644)
    _ = try SetAsideFile.setAside(locations.preferencesFile)
    #expect(try permissions(of: "preferences.json.damaged-1") == 0o600)
  }

  @Test func aMissingFolderIsMadeForTheUserAlone() throws {
    let locations = DataLocations(
      dataDirectory: folder.file("a/b"), environment: [:], home: "")
    try locations.secure()
    #expect(try permissions(of: "a/b") == 0o700)
  }

  @Test func aLinkOfAnotherUserIsNotFollowed() throws {
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.file("target"))
    try OwnFile.checkLink(link)
    #expect(throws: FileFault.foreignLink) { try OwnFile.checkLink(link, trusting: []) }
    try OwnFile.checkLink(folder.path, trusting: [])
    try OwnFile.checkLink(folder.file("none"), trusting: [])
  }

  /// Backing up and restoring open the games without a player's start, which makes them private.
  @Test(arguments: ["games.sqlite", "games.sqlite-wal", "games.sqlite-shm"])
  func gamesBehindALinkOfAnotherUserAreNeitherReadNorWritten(name: String) throws {
    try folder.write("mine", to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(name), withDestinationPath: folder.file("target"))
    let file = GameFile(path: locations.gamesFile, trusted: [])
    let refusal = StoreError.unwritable(folder: folder.file(name), reason: .foreignLink)
    #expect(throws: refusal) { try file.create() }
    #expect(throws: refusal) { _ = try file.contents() }
    #expect(throws: refusal) { _ = try file.connect() }
    #expect(throws: refusal) { _ = try file.keep() }
    #expect(try folder.text(of: "target") == "mine")
  }

  /// Only root can give a link away.
  @Test(.enabled(if: geteuid() == 0))
  func neitherABackupNorARestoreFollowsALinkOfAnotherUser() throws {
    let backup = folder.file("backup.sqlite")
    do {
      let games = folder.file("mine.sqlite")
      try GameStore.open(at: games) { Moment(milliseconds: 0) }.save(.wellKnown(), elapsed: .zero)
      try #require(try GameBackup.contents(of: games)).write(to: URL(fileURLWithPath: backup))
      try FileManager.default.createSymbolicLink(
        atPath: locations.gamesFile, withDestinationPath: games)
    }
    #expect(try GameBackup.contents(of: locations.gamesFile) != nil, "one's own is followed")
    try #require(lchown(locations.gamesFile, 54_321, 54_321) == 0)
    let refusal = StoreError.unwritable(folder: locations.gamesFile, reason: .foreignLink)
    #expect(throws: refusal) { try GameBackup.contents(of: locations.gamesFile) }
    #expect(throws: refusal) { _ = try GameBackup(path: backup).restore(to: locations.gamesFile) }
  }

  @Test func newFilesOfAKilledProcessAreSwept() throws {
    let old = ["preferences.json.new-999999999", "1f.json.new-999999998"]
    let others = [
      "preferences.json.new-\(getpid())", "preferences.json.new-x", "mine.new-999999999",
    ]
    for name in old + others {
      try folder.write("{", to: name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now - 3600], ofItemAtPath: folder.file(name))
    }
    try folder.write("{", to: "preferences.json.new-999999997")
    NewFile.sweep(folder.path)
    #expect(folder.names == (others + ["preferences.json.new-999999997"]).sorted())
  }

  @Test func copiesOfGamesThatAKilledProcessLeftAreSwept() throws {
    let used = try TemporaryFile.with { ($0 as NSString).lastPathComponent }
    let left = used.replacing(".new-\(getpid())", with: ".new-999999999")
    #expect(left != used)
    let old = [
      left, left + "-journal", "games.sqlite.new-999999999", "games.sqlite.new-999999999-wal",
      "games.sqlite.new-999999999-shm", "games.sqlite.before-2.new-999999998",
      "games.sqlite.damaged-1.new-999999998",
    ]
    let others = [
      used, "games.sqlite", "games.sqlite.before-2", "games.sqlite.damaged-1",
      "games.sqlite.new-\(getpid())-wal",
    ]
    for name in old + others {
      try folder.write("", to: name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now - 3600], ofItemAtPath: folder.file(name))
    }
    try locations.secure()
    #expect(folder.names == others.sorted())
  }

  @Test func aLinkInPlaceOfTheNewFileIsNotWrittenThrough() throws {
    try folder.write("mine", to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("preferences.json.new-\(getpid())"),
      withDestinationPath: folder.file("target"))
    try PreferencesFile(path: locations.preferencesFile).save(
      changesFrom: Preferences(), to: Preferences())
    #expect(try folder.text(of: "target") == "mine")
    #expect(folder.names == ["preferences.json", "target"])
  }
}
