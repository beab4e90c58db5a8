import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Store

struct NamedFileTests {
  private let folder: TemporaryFolder
  private var locations: DataLocations {
    DataLocations(dataDirectory: folder.file("data"), environment: [:], home: "")
  }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("data/themes"), withIntermediateDirectories: true)
  }

  private func file(_ name: String) -> NamedFile {
    NamedFile(folder.file(name), sparing: locations)
  }

  private func openAnew(_ name: String) throws {
    try file(name).rewrite { $0.starts(with: "recording".utf8) }.begin().close()
  }

  private func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.file(name))[.posixPermissions] as? Int
  }

  @Test func aNewFileAndOneOfItsKindAreWrittenAnew() throws {
    try openAnew("new")
    #expect(try permissions(of: "new") == 0o600)
    try openAnew("new")
    try folder.write("recording 1\n@0\n", to: "old")
    try openAnew("old")
    #expect(try folder.text(of: "old") == "")
    #expect(try permissions(of: "old") == 0o600)
  }

  @Test func onlyAFileThatDoesNotExistIsCreated() throws {
    let new = try file("list").create()
    try new.handle.write(contentsOf: Data("first".utf8))
    try new.finish()
    #expect(throws: FileFault.exists) { _ = try file("list").create() }
    #expect(try folder.text(of: "list") == "first")
    #expect(throws: FileFault.ownFile) { _ = try file("data/preferences.json").create() }
    #expect(throws: FileFault.notFound) { _ = try file("none/list").create() }
    #expect(throws: FileFault.isFolder) { _ = try file("none/").create() }
    #expect(throws: FileFault.longName) {
      _ = try file(String(repeating: "n", count: 300)).create()
    }
    #expect(throws: FileFault.notFound) { _ = try NamedFile("", sparing: nil).create() }
  }

  @Test func aFileThatIsCreatedHasNoNameUntilItIsWhole() throws {
    let new = try file("list").create()
    try new.handle.write(contentsOf: Data("first".utf8))
    #expect(!folder.names.contains("list"))
    #if os(Linux)
      #expect(folder.names == ["data"], "whatever ends the program leaves nothing")
    #endif
    new.discard()
    #expect(folder.names == ["data"])
  }

  @Test func whatHasTakenTheNameMeanwhileStays() throws {
    let new = try file("list").create()
    try new.handle.write(contentsOf: Data("mine".utf8))
    try folder.write("another's", to: "list")
    #expect(throws: FileFault.exists) { try new.finish() }
    #expect(try folder.text(of: "list") == "another's")
    #expect(folder.names == ["data", "list"])
  }

  /// The new file needs a name of its own to replace another, and keeps it if the program is killed.
  @Test func whatAKilledExportHasLeftGoesWithTheNext() throws {
    try folder.write("old", to: "a.txt")
    // No process has so high a number.
    for name in ["a.txt.new-2147483646", "a.txt.new-old", "b.txt.new-2147483646"] {
      try folder.write("half", to: name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder.file(name))
    }
    try file("a.txt").write(Data("new".utf8), isReplacing: true)
    #expect(folder.names == ["a.txt", "a.txt.new-old", "b.txt.new-2147483646", "data"])
  }

  @Test func aRunningProgramIsAFileOfAnotherKind() throws {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: folder.file("sleep"))
    program.arguments = ["60"]
    let original = URL(fileURLWithPath: "/bin/sleep").resolvingSymlinksInPath()
    try FileManager.default.copyItem(atPath: original.path, toPath: folder.file("sleep"))
    try program.run()
    defer {
      program.terminate()
      program.waitUntilExit()
    }
    #expect(throws: FileFault.otherKind) { try openAnew("sleep") }
  }

  @Test func aFileOfAnotherKindStays() throws {
    try folder.write("dear diary", to: "diary")
    #expect(throws: FileFault.otherKind) { try openAnew("diary") }
    #expect(try folder.text(of: "diary") == "dear diary")
  }

  @Test(arguments: [
    "data/games.sqlite", "data/games.sqlite-wal", "data/Games.sqlite", "data/preferences.json",
    "data/games.sqlite.damaged-1", "data/themes/1f.json", "data/themes/new", "same/games.sqlite",
    "data/../data/games.sqlite",
  ])
  func theProgramsOwnFilesStay(_ name: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("same"), withDestinationPath: folder.file("data"))
    #expect(throws: FileFault.ownFile) { try openAnew(name) }
    for isReplacing in [false, true] {
      #expect(throws: FileFault.ownFile) {
        try file(name).write(Data("x".utf8), isReplacing: isReplacing)
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("data")) == ["themes"])
  }

  @Test func untilItIsBegunAFileStaysAsItIs() throws {
    try folder.write("recording 1\n@0\n", to: "old")
    for name in ["old", "new"] {
      let file = try file(name).rewrite { _ in true }
      #expect(folder.names.contains("new") == false)
      file.discard()
    }
    #expect(try folder.text(of: "old") == "recording 1\n@0\n")
    #expect(folder.names == ["data", "old"])
  }

  @Test func aNameThatIsTakenBeforeTheBeginningIsLeftAlone() throws {
    let new = try file("new").rewrite { _ in true }
    try folder.write("another's", to: "new")
    #expect(throws: FileFault.exists) { _ = try new.begin() }
    #expect(try folder.text(of: "new") == "another's")
    #expect(folder.names == ["data", "new"])
  }

  @Test(arguments: ["data/new", "data/deep/new", "same/deep/new", "data/deep/../new"])
  func nothingIsWrittenAnewInTheDataFolder(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("data/deep"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("same"), withDestinationPath: folder.file("data"))
    #expect(throws: FileFault.dataFolder) { try openAnew(name) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("data/deep")) == [])
  }

  @Test func otherFilesOfTheDataFolderAreTheUsers() throws {
    try file("data/today.txt").write(Data("x".utf8), isReplacing: false)
  }

  @Test func aLinkIsNotFollowed() throws {
    try folder.write("recording 1\n", to: "target")
    for (link, target) in [("link", "target"), ("dangling", "none")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(link), withDestinationPath: folder.file(target))
      #expect(throws: FileFault.isLink) { try openAnew(link) }
      #expect(throws: FileFault.isLink) { try file(link).write(Data(), isReplacing: true) }
      // Another name is the only remedy, so it isn't said that the file could be replaced.
      #expect(throws: FileFault.isLink) { try file(link).check(isReplacing: false) }
      #expect(throws: FileFault.isLink) { _ = try file(link).create() }
    }
    #expect(try folder.text(of: "target") == "recording 1\n")
    #expect(!folder.names.contains("none"))
  }

  @Test(arguments: ["-wal", "-shm", "-journal"])
  func aDatabaseThatIsOpenIsNotReplaced(ending: String) throws {
    try folder.write("old", to: "games")
    try folder.write("log", to: "games" + ending)
    try folder.write("log", to: "none" + ending)
    for name in ["games", "none"] {
      #expect(throws: FileFault.openDatabase) {
        try file(name).write(Data("new".utf8), isReplacing: true)
      }
    }
    #expect(try folder.text(of: "games") == "old")
    #expect(!folder.names.contains("none"))
  }

  @Test(.timeLimit(.minutes(1))) func aPipeAndADeviceAreRefusedAtOnce() throws {
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(throws: FileFault.isNoFile) { try openAnew("pipe") }
    #expect(throws: FileFault.isNoFile) { try file("pipe").write(Data(), isReplacing: true) }
    #expect(throws: FileFault.isNoFile) {
      try NamedFile("/dev/null", sparing: locations).rewrite { _ in true }
    }
    #expect(throws: FileFault.isFolder) { try openAnew("data") }
    #if os(Linux)
      #expect(throws: FileFault.isNoFile) {
        try NamedFile("/proc/self/mem", sparing: locations).rewrite { _ in true }
      }
    #endif
  }

  @Test func twoProgramsDoNotWriteOneFile() throws {
    let first = try file("log").rewrite { _ in true }.begin()
    #expect(throws: FileFault.inUse) { try openAnew("log") }
    try first.close()
    try openAnew("log")
  }

  @Test func aNewFileIsThereAsAWholeOrNotAtAll() throws {
    let data = Data(repeating: 0x61, count: 8_000_000)
    let watch = SizeWatch(folder.file("a.txt"))
    defer { _ = watch.stop() }
    try file("a.txt").write(data, isReplacing: false)
    #expect(watch.stop().isSubset(of: [data.count]))
    #expect(folder.names == ["a.txt", "data"])
  }

  @Test func aFileIsReplacedAsAWhole() throws {
    try file("a.txt").write(Data("old".utf8), isReplacing: false)
    #expect(throws: FileFault.exists) { try file("a.txt").write(Data(), isReplacing: false) }
    chmod(folder.file("a.txt"), 0o640)
    try file("a.txt").write(Data("new".utf8), isReplacing: true)
    #expect(try folder.text(of: "a.txt") == "new")
    #expect(try permissions(of: "a.txt") == 0o640)
    #expect(folder.names == ["a.txt", "data"])
  }
}

/// Notes the sizes of a file in the background.
private final class SizeWatch: Sendable {
  private let path: String
  private let sizes = Mutex<Set<Int>>([])
  private let isStopped = Atomic(false)
  private let work = DispatchGroup()

  init(_ path: String) {
    self.path = path
    DispatchQueue.global().async(group: work) { [self] in run() }
  }

  private func run() {
    while !isStopped.load(ordering: .relaxed) {
      var status = stat()
      if stat(path, &status) == 0 { sizes.withLock { _ = $0.insert(Int(status.st_size)) } }
    }
  }

  /// Stops, and returns the sizes.
  func stop() -> Set<Int> {
    isStopped.store(true, ordering: .relaxed)
    work.wait()
    return sizes.withLock(\.self)
  }
}
