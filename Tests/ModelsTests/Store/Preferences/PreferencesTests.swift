import Foundation
import Games
import Store
import Testing

struct PreferencesTests {
  private let folder: TemporaryFolder
  private var file: PreferencesFile { PreferencesFile(path: folder.file("preferences.json")) }

  init() throws { folder = try TemporaryFolder() }

  @Test func withoutAFileAllIsAsByDefault() throws {
    let loaded = try file.load()
    #expect(loaded.preferences == Preferences())
    #expect(loaded.setAside == nil)
    #expect(folder.names.isEmpty)
  }

  @Test func whatIsSavedIsLoaded() throws {
    var preferences = Preferences()
    preferences.highlightsPeers = false
    preferences.removesNotesOfPeers = false
    try file.save(changesFrom: Preferences(), to: preferences)
    #expect(try file.load().preferences == preferences)
    #expect(folder.names == ["preferences.json"])
  }

  @Test func missingKeysAndSenselessValuesAreByDefault() throws {
    try folder.write(
      #"{"highlightsPeers": "often", "highlightsSameDigit": false}"#, to: "preferences.json")
    let loaded = try file.load()
    #expect(loaded.preferences.highlightsPeers)
    #expect(!loaded.preferences.highlightsSameDigit)
    #expect(loaded.preferences.removesNotesOfPeers)
    #expect(loaded.setAside == nil)
  }

  @Test func whoChangesNothingReadsAFileThatIsWhole() throws {
    #expect(file.whole() == nil)
    try folder.write(#"{"characterWidth": "wide", "effects": 3}"#, to: "preferences.json")
    #expect(file.whole()?.characterWidth == .wide)
    try folder.write(#"{"characterWidth": "wide", "eff"#, to: "preferences.json")
    #expect(file.whole() == nil)
    #expect(folder.names == ["preferences.json"])
  }

  @Test(arguments: [
    ("digits", TileChoice.pattern(.digits)), ("letters", .pattern(.letters)),
    ("symbols", .pattern(.symbols)), ("shapes", .pattern(.shapes)),
  ])
  func patternsHaveTheNamesOfOlderFiles(name: String, choice: TileChoice) throws {
    try folder.write(#"{"tilePattern": "\#(name)"}"#, to: "preferences.json")
    #expect(try file.load().preferences.tilePattern == choice)
  }

  @Test(arguments: TilePattern.allCases)
  func theChoiceOfAPatternIsSavedAndLoaded(pattern: TilePattern) throws {
    try expectRoundTrip(of: .pattern(pattern))
  }

  @Test(arguments: ["ocean", "1f", "digits", "A-1"])
  func theChoiceOfAThemeIsSavedAndLoaded(id: String) throws {
    try expectRoundTrip(of: .theme(try #require(MemoryTheme.ID(id))))
    #expect(try folder.text(of: "preferences.json").contains("\"theme:\(id)\""))
  }

  private func expectRoundTrip(of choice: TileChoice) throws {
    var preferences = Preferences()
    preferences.tilePattern = choice
    try file.save(changesFrom: Preferences(), to: preferences)
    #expect(try file.load().preferences.tilePattern == choice)
  }

  @Test(arguments: ["\"theme:\"", "\"theme:../x\"", "\"runes\"", "\"\"", "7", "null"])
  func tilesThatMakeNoSenseAreDigitsAndNothingElseIsLost(value: String) throws {
    try folder.write(
      #"{"tilePattern": \#(value), "highlightsPeers": false}"#, to: "preferences.json")
    let loaded = try file.load()
    #expect(loaded.preferences.tilePattern == .pattern(.digits))
    #expect(!loaded.preferences.highlightsPeers)
    #expect(loaded.setAside == nil)
  }

  @Test func unknownKeysStayWhenTheFileIsWritten() throws {
    try folder.write(
      #"{"future": {"list": [1, 2.5, null, true, 18446744073709551615]}, "x": -7}"#,
      to: "preferences.json")
    var preferences = try file.load().preferences
    preferences.highlightsPeers = false
    try file.save(changesFrom: Preferences(), to: preferences)
    let text = try folder.text(of: "preferences.json")
    #expect(
      text.contains(
        """
          "future" : {
            "list" : [
              1,
              2.5,
              null,
              true,
              18446744073709551615
            ]
          },
        """))
    #expect(text.contains("  \"highlightsPeers\" : false,\n"))
    #expect(text.contains("  \"x\" : -7\n"))
    #expect(try file.load().preferences == preferences)
  }

  @Test(arguments: ["", "{", "[]", "null", "highlightsPeers = true", "\u{0}\u{0}"])
  func aDamagedFileIsSetAsideAndSaid(_ text: String) throws {
    try folder.write(text, to: "preferences.json")
    let loaded = try file.load()
    #expect(loaded.preferences == Preferences())
    #expect(loaded.setAside?.newPath == file.path + ".damaged-1")
    #expect(try folder.text(of: "preferences.json.damaged-1") == text)
    #expect(folder.names.filter { $0 != "preferences.json" } == ["preferences.json.damaged-1"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: [FileFault.isFolder, .isNoFile])
  func whatIsNoFileIsCalledWhatItIsAndStays(fault: FileFault) throws {
    let path = folder.file("strange.json")
    if fault == .isFolder {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } else {
      #expect(mkfifo(path, 0o600) == 0)
    }
    let file = PreferencesFile(path: path)
    #expect(throws: PreferencesError.unreadable(path: path, reason: fault)) { try file.load() }
    #expect(throws: PreferencesError.unwritable(path: path, reason: fault)) {
      try file.save(changesFrom: Preferences(), to: Preferences())
    }
    let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    #expect(type != .typeRegular)
  }

  @Test func aLinkStaysALink() throws {
    try folder.write("{}", to: "real.json")
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: folder.file("real.json"))
    var preferences = Preferences()
    preferences.highlightsPeers = false
    try file.save(changesFrom: Preferences(), to: preferences)
    #expect(try folder.text(of: "real.json").contains("highlightsPeers"))
    #expect(try file.load().preferences == preferences)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: file.path)
        == folder.file("real.json"))
  }

  @Test func aFolderThatCannotBeMadeIsSaidInOneSentence() throws {
    try folder.write("a file, not a folder", to: "config")
    let path = folder.file("config/preferences.json")
    let error = #expect(throws: PreferencesError.self) {
      try PreferencesFile(path: path).save(changesFrom: Preferences(), to: Preferences())
    }
    #expect(error == .unwritable(path: path, reason: .exists))
  }
}
