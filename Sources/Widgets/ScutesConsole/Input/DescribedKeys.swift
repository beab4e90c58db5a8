// SPDX-License-Identifier: Apache-2.0

/// The keys in a terminal's description whose sequences ``KeySequences`` would take for something
/// else, or for nothing: those of consoles and of old terminals.
///
/// ```
/// cons25    ESC [ M   F1, and no report of the mouse
/// wyse50    Ctrl-H    the left arrow, if another byte is the user's erase key
/// vt52      ESC A     the up arrow, and not Alt-A
/// ```
///
/// A sequence with modifiers as xterm writes them is read as such: `ESC [ 1 ; 2 P` is Shift-F1,
/// also where the description calls it F13.
struct DescribedKeys: Sendable {
  /// The keys by their sequences. `nil` for a key of no use here.
  private var keys: [[UInt8]: KeyPress?] = [:]
  /// All proper beginnings of the sequences.
  private var beginnings: Set<[UInt8]> = []

  /// Without any keys.
  init() {}

  /// Takes those of `described`, by their names in terminfo, that need it. `erase` is the byte of
  /// the user's erase key.
  init(_ described: [(name: String, sequence: [UInt8])], erase: UInt8? = nil) {
    let found = Dictionary(described.map { ($0.name, $0.sequence) }) { first, _ in first }
    var taken: Set<[UInt8]> = []
    for (name, key) in Self.meanings {
      guard let sequence = found[name], Self.isOfKey(sequence), taken.insert(sequence).inserted
      else { continue }
      add(sequence, key, isOnKeypad: Self.keypad[name] != nil, erase: erase)
    }
    for name in Self.others {
      guard let sequence = found[name], sequence.count > 1, sequence[0] == 0x1B,
        taken.insert(sequence).inserted
      else { continue }
      let usual = Self.usual(sequence)
      // What xterm writes with modifiers is that key, as st's Ctrl-Delete, which it calls kclr.
      if usual.isEmpty || Self.named(usual) != nil { continue }
      if !Self.isOfKeypad(usual) || !Self.isControlSequence(sequence) {
        keys[sequence] = .some(nil)
      }
    }
    for sequence in keys.keys {
      for length in 1..<max(1, sequence.count) { beginnings.insert(Array(sequence.prefix(length))) }
    }
  }

  /// `true` if there are none.
  var isEmpty: Bool { keys.isEmpty }

  /// The number of sequences.
  var count: Int { keys.count }

  /// The result of a lookup.
  enum Match {
    case nothing
    /// The beginning of a key, and maybe a key already.
    case beginning
    /// A key, or one of no use.
    case key(KeyPress?)
  }

  /// Returns what `bytes` are.
  func match(_ bytes: [UInt8]) -> Match {
    if beginnings.contains(bytes) { return .beginning }
    return keys[bytes].map(Match.key) ?? .nothing
  }

  /// The longest key at the start of `bytes`, with its length.
  func first(in bytes: [UInt8]) -> (key: KeyPress?, length: Int)? {
    for length in stride(from: bytes.count, to: 0, by: -1) {
      if let key = keys[Array(bytes.prefix(length))] { return (key, length) }
    }
    return nil
  }

  private mutating func add(
    _ sequence: [UInt8], _ key: KeyPress, isOnKeypad: Bool, erase: UInt8?
  ) {
    let usual = Self.usual(sequence)
    if usual == [.key(key)] { return }
    if sequence.count == 1, sequence[0] == erase { return }
    if let known = Self.named(usual) {
      // An ESC before a key may be part of its sequence, as of the Linux console's Shift-Tab.
      let hasModifiers = !known.modifiers.isEmpty && Self.isControlSequence(sequence)
      // The arrows have two sequences each. What PuTTY sends with Shift is the arrow elsewhere.
      let isSame = known.modifiers.isEmpty && known.key == key.key
      if hasModifiers || isSame || isOnKeypad || Self.isHighFunction(key) { return }
    }
    // Keys of the number pad in application mode type what is on them, also those that the
    // description of a VT100 calls F5 to F10.
    if Self.isOfKeypad(usual) && Self.isControlSequence(sequence) { return }
    // A key of the pad that has no usual reading is the middle one without Num Lock.
    if isOnKeypad, usual.isEmpty { return }
    keys[sequence] = key
  }

