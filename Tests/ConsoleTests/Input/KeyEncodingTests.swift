import TestSupport
import Testing

@testable import ScutesConsole

/// The keys of a keyboard in each terminal's encoding, with all modifiers.
nonisolated struct KeyEncodingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let input: String
    let press: KeyPress

    init(_ input: String, _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) {
      self.input = input
      press = KeyPress(key, modifiers: modifiers)
    }

    var testDescription: String { input }
  }

  /// The modifiers by xterm's number.
  static let modifiers: [(Int, KeyPress.Modifiers)] = [
    (1, []), (2, .shift), (3, .alt), (4, [.shift, .alt]), (5, .control), (6, [.shift, .control]),
    (7, [.alt, .control]), (8, [.shift, .alt, .control]), (9, .alt), (10, [.shift, .alt]),
    (13, [.alt, .control]), (33, .alt), (65, []), (129, []), (133, .control),
  ]

  static let letters: [(Character, KeyPress.Key)] = [
    ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
  ]

  static let numbers: [(Int, KeyPress.Key)] =
    [
      (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home),
      (8, .end),
    ]
    + zip(
      [
        11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34, 42, 43, 44,
        45,
      ], 1...24
    ).map { ($0, .function($1)) }

  static let keypad: [(Character, KeyPress.Key)] =
    zip("pqrstuvwxy", "0123456789").map { ($0, .character($1)) } + [
      ("j", .character("*")), ("k", .character("+")), ("l", .character(",")),
      ("m", .character("-")), ("n", .character(".")), ("o", .character("/")),
      ("X", .character("=")), ("M", .enter), ("I", .tab), (" ", .character(" ")),
    ]

  /// xterm and its followers: `CSI 1 ; m A`, `CSI n ; m ~`, and a leading ESC for Alt.
  static let xterm: [Case] = {
    var cases: [Case] = []
    for (number, modifiers) in modifiers {
      for (letter, key) in letters {
        cases.append(Case("⎋[1;\(number)\(letter)", key, modifiers))
        cases.append(Case("⎋⎋[1;\(number)\(letter)", key, modifiers.union(.alt)))
        cases.append(Case("⎋O\(number)\(letter)", key, modifiers))
      }
      for (code, key) in numbers { cases.append(Case("⎋[\(code);\(number)~", key, modifiers)) }
      for (letter, key) in keypad { cases.append(Case("⎋O\(number)\(letter)", key, modifiers)) }
    }
    return cases
  }()

  static let plain: [Case] = {
    var cases: [Case] = []
    for (letter, key) in letters {
      cases += [Case("⎋[\(letter)", key), Case("⎋O\(letter)", key)]
      cases.append(Case("⎋⎋O\(letter)", key, .alt))
    }
    for (code, key) in numbers {
      cases += [Case("⎋[\(code)~", key), Case("⎋⎋[\(code)~", key, .alt)]
    }
    for (letter, key) in keypad { cases.append(Case("⎋O\(letter)", key)) }
    for (letter, number) in zip("ABCDE", 1...5) {
      cases.append(Case("⎋[[\(letter)", .function(number)))
    }
    return cases
  }()

  /// urxvt: a suffix in place of the tilde, lower-case letters for arrows.
  static let urxvt: [Case] = {
    var cases: [Case] = []
    for (code, key) in numbers {
      cases.append(Case("⎋[\(code)$", key, .shift))
      cases.append(Case("⎋[\(code)^", key, .control))
      cases.append(Case("⎋[\(code)@", key, [.shift, .control]))
      cases.append(Case("⎋⎋[\(code)^", key, [.alt, .control]))
    }
    let arrows: [KeyPress.Key] = [.up, .down, .right, .left]
    for (letter, key) in zip("abcd", arrows) {
      cases += [Case("⎋[\(letter)", key, .shift), Case("⎋O\(letter)", key, .control)]
    }
    return cases
  }()

  /// kitty's `CSI code ; m u` and xterm's `CSI 27 ; m ; code ~`, where shift shows in the
  /// character.
  static let coded: [Case] = {
    let named: [(Int, KeyPress.Key)] = [(9, .tab), (13, .enter), (27, .escape), (127, .backspace)]
    var cases: [Case] = []
    for (number, modifiers) in modifiers where number < 9 {
      let rest = modifiers.subtracting(.shift)
      for scalar in "azé1/".unicodeScalars {
        let upper = Character(String(scalar).uppercased())
        let key = KeyPress.Key.character(modifiers.contains(.shift) ? upper : Character(scalar))
        for kind in ["", ":1", ":2"] {
          cases.append(Case("⎋[\(scalar.value);\(number)\(kind)u", key, rest))
        }
        cases.append(Case("⎋[27;\(number);\(scalar.value)~", key, rest))
      }
      for (code, key) in named { cases.append(Case("⎋[\(code);\(number)u", key, modifiers)) }
      for code in 57376...57387 {
        cases.append(Case("⎋[\(code);\(number)u", .function(code - 57363), modifiers))
      }
    }
    return cases
  }()

  @Test(arguments: [("xterm", xterm), ("plain", plain), ("urxvt", urxvt), ("coded", coded)])
  func everyEncodingOfEveryKeyIsKnown(_ name: String, _ cases: [Case]) {
    #expect(cases.count > 50)
    for one in cases {
      var parser = InputParser()
      let events = parser.feed(bytes(one.input))
      #expect(events == [.key(one.press)], "\(one.input)")
      #expect(parser.unfinished == nil, "\(one.input)")
      var halves = InputParser()
      let parts = bytes(one.input).flatMap { halves.feed([$0]) }
      #expect(parts == events, "\(one.input)")
    }
  }
}
