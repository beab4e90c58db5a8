import Foundation
import Scutes
import Testing

@testable import App
@testable import Screens

@MainActor
struct CustomizationTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("brought-along-\(UUID().uuidString)")

  private func file(_ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("file")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test func aThemeAndKeysGoAlongWithARecording() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let theme = try file(#"{ "name": "Harbour", "roles": {} }"#)
    let look = try Customization(themeFile: theme, keysFile: nil)
    let keys = try Customization(themeFile: nil, keysFile: file("gameBoard.undo = ctrl+y, u\n"))
    for customization in [look, keys, Customization()] {
      let notes = customization.notes.compactMapValues(\.self)
      #expect(Customization(notes: notes) == customization)
      #expect(notes.values.allSatisfy { !$0.contains("\n") })
    }
    #expect(look != keys)
  }

  @Test(arguments: [
    ("gameBoard.undoo = u", "gameBoard.undoo is the name of no action"),
    ("gameBoard.undo = hyper", "Line 1, column 18: No key \"hyper\""),
    ("gameBoard.undo = U", "gameBoard.undoToCorrect has no key left"),
    ("gameBoard.undo = u\ngameBoard.redo = u", "stands for both"),
  ])
  func aMistakeInAFileOfKeysIsSaid(text: String, part: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try file(text)
    let error = #expect(throws: UsageError.self) {
      try Customization(themeFile: nil, keysFile: path)
    }
    #expect(error?.description.contains(part) == true)
    #expect(error?.description.hasPrefix(path + ": ") == true)
  }

  /// Whoever opens a pipe waits for somebody to write into it.
  @Test(.timeLimit(.minutes(1))) func whatIsNoFileIsRefusedAtOnce() throws {
    let pipe = try file("") + ".pipe"
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(pipe, 0o600) == 0)
    for (path, beginning) in [
      (pipe, "'\(pipe)' can't be read (it is a pipe or a device"),
      (folder.path, "'\(folder.path)' can't be read (it is a folder"),
      (pipe + "2", "No such file: '\(pipe)2'."),
    ] {
      for (theme, keys) in [(path, nil), (nil, path)] {
        let error = #expect(throws: UsageError.self) {
          try Customization(themeFile: theme, keysFile: keys)
        }
        #expect(error?.description.hasPrefix(beginning) == true)
      }
    }
  }

  /// A shell puts the name of an open pipe in place of `<(…)`.
  @Test func aPipeThatIsOpenAlreadyIsRead() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("gameBoard.undo = ctrl+y, u\n".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try Customization(themeFile: nil, keysFile: path) != Customization())
  }

  @Test(arguments: [
    ("{", "of the theme"), (#"{ "name": "A", "inherits": "Pink" }"#, "Pink"), ("x", "line 1"),
  ])
  func aMistakeInAThemeIsSaid(text: String, part: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try file(text)
    let error = #expect(throws: UsageError.self) {
      try Customization(themeFile: path, keysFile: nil)
    }
    #expect(error?.description.contains(part) == true)
  }

  @Test func everyNameOnThePageOfKeysMayHaveOtherKeys() {
    let names = KeyTables.all(.english, keyMap: KeyMap()).flatMap(\.entries).compactMap(\.id)
    #expect(names.contains("gameBoard.undo"))
    for name in Set(names) {
      let map = KeyMap([name: [KeyPress(.function(33))]])
      #expect(map.unknownNames(in: KeyTables.all(.english, keyMap: KeyMap())) == [])
    }
  }
}
