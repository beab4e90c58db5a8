import Testing

@testable import ScutesConsole

struct DescribedKeysTests {
  /// Those in ncurses' own database and its supplement.
  nonisolated static let terminals = [
    "st-256color", "xterm", "xterm-256color", "xterm-old", "xterm-mono", "linux", "linux-16color",
    "rxvt", "rxvt-unicode-256color", "screen", "screen-256color", "tmux", "tmux-256color", "putty",
    "putty-256color", "konsole-256color", "vte-256color", "gnome-256color", "foot", "kitty",
    "alacritty", "vt100", "vt220", "vt52", "cygwin", "mintty", "wsvt25", "cons25", "Eterm",
    "iterm2", "nsterm", "mlterm", "mrxvt", "dvtm", "contour", "teken", "ansi", "pcansi", "scoansi",
    "sun", "hpterm", "wy50", "interix", "aixterm",
  ]

  /// The keys of capabilities that say what they are.
  static let named: [String: KeyPress] = {
    var named: [String: KeyPress] = [
      "kcuu1": KeyPress(.up), "kcud1": KeyPress(.down), "kcub1": KeyPress(.left),
      "kcuf1": KeyPress(.right), "khome": KeyPress(.home), "kend": KeyPress(.end),
      "kpp": KeyPress(.pageUp), "knp": KeyPress(.pageDown), "kich1": KeyPress(.insert),
      "kdch1": KeyPress(.delete), "kbs": KeyPress(.backspace), "kent": KeyPress(.enter),
      "kcbt": KeyPress(.tab, modifiers: .shift), "kri": KeyPress(.up, modifiers: .shift),
      "kind": KeyPress(.down, modifiers: .shift), "kUP5": KeyPress(.up, modifiers: .control),
      "kLFT": KeyPress(.left, modifiers: .shift), "kRIT": KeyPress(.right, modifiers: .shift),
      "kLFT5": KeyPress(.left, modifiers: .control), "kRIT3": KeyPress(.right, modifiers: .alt),
      "kHOM": KeyPress(.home, modifiers: .shift), "kEND": KeyPress(.end, modifiers: .shift),
      "kDC": KeyPress(.delete, modifiers: .shift), "kIC": KeyPress(.insert, modifiers: .shift),
      "kPRV": KeyPress(.pageUp, modifiers: .shift), "kNXT": KeyPress(.pageDown, modifiers: .shift),
      "kDN6": KeyPress(.down, modifiers: [.shift, .control]),
    ]
    for number in 1...12 { named["kf\(number)"] = KeyPress(.function(number)) }
    return named
  }()

  /// The digit of a key of the number pad in application mode. A VT100 calls some of them F5 to F10.
  private static func digit(_ sequence: [UInt8]) -> Character? {
    guard sequence.count == 3, sequence.starts(with: [0x1B, 0x4F]), sequence[2] >= 0x6A,
      sequence[2] <= 0x79
    else { return nil }
    return Character(Unicode.Scalar(sequence[2] - 0x40))
  }

  private func description(_ name: String) -> TerminalDescription? {
    try? TerminalDescription(named: name)
  }

  private func events(_ sequence: [UInt8], _ keys: DescribedKeys) -> [InputEvent] {
    var parser = InputParser(described: keys)
    return parser.feed(sequence) + parser.flush()
  }

