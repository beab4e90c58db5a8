// SPDX-License-Identifier: Apache-2.0

import CScutesNCurses

/// A terminal's entry in the system's terminfo database.
struct TerminalDescription {
  /// The name of the entry.
  let name: String
  /// The number of colours, or 0 if there are none.
  let colors: Int
  /// `true` if the entry promises red, green and blue of eight bits each.
  let hasDirectColor: Bool
  /// `true` if `CSI row ; column H` moves the cursor, so control sequences follow the standard.
  let isANSI: Bool
  /// `true` if `CSI … m` selects colours.
  let hasANSIColors: Bool
  /// The supported attributes.
  let attributes: TextAttributes
  /// The attributes that can't be combined with colours. The Linux console, for instance, shows a
  /// colour instead of an underline.
  let attributesWithoutColor: TextAttributes
  /// `true` if strikethrough is supported.
  var hasStrikethrough: Bool { attributes.contains(.strikethrough) }
  /// Enters the alternate screen, if there is one.
  let enterScreen: String
  /// Returns to the normal screen, if there is another.
  let leaveScreen: String
  /// Clears the screen and moves the cursor to the first cell.
  let clearScreen: String
  /// Makes the keys send what the entry says.
  let enterKeys: String
  /// Makes them send what the shell expects.
  let leaveKeys: String
  /// The sequences of the keys, by their names in terminfo. See ``DescribedKeys``.
  let keys: [(name: String, sequence: [UInt8])]
  /// Resets the style.
  let plainStyle: String
  /// Shows the cursor.
  let showCursor: String
  /// Hides the cursor.
  let hideCursor: String

  /// `true` if the cursor changes its form by the sequence of a VT520 (DECSCUSR).
  let hasCursorForms: Bool

  /// Reads the entry of the terminal called `name`.
  init(named name: String) throws(TerminalError) {
    // The description of the current screen is kept here.
    let inUse = ncurses_description()
    defer { set_curterm(inUse) }
    var status: Int32 = 0
    guard setupterm(name, 1, &status) == OK, status == 1 else {
      throw .unknownTerminalType(Self.printable(name))
    }
    defer { del_curterm(ncurses_description()) }
    guard let move = Self.string("cup"), !move.isEmpty else { throw .noCursorAddressing(name) }
    self.name = name
    isANSI = move.hasPrefix("\u{1B}[%i%p1%d;%p2%dH")
    let setForeground = Self.string("setaf") ?? ""
    hasANSIColors = isANSI && setForeground.hasPrefix("\u{1B}[") && setForeground.hasSuffix("m")
    colors = max(0, Int(ncurses_number("colors")))
    hasDirectColor =
      ncurses_flag("RGB") == 1 || ncurses_flag("Tc") == 1 || ncurses_number("RGB") > 0
      || Self.string("RGB") != nil
    attributes = Self.attributes
    attributesWithoutColor = Self.attributesWithoutColor
    enterScreen = Self.string("smcup") ?? ""
    leaveScreen = Self.string("rmcup") ?? ""
    clearScreen = isANSI ? "\u{1B}[r\u{1B}[H\u{1B}[J" : Self.string("clear") ?? ""
    enterKeys = Self.string("smkx") ?? ""
    leaveKeys = Self.string("rmkx") ?? ""
    keys = DescribedKeys.names.compactMap { name in
      Self.string(name).map { (name: name, sequence: Array($0.utf8)) }
    }
    plainStyle = Self.string("sgr0") ?? ""
    showCursor = isANSI ? "\u{1B}[?25h" : Self.string("cnorm") ?? ""
    hasCursorForms = Self.string("Ss") == "\u{1B}[%p1%d q"
    hideCursor = isANSI ? "\u{1B}[?25l" : Self.string("civis") ?? ""
  }

  /// The beginning of a name that may be anything, for a message: `?` stands for what is not
  /// printable ASCII.
  private static func printable(_ name: String) -> String {
    let scalars = name.unicodeScalars.prefix(40).map {
      (0x20..<0x7F).contains($0.value) ? Character($0) : "?"
    }
    return String(scalars)
  }

  private static var attributes: TextAttributes {
    let names: [(String, TextAttributes)] = [
      ("bold", .bold), ("dim", .dim), ("sitm", .italic), ("smul", .underline), ("rev", .reverse),
    ]
    var attributes: TextAttributes = []
    for (name, attribute) in names where string(name) != nil { attributes.insert(attribute) }
    if string("smxx") == "\u{1B}[9m" { attributes.insert(.strikethrough) }
    return attributes
  }

  /// The attributes in `ncv`, as terminfo(5) numbers them.
  private static var attributesWithoutColor: TextAttributes {
    let bits = max(0, Int(ncurses_number("ncv")))
    let attributes: [(Int, TextAttributes)] = [
      (2, .underline), (4, .reverse), (16, .dim), (32, .bold),
    ]
    return attributes.reduce(into: []) { if bits & $1.0 != 0 { $0.formUnion($1.1) } }
  }

  /// A capability without the delays that old terminals need, or `nil` if it is absent.
  private static func string(_ capability: String) -> String? {
    guard let found = ncurses_string(capability), Int(bitPattern: found) != -1 else { return nil }
    var text = ""
    var rest = Substring(String(cString: found))
    while let delay = rest.firstRange(of: "$<") {
      text += rest[..<delay.lowerBound]
      rest = rest[delay.upperBound...].drop { $0 != ">" }.dropFirst()
    }
    return text + rest
  }
}