  /// The key in `events`, if they are one key that types nothing.
  private static func named(_ events: [InputEvent]) -> KeyPress? {
    guard events.count == 1, case .key(let press) = events[0] else { return nil }
    if case .character = press.key { return nil }
    return press
  }

  private static func isOfKeypad(_ events: [InputEvent]) -> Bool {
    guard events.count == 1, case .key(let press) = events[0], press.modifiers.isEmpty,
      case .character = press.key
    else { return false }
    return true
  }

  private static func isControlSequence(_ sequence: [UInt8]) -> Bool {
    sequence.count > 2 && sequence[0] == 0x1B && (sequence[1] == 0x5B || sequence[1] == 0x4F)
  }

  private static func isHighFunction(_ key: KeyPress) -> Bool {
    if case .function(let number) = key.key { number > 12 } else { false }
  }

  /// The events of `sequence` without a description.
  private static func usual(_ sequence: [UInt8]) -> [InputEvent] {
    var parser = InputParser()
    return parser.feed(sequence) + parser.flush()
  }

  /// No printable character, and not the Escape key.
  private static func isOfKey(_ sequence: [UInt8]) -> Bool {
    guard let first = sequence.first, first < 0x20 || first == 0x7F else { return false }
    return sequence != [0x1B]
  }

  // MARK: Names

  /// All names in terminfo that are looked up.
  static let names = meanings.map(\.name) + others

  /// The names of keys with their meanings. The first of those with the same sequence counts.
  private static let meanings: [(name: String, key: KeyPress)] =
    plain.map { ($0.0, KeyPress($0.1)) }
    + [("kcbt", KeyPress(.tab, modifiers: .shift)), ("kcbt2", KeyPress(.tab, modifiers: .shift))]
    + (1...63).map { ("kf\($0)", KeyPress(.function($0))) } + modified
    + [
      ("kll", KeyPress(.end)), ("kfnd", KeyPress(.home)), ("kslt", KeyPress(.end)),
      ("khlp", KeyPress(.function(1))), ("kcan", KeyPress(.escape)),
      ("krfr", KeyPress("l", modifiers: .control)),
    ] + keypad.sorted { $0.key < $1.key }.map { ($0.key, KeyPress($0.value)) }

  private static let plain: [(String, KeyPress.Key)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
    ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert),
    ("kdch1", .delete), ("kbs", .backspace), ("kent", .enter),
  ]

  /// Shift has names without a number; the others have xterm's number of the modifiers behind.
  private static let modified: [(name: String, key: KeyPress)] = {
    let keys: [(String, KeyPress.Key)] = [
      ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home),
      ("kEND", .end), ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete),
    ]
    let shifted = keys + [("kri", .up), ("kind", .down)]
    return shifted.map { (name: $0.0, key: KeyPress($0.1, modifiers: .shift)) }
      + keys.flatMap { name, key in
        (3...8).map { (number: Int) in
          (name: "\(name)\(number)", key: KeyPress(key, modifiers: KeySequences.modifiers(number)))
        }
      }
  }()

  /// The number pad by the places of its keys: the digits, as with Num Lock.
  private static let keypad: [String: Character] = [
    "ka1": "7", "ka2": "8", "ka3": "9", "kb1": "4", "kb2": "5", "kb3": "6", "kc1": "1",
    "kc2": "2", "kc3": "3", "kpZRO": "0", "kp1": "1", "kp2": "2", "kp3": "3", "kp4": "4",
    "kp5": "5", "kp6": "6", "kp7": "7", "kp8": "8", "kp9": "9", "kpADD": "+", "kpSUB": "-",
    "kpMUL": "*", "kpDIV": "/", "kpDOT": ".", "kpCMA": ",",
  ]

  /// Keys that have no meaning here. Their sequences must not be taken for several keys.
  private static let others = [
    "kf0", "kbeg", "kclo", "kclr", "kcmd", "kcpy", "kcrt", "kctab", "kdl1", "kel", "ked", "kext",
    "khts", "kil1", "kmov", "kmrk", "kmsg", "knxt", "kopn", "kopt", "kprt", "kprv", "krdo", "kref",
    "kres", "krmir", "krpl", "krst", "ksav", "kspd", "ktbc", "kund", "kBEG", "kCAN", "kCMD",
    "kCPY", "kCRT", "kDL", "kEOL", "kEXT", "kFND", "kHLP", "kMOV", "kMSG", "kOPT", "kPRT", "kRDO",
    "kRES", "kRPL", "kSAV", "kSPD", "kUND", "kpNUM",
  ]
}
