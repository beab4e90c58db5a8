import Testing

@testable import ScutesConsole

struct KeyNotationTests {
  @Test(
    arguments: [
      ("u", KeyPress("u")), ("R", KeyPress("R")), ("shift+r", KeyPress("R")), ("é", KeyPress("é")),
      ("+", KeyPress("+")), ("ctrl++", KeyPress("+", modifiers: .control)),
      ("plus", KeyPress("+")), ("space", KeyPress(" ")), ("comma", KeyPress(",")),
      ("ctrl+z", KeyPress("z", modifiers: .control)),
      ("Ctrl+Z", KeyPress("z", modifiers: .control)),
      ("ctrl+shift+z", KeyPress("Z", modifiers: .control)),
      ("alt+X", KeyPress("X", modifiers: .alt)),
      ("ctrl+shift+left", KeyPress(.left, modifiers: [.control, .shift])),
      ("f5", KeyPress(.function(5))), ("F24", KeyPress(.function(24))), ("f", KeyPress("f")),
      ("shift+tab", KeyPress(.tab, modifiers: .shift)), ("PageUp", KeyPress(.pageUp)),
      ("esc", KeyPress(.escape)), ("option+return", KeyPress(.enter, modifiers: .alt)),
      ("=", KeyPress("=")), ("#", KeyPress("#")),
    ])
  func aKeyIsNamed(_ notation: String, _ press: KeyPress) throws {
    #expect(try KeyPress(notation: notation) == press)
  }

  @Test(
    arguments: [
      ("f0", .unknownKey("f0")), ("f36", .unknownKey("f36")), ("upp", .unknownKey("upp")),
      ("ctl+x", .unknownModifier("ctl")), ("", .missingKey), (" ", .missingKey),
      ("ctrl+", .unknownKey("ctrl+")), ("shift+1", .shiftedCharacter("1")),
    ] as [(String, KeyNotationError)])
  func whatIsNoKeyIsSaid(_ notation: String, _ error: KeyNotationError) {
    #expect(throws: error) { try KeyPress(notation: notation) }
    #expect(error.description.hasSuffix("."))
  }

  /// Every key that a terminal can send survives its notation.
  @Test func whatIsWrittenIsReadBack() throws {
    let keys: [KeyPress.Key] =
      [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .backspace,
        .tab, .enter, .escape,
      ] + (1...35).map { .function($0) }
    for bits in 0..<(8 as UInt8) {
      let modifiers = KeyPress.Modifiers(rawValue: bits)
      for key in keys {
        let press = KeyPress(key, modifiers: modifiers)
        #expect(try KeyPress(notation: press.notation) == press, "\(press.notation)")
      }
      for character in "aZ1+ ,=#한é[?" where !modifiers.contains(.shift) {
        let press = KeyPress(character, modifiers: modifiers)
        #expect(try KeyPress(notation: press.notation) == press, "\(press.notation)")
      }
    }
  }

  @Test func aKeyIsCalledInTheUsersWords() {
    var names = KeyNames()
    names.control = "Strg"
    names.pageUp = "Bild auf"
    names.up = "Auf"
    #expect(KeyPress(.pageUp, modifiers: .control).name(names: names) == "Strg-Bild auf")
    #expect(KeyPress(.up).name(isUnicode: false, names: names) == "Auf")
    #expect(KeyPress("r", modifiers: [.control, .alt]).name() == "Ctrl-Alt-R")
    #expect(KeyPress(" ").name() == "Space")
    #expect(KeyPress(.function(5), modifiers: .shift).name() == "Shift-F5")
  }
}
