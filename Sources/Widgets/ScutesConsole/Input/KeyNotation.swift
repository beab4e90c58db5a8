// SPDX-License-Identifier: Apache-2.0

extension KeyPress {
  /// Parses the notation of key files: "u", "f5", "space", "ctrl+z", "ctrl+shift+left", "alt+x".
  ///
  /// The names of modifiers (`ctrl`, `alt`, `shift`) and keys may be upper case. A single character
  /// stands for the key that types it, so "R" and "shift+r" are the same. A letter with `ctrl` is
  /// lower case unless `shift` is named. Many terminals send the same code for ctrl+i and tab,
  /// ctrl+m and enter, ctrl+h and backspace, ctrl+[ and escape: use the second name. Any character
  /// can be written as its Unicode number: `u00e9`.
  public init(notation: some StringProtocol) throws(KeyNotationError) {
    var rest = Substring(notation)
    var modifiers: Modifiers = []
    while let plus = rest.dropFirst().firstIndex(of: "+"), rest.index(after: plus) < rest.endIndex {
      let name = rest[..<plus]
      guard let modifier = Self.modifiersByName[name.lowercased()] else {
        throw .unknownModifier(String(name))
      }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    guard let first = rest.first else { throw .missingKey }
    if rest.dropFirst().isEmpty {
      self = try Self.typing(first, modifiers)
    } else {
      guard let key = Self.key(named: rest.lowercased()) else { throw .unknownKey(String(rest)) }
      self.init(key, modifiers: modifiers)
    }
  }

  /// The key in the notation of key files, which ``init(notation:)`` parses.
  public var notation: String {
    var modifiers = modifiers
    var name: String
    if case .character(let character) = key {
      name = Self.characterNames[character] ?? Self.number(of: character) ?? String(character)
      if modifiers.contains(.control), character.isUppercase {
        modifiers.insert(.shift)
        name = character.lowercased()
      }
    } else {
      name = Self.name(of: key)
    }
    let prefix = Self.modifierNames.filter { modifiers.contains($0.modifier) }
    return (prefix.map(\.name) + [name]).joined(separator: "+")
  }

  private static func typing(
    _ character: Character, _ modifiers: Modifiers
  ) throws(KeyNotationError) -> KeyPress {
    guard !character.isWhitespace else { throw .missingKey }
    var (character, modifiers) = (character, modifiers)
    if modifiers.contains(.shift) {
      let upper = character.uppercased()
      guard upper.count == 1, let only = upper.first, character.isLetter else {
        throw .shiftedCharacter(character)
      }
      character = only
      modifiers.remove(.shift)
    } else if modifiers.contains(.control), let lower = character.lowercased().first {
      character = lower
    }
    return KeyPress(character, modifiers: modifiers)
  }

  // MARK: Names

  private static let modifierNames: [(name: String, modifier: Modifiers)] = [
    ("ctrl", .control), ("alt", .alt), ("shift", .shift),
  ]

  private static let modifiersByName: [String: Modifiers] = [
    "ctrl": .control, "control": .control, "alt": .alt, "option": .alt, "meta": .alt,
    "shift": .shift,
  ]

  /// Characters that can't stand for themselves between commas and blanks.
  private static let characterNames: [Character: String] = [
    " ": "space", ",": "comma",
  ]

  /// The Unicode number of a character that can't stand by itself, such as an accent without a
  /// letter: `u0301`. `nil` for other characters.
  private static func number(of character: Character) -> String? {
    let joins = (" " + String(character)).count == 1
    guard joins || character.isWhitespace, let scalar = character.unicodeScalars.first else {
      return nil
    }
    let digits = String(scalar.value, radix: 16)
    return "u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func character(numbered name: String) -> Character? {
    guard name.first == "u", name.count > 4, let value = UInt32(name.dropFirst(), radix: 16) else {
      return nil
    }
    return Unicode.Scalar(value).map { Character($0) }
  }

  private static let keyNames: [(name: String, key: Key)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home),
    ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown), ("insert", .insert),
    ("delete", .delete), ("backspace", .backspace), ("tab", .tab), ("enter", .enter),
    ("escape", .escape), ("space", .character(" ")), ("comma", .character(",")),
  ]

  private static let otherNames: [String: Key] = [
    "esc": .escape, "return": .enter, "del": .delete, "ins": .insert, "pgup": .pageUp,
    "pgdn": .pageDown, "plus": .character("+"),
  ]

  private static func name(of key: Key) -> String {
    if case .function(let number) = key { return "f\(number)" }
    return keyNames.first { $0.key == key }?.name ?? ""
  }

  private static func key(named name: String) -> Key? {
    if name.first == "f", let number = Int(name.dropFirst()), (1...35).contains(number) {
      return .function(number)
    }
    if let character = character(numbered: name) { return .character(character) }
    return keyNames.first { $0.name == name }?.key ?? otherNames[name]
  }
}

/// An error in the notation of a key.
public enum KeyNotationError: Error, Hashable, CustomStringConvertible {
  /// No key has this name.
  case unknownKey(String)
  /// The text before a plus isn't a modifier.
  case unknownModifier(String)
  /// The notation is empty or ends in a plus.
  case missingKey
  /// The shifted form of this character depends on the keyboard.
  case shiftedCharacter(Character)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .unknownKey(let name):
      "No key \"\(name)\": write a character, f1 to f35, or a name such as space, enter "
        + "or pageup."
    case .unknownModifier(let name):
      "No modifier \"\(name)\": write ctrl, alt or shift before the plus."
    case .missingKey:
      "A key is missing here: write one such as u, f5 or ctrl+z."
    case .shiftedCharacter(let character):
      "What shift+\(character) types depends on the keyboard: write the character itself."
    }
  }
}
