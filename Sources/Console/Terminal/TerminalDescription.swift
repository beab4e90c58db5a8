import CNCurses

/// A terminal's entry in the system's terminfo database.
struct TerminalDescription {
  /// The name under which the description is found.
  let name: String
  /// Colours; 0 where there are none.
  let colors: Int
  /// Whether it is marked as showing red, green and blue of eight bits each.
  let hasDirectColor: Bool
  /// Whether the cursor is moved by `CSI row ; column H`, and so control sequences are the usual.
  let isANSI: Bool
  /// Whether colours are chosen by `CSI … m`.
  let hasANSIColors: Bool
  /// The attributes that it can show.
  let attributes: TextAttributes
  /// Those of them that it cannot show together with colours, as the Linux console has a colour in
  /// place of an underline.
  let attributesWithoutColor: TextAttributes
  /// Whether it can strike text through.
  var hasStrikethrough: Bool { attributes.contains(.strikethrough) }
  /// Enters the screen of full-screen programs.
  let enterScreen: String
  /// Leaves it for what was there before.
  let leaveScreen: String
  /// Back to plain text.
  let plainStyle: String
  /// Shows the cursor.
  let showCursor: String
  /// Hides the cursor.
  let hideCursor: String

  /// Whether the cursor has another form on request, by the sequence of a VT520 (DECSCUSR).
  let hasCursorForms: Bool

  /// The description of the terminal called `name`.
  init(named name: String) throws(TerminalError) {
    // A screen in use has its description there.
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
    leaveScreen = Self.string("rmcup") ?? Self.string("clear") ?? ""
    plainStyle = Self.string("sgr0") ?? ""
    showCursor = isANSI ? "\u{1B}[?25h" : Self.string("cnorm") ?? ""
    hasCursorForms = Self.string("Ss") == "\u{1B}[%p1%d q"
    hideCursor = isANSI ? "\u{1B}[?25l" : Self.string("civis") ?? ""
  }

  /// The beginning of a name that may be anything, for a message: `?` stands for what is not printable
  /// ASCII.
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

  /// The bits of `ncv`, as terminfo(5) numbers the attributes.
  private static var attributesWithoutColor: TextAttributes {
    let bits = max(0, Int(ncurses_number("ncv")))
    let attributes: [(Int, TextAttributes)] = [
      (2, .underline), (4, .reverse), (16, .dim), (32, .bold),
    ]
    return attributes.reduce(into: []) { if bits & $1.0 != 0 { $0.formUnion($1.1) } }
  }

  /// A capability without the delays that old terminals need; nil where it is absent.
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