  @Test(arguments: terminals)
  func everyKeyThatTheDescriptionPromisesArrives(name: String) {
    guard let description = description(name) else {
      print("\(name) has no description here")
      return
    }
    let keys = DescribedKeys(description.keys)
    // Of several names for one sequence, one can be right.
    let names = Dictionary(grouping: description.keys, by: \.sequence).mapValues { $0.map(\.name) }
    for (name, sequence) in description.keys {
      guard let key = Self.named[name] else { continue }
      var candidates = (names[sequence] ?? []).compactMap { Self.named[$0] } + [key]
      // Shift with an arrow is right in either direction: some descriptions have them the wrong way.
      if name == "kri" || name == "kind" {
        candidates += [.up, .down].map { KeyPress($0, modifiers: .shift) }
      }
      // An arrow by itself has two sequences, of which some descriptions give Shift one.
      if sequence.count == 3, let last = sequence.last, (0x41...0x44).contains(last) {
        candidates.append(KeyPress(key.key))
      }
      if let digit = Self.digit(sequence) { candidates = [KeyPress(digit)] }
      let got = events(sequence, keys)
      #expect(
        candidates.contains { got == [.key($0)] }, "\(name) \(sequence) of \(description.name)")
    }
  }

  @Test(arguments: terminals)
  func noKeyIsTakenForSeveral(name: String) {
    guard let description = description(name) else { return }
    let keys = DescribedKeys(description.keys)
    for (name, sequence) in description.keys {
      let got = events(sequence, keys)
      #expect(got.count <= 1, "\(name) \(sequence) of \(description.name): \(got)")
      let isOfFunction = name.hasPrefix("kf") && name.dropFirst(2).allSatisfy(\.isNumber)
      guard isOfFunction, Self.digit(sequence) == nil, case .key(let press)? = got.first else {
        continue
      }
      // F13 and higher may be written with modifiers, or be Help, Do and the like.
      if case .character = press.key { Issue.record("\(name) of \(description.name) types") }
    }
  }

  @Test(arguments: terminals)
  func aKeyCutAnywhereIsTheSame(name: String) {
    guard let description = description(name) else { return }
    let keys = DescribedKeys(description.keys)
    for (_, sequence) in description.keys {
      var parser = InputParser(described: keys)
      let got = sequence.flatMap { parser.feed([$0]) } + parser.flush()
      #expect(got == events(sequence, keys))
    }
  }

  @Test func theUsualTerminalsNeedNone() throws {
    for name in ["xterm", "xterm-256color", "tmux-256color", "screen-256color"] {
      let description = try TerminalDescription(named: name)
      #expect(DescribedKeys(description.keys, erase: 0x7F).isEmpty, "\(name)")
    }
  }

  @Test func whatIsWrittenWithModifiersIsThatKey() {
    let keys = DescribedKeys([("kclr", Array("\u{1B}[3;5~".utf8))])
    #expect(
      events(Array("\u{1B}[3;5~".utf8), keys)
        == [.key(KeyPress(.delete, modifiers: .control))])
  }

  @Test func theUsersEraseKeyErases() {
    let described: [(name: String, sequence: [UInt8])] = [
      ("kdch1", [0x7F]), ("kcub1", [0x08]), ("kcuu1", [0x0B]),
    ]
    let onConsole = DescribedKeys(described, erase: 0x08)
    #expect(events([0x7F], onConsole) == [.key(KeyPress(.delete))])
    #expect(events([0x08], onConsole) == [.key(KeyPress(.backspace))])
    let elsewhere = DescribedKeys(described, erase: 0x7F)
    #expect(events([0x7F], elsewhere) == [.key(KeyPress(.backspace))])
    #expect(events([0x08], elsewhere) == [.key(KeyPress(.left))])
    #expect(events([0x0B], elsewhere) == [.key(KeyPress(.up))])
  }

  @Test func whatOnlyBeginsLikeAKeyIsTakenAsUsual() {
    let keys = DescribedKeys([("kf1", [0x1B, 0x5B, 0x4D]), ("kf2", [0x01, 0x41, 0x0D])])
    #expect(events([0x1B], keys) == [.key(KeyPress(.escape))])
    #expect(events([0x1B, 0x5B, 0x41], keys) == [.key(KeyPress(.up))])
    #expect(events([0x01, 0x42], keys).count == 2)
    #expect(
      events([0x1B, 0x5B, 0x4D, 0x61], keys) == [
        .key(KeyPress(.function(1))), .key(KeyPress("a")),
      ])
    #expect(
      events(Array("\u{1B}[200~\u{1B}[M\u{1B}[201~".utf8), keys) == [.paste("[M")])
  }
}
