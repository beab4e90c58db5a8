/// Turns the bytes that a terminal sends into events.
///
/// It is fed whatever a read returns: a character or a sequence may be cut anywhere, and gives the
/// same events as if it had come whole. What a terminal sends that is no key, no mouse and no paste
/// (answers to questions, keys that nobody knows) is swallowed whole.
///
/// ```
///  byte → ground ─ ESC → escape ─ [ → control sequence ─ final byte → key, mouse, focus
///            │              ├──── O → single shift ───── final byte → key
///            │              ├──── P X ^ _ ] → string ─── ESC \, BEL → nothing
///            │              └──── any other → that key with Alt
///            └─ lead byte of UTF-8 → character
/// ```
public nonisolated struct InputParser: Sendable {
  private enum State {
    case ground
    case character
    case escape
    case controlSequence
    case linuxFunction
    case singleShift
    case string
    case stringEscape
    case paste
    case oldMouse
  }

  private var state = State.ground
  /// What an ESC before the present key or sequence adds to it.
  private var alt: KeyPress.Modifiers = []
  private var decoder = CharacterDecoder()
  private var sequence = ControlSequence()
  private var paste: PasteCollector
  private var oldMouse: [UInt8] = []
  /// The byte after the ESC of a string of which no more has come.
  private var bareIntroducer: UInt8?

  private var events: [InputEvent] = []

  /// A parser at the beginning of its input. Of a paste, `pasteLimit` bytes are kept.
  public init(pasteLimit: Int = 1 << 20) {
    paste = PasteCollector(limit: pasteLimit)
  }

  /// Whether what has come so far may go on: an ESC that can be a key or the start of a sequence.
  /// `flush()` settles it, and should be called when nothing has come for the escape delay.
  public var isWaiting: Bool {
    switch state {
    case .ground, .paste: false
    default: true
    }
  }

  /// Takes `bytes` and returns the events that are complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// Settles what is unfinished: a lone ESC is the Escape key, ESC and one more byte is that key
  /// with Alt, and the beginning of a longer sequence is dropped.
  public mutating func flush() -> [InputEvent] {
    switch state {
    case .ground, .paste:
      return []
    case .escape:
      if !alt.isEmpty { emit(.escape, []) }
      emit(.escape, [])
    case .controlSequence where sequence.isEmpty:
      emit("[", .alt)
    case .singleShift where sequence.isEmpty:
      emit("O", .alt)
    case .string:
      if let bareIntroducer { emit(Character(Unicode.Scalar(bareIntroducer)), .alt) }
    default:
      break
    }
    toGround()
    return takeEvents()
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events.removeAll() }
    return events
  }

  private mutating func emit(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers) {
    events.append(.key(KeyPress(key, modifiers: modifiers)))
  }

  private mutating func emit(_ character: Character, _ modifiers: KeyPress.Modifiers) {
    emit(.character(character), modifiers)
  }

  private mutating func toGround() {
    state = .ground
    alt = []
  }

  /// Leaves what was begun unfinished and takes `byte` as if nothing had been before it.
  private mutating func startOver(with byte: UInt8) {
    toGround()
    take(byte)
  }
}

nonisolated extension InputParser {
  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeKey(byte)
    case .character: takeContinuation(byte)
    case .escape: takeAfterEscape(byte)
    case .controlSequence: takeControl(byte)
    case .linuxFunction: takeLinuxFunction(byte)
    case .singleShift: takeSingleShift(byte)
    case .string: takeString(byte)
    case .stringEscape: takeStringEscape(byte)
    case .paste: takePaste(byte)
    case .oldMouse: takeOldMouse(byte)
    }
  }

  private mutating func takeKey(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      state = .escape
    case 0x80...:
      if decoder.begin(byte) { state = .character } else { toGround() }
    default:
      let press = KeySequences.key(ofByte: byte)
      emit(press.key, press.modifiers.union(alt))
      toGround()
    }
  }

  private mutating func takeContinuation(_ byte: UInt8) {
    switch decoder.take(byte) {
    case .more:
      break
    case .scalar(let scalar):
      if scalar.properties.generalCategory != .control { emit(Character(scalar), alt) }
      toGround()
    case .invalid:
      startOver(with: byte)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      if !alt.isEmpty { emit(.escape, []) }
      alt = .alt
    case 0x5B:
      sequence = ControlSequence()
      state = .controlSequence
    case 0x4F:
      sequence = ControlSequence()
      state = .singleShift
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      bareIntroducer = byte
      state = .string
    default:
      alt = .alt
      takeKey(byte)
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x5B where sequence.isEmpty:
      state = .linuxFunction
    case 0x4D where sequence.isEmpty:
      oldMouse = []
      state = .oldMouse
    case 0x24 where sequence.isPlainNumber:
      finish(byte)
    case 0x20...0x3F:
      sequence.append(byte)
    case 0x40...0x7E:
      finish(byte)
    default:
      startOver(with: byte)
    }
  }

  private mutating func finish(_ final: UInt8) {
    if sequence.isPasteStart(final) {
      toGround()
      paste.begin()
      state = .paste
      return
    }
    if let event = KeySequences.event(of: sequence, final: final, alt: alt) { events.append(event) }
    toGround()
  }

  /// The Linux console sends F1 to F5 as `CSI [ A` to `CSI [ E`.
  private mutating func takeLinuxFunction(_ byte: UInt8) {
    guard (0x20...0x7E).contains(byte) else { return startOver(with: byte) }
    if (0x41...0x45).contains(byte) { emit(.function(Int(byte) - 0x40), alt) }
    toGround()
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3B:
      sequence.append(byte)
    case 0x20...0x7E:
      if let press = KeySequences.singleShift(byte, sequence) {
        emit(press.key, press.modifiers.union(alt))
      }
      toGround()
    default:
      startOver(with: byte)
    }
  }

  private mutating func takeString(_ byte: UInt8) {
    bareIntroducer = nil
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07, 0x18, 0x1A: toGround()
    default: break
    }
  }

  private mutating func takeStringEscape(_ byte: UInt8) {
    toGround()
    guard byte != 0x5C else { return }
    state = .escape
    take(byte)
  }

  private mutating func takePaste(_ byte: UInt8) {
    guard paste.take(byte) else { return }
    let text = paste.text
    if !text.isEmpty { events.append(.paste(text)) }
    paste.begin()
    toGround()
  }

  private mutating func takeOldMouse(_ byte: UInt8) {
    oldMouse.append(byte)
    guard oldMouse.count == 3 else { return }
    if let event = MouseReport.event(ofOldForm: oldMouse) { events.append(.mouse(event)) }
    toGround()
  }
}
