// SPDX-License-Identifier: Apache-2.0

/// Parses the bytes sent by a terminal into events.
///
/// Takes the bytes of each read: a character or a sequence may be cut anywhere, and gives the same
/// events as in one piece. Sequences that are no key, no mouse report and no paste, such as answers
/// to questions and unknown keys, are dropped as a whole.
///
/// ```
///  byte → ground ─ ESC → escape ─ [ → control sequence ─ final byte → key, mouse, focus
///            │              ├──── O → single shift ───── final byte → key
///            │              ├──── P X ^ _ ] → string ─── ESC \, BEL → nothing
///            │              ├──── any other → that key with Alt
///            │              └──── silence → Escape; what follows may still be the rest
///            ├─ 8-bit CSI, SS3, DCS, SOS, OSC, PM, APC: as ESC and the 7-bit one
///            └─ lead byte of UTF-8 → character
/// ```
///
/// The rest of a sequence never counts as typed text, however late it comes. After silence the
/// sequence is *severed*: it is read to its end but gives no key and no mouse event, because its
/// rest may have been typed. Answers and the beginning of a paste still count.
public struct InputParser: Sendable {
  private enum State: Equatable {
    case ground
    case character
    case escape
    /// After an Escape key, or the ESC that ended a string: a rest may follow.
    case afterEscape
    /// After an introducer there: typed, or that rest.
    case doubtful(introducer: UInt8)
    case controlSequence
    case linuxFunction
    case singleShift
    case string
    case stringEscape
    case paste
    case oldMouse
  }

  private var state = State.ground
  /// `true` if silence has severed the current sequence, character or paste.
  private var isSevered = false
  /// The number of bytes since.
  private var severedCount = 0
  /// The maximum number of bytes in the rest of anything but a paste.
  static let longestRest = 4096
  /// The modifier that an ESC adds to the current key or sequence.
  private var alt: KeyPress.Modifiers = []
  private var decoder = CharacterDecoder()
  private var sequence = ControlSequence()
  private var paste: PasteCollector
  private var oldMouse = OldMouseReport()
  /// The introducer of the current string, in its 7-bit form.
  private var stringIntroducer: UInt8 = 0
  /// The beginning of the current string, up to the length of the longest answer.
  private var text: [UInt8] = []
  private static let longestText = 256
  /// `true` if the settled ESC may end the current string.
  private var endsString = false

  private var events: [InputEvent] = []
  /// The keys of the terminal in use that differ from those known here.
  private let described: DescribedKeys
  /// The beginning of such a key, maybe.
  private var held: [UInt8] = []

  /// Creates a parser that keeps at most `pasteLimit` bytes of a paste: about 50,000 puzzles.
  public init(pasteLimit: Int = 1 << 22) {
    self.init(pasteLimit: pasteLimit, described: DescribedKeys())
  }

  /// Creates a parser that reads `described` keys as such.
  init(pasteLimit: Int = 1 << 22, described: DescribedKeys) {
    paste = PasteCollector(limit: pasteLimit)
    self.described = described
  }

  /// Incomplete input that more bytes may continue. Call `flush()` to settle it when nothing has
  /// arrived for a while.
  public enum Unfinished: Hashable, Sendable {
    /// A lone ESC, a key by itself. Settle it after the escape delay.
    case key
    /// The beginning of a sequence. The rest may take longer.
    case sequence
    /// A severed beginning. Settling it forgets it.
    case severed
    /// A character that was typed, or the rest of a sequence whose ESC was settled. The next byte
    /// follows at once, or it was typed.
    case doubtful
    /// A paste without its end.
    case paste
  }

  /// The incomplete input, or `nil` if all is settled.
  public var unfinished: Unfinished? {
    if !held.isEmpty { return held.count == 1 ? .key : .sequence }
    return switch state {
    case .ground: nil
    case .escape: .key
    case .afterEscape: .severed
    case .doubtful: .doubtful
    case _ where isSevered: .severed
    case .paste: .paste
    case .character, .controlSequence, .linuxFunction, .singleShift, .string, .stringEscape,
      .oldMouse:
      .sequence
    }
  }

  /// The number of times that all was settled.
  private(set) var settledCount = 0

  /// The terminal's answers so far.
  private(set) var answers = TerminalAnswers()

  /// Parses `bytes` and returns the completed events.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { hold(byte) }
    return takeEvents()
  }

  /// Takes `byte` as part of a described key, if it may be one.
  private mutating func hold(_ byte: UInt8) {
    guard !described.isEmpty, !held.isEmpty || state == .ground else { return take(byte) }
    held.append(byte)
    switch described.match(held) {
    case .beginning: break
    case .key(let press): finish(press, after: held.count)
    case .nothing: release()
    }
  }

  private mutating func finish(_ press: KeyPress?, after length: Int) {
    if let press { events.append(.key(press)) }
    held.removeFirst(length)
  }

  /// Takes the held bytes as what they are: a described key and more, or none.
  private mutating func release() {
    if let (press, length) = described.first(in: held) {
      finish(press, after: length)
    } else {
      take(held.removeFirst())
    }
    let rest = held
    held = []
    for byte in rest { hold(byte) }
  }

  /// Takes a step to settle incomplete input: a lone ESC is the Escape key, a paste ends here, and
  /// the beginning of anything else is severed (but not an Escape before what is no key). What was
  /// severed is forgotten.
  public mutating func flush() -> [InputEvent] {
    while !held.isEmpty { release() }
    switch state {
    case .escape:
      if !alt.isEmpty { emit(.escape, []) }
      emit(.escape, [])
      toGround()
      (state, endsString) = (.afterEscape, false)
    case .doubtful(let introducer):
      emit(Character(Unicode.Scalar(introducer)), [])
      toGround()
    case .ground, .afterEscape,
      _ where isSevered:
      toGround()
    case .paste:
      finishPaste()
      sever()
    case .stringEscape:
      toGround()
      (state, endsString) = (.afterEscape, true)
    case .oldMouse:
      settleEscape()
      if let numbers = oldMouse.unfinished {
        emitMouse(numbers)
        toGround()
      } else {
        sever()
      }
    case .controlSequence where sequence.marker == nil, .linuxFunction, .singleShift:
      // An ESC before it may have been Alt.
      sever()
    case .character, .controlSequence, .string:
      settleEscape()
      sever()
    }
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

  /// Emits the event of a sequence, unless it comes too late to be one.
  private mutating func emit(_ event: InputEvent) {
    if !isSevered { events.append(event) }
  }

  private mutating func sever() {
    isSevered = true
    severedCount = 0
  }

  private mutating func toGround() {
    state = .ground
    alt = []
    isSevered = false
    settledCount += 1
  }

  /// Drops incomplete input, but not an Escape before it, and parses `byte` from the ground state.
  private mutating func startOver(with byte: UInt8) {
    settleEscape()
    toGround()
    take(byte)
  }
}

extension InputParser {
  private mutating func take(_ byte: UInt8) {
    if isSevered {
      severedCount += 1
      if severedCount > Self.longestRest, state != .paste { toGround() }
    }
    switch state {
    case .ground: takeKey(byte)
    case .character: takeContinuation(byte)
    case .escape: takeAfterEscape(byte)
    case .afterEscape: takeAfterSettledEscape(byte)
    case .doubtful(let introducer): takeDoubtful(introducer, byte)
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
      if decoder.begin(byte) { state = .character } else { takeEightBitControl(byte) }
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
      if let byte = UInt8(exactly: scalar.value), (0x80...0x9F).contains(byte) {
        takeEightBitControl(byte)
      } else {
        emit(Character(scalar), alt)
        toGround()
      }
    case .invalid:
      startOver(with: byte)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      if !alt.isEmpty { emit(.escape, []) }
      alt = .alt
    default:
      if !begin(byte) {
        settleEscape()
        alt = .alt
        takeKey(byte)
      }
    }
  }

  private mutating func takeAfterSettledEscape(_ byte: UInt8) {
    toGround()
    switch byte {
    // The end of a string whose ESC came long before.
    case 0x5C where endsString: answers.take(text, introducer: stringIntroducer)
    case 0x4F, 0x50, 0x5B, 0x5D, 0x5F: state = .doubtful(introducer: byte)
    default: takeKey(byte)
    }
  }

  private mutating func takeDoubtful(_ introducer: UInt8, _ byte: UInt8) {
    if KeySequences.canFollow(introducer, byte), begin(introducer) {
      sever()
    } else {
      emit(Character(Unicode.Scalar(introducer)), [])
      toGround()
    }
    take(byte)
  }

  /// Makes an ESC before what is no key, such as an answer of the terminal, the Escape key: only
  /// keys have an Alt.
  private mutating func settleEscape() {
    if !alt.isEmpty { emit(.escape, []) }
    alt = []
  }

  /// Handles a C1 control, which stands for ESC and the byte 0x40 lower. No UTF-8 character begins
  /// with one.
  private mutating func takeEightBitControl(_ byte: UInt8) {
    guard byte > 0x9F || !begin(byte &- 0x40) else { return }
    settleEscape()
    toGround()
  }

  /// Begins the sequence or string that ESC and `byte` introduce. Returns `false` if they introduce
  /// none.
  private mutating func begin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x5B:
      sequence = ControlSequence()
      state = .controlSequence
    case 0x4F:
      sequence = ControlSequence()
      state = .singleShift
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      settleEscape()
      text = []
      stringIntroducer = byte
      state = .string
    default:
      return false
    }
    return true
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x5B where sequence.isEmpty:
      state = .linuxFunction
    case 0x4D where sequence.isEmpty:
      oldMouse = OldMouseReport()
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
      settleEscape()
      toGround()
      paste.begin()
      state = .paste
      return
    }
    answers.take(sequence, final: final)
    let event = KeySequences.event(of: sequence, final: final, alt: alt)
    let isKey = if case .key = event { true } else { false }
    if !isKey { settleEscape() }
    switch event {
    case .focus(let isThere): events.append(.focus(isThere))
    case let event?: emit(event)
    case nil: break
    }
    toGround()
  }

  /// Handles the Linux console's F1 to F5, `CSI [ A` to `CSI [ E`.
  private mutating func takeLinuxFunction(_ byte: UInt8) {
    guard (0x20...0x7E).contains(byte) else { return startOver(with: byte) }
    if (0x41...0x45).contains(byte) {
      emit(.key(KeyPress(.function(Int(byte) - 0x40), modifiers: alt)))
    } else {
      settleEscape()
    }
    toGround()
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3B:
      sequence.append(byte)
    case 0x20...0x7E:
      if var press = KeySequences.singleShift(byte, sequence) {
        press.modifiers.formUnion(alt)
        emit(.key(press))
      } else {
        settleEscape()
      }
      toGround()
    default:
      startOver(with: byte)
    }
  }

  private mutating func takeString(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape
    // BEL ends an operating system command.
    case 0x07 where stringIntroducer == 0x5D:
      answers.take(text, introducer: stringIntroducer)
      toGround()
    case 0x18, 0x1A: toGround()
    default: if text.count < Self.longestText { text.append(byte) }
    }
  }

  private mutating func takeStringEscape(_ byte: UInt8) {
    toGround()
    guard byte != 0x5C else { return answers.take(text, introducer: stringIntroducer) }
    state = .escape
    take(byte)
  }

  private mutating func takePaste(_ byte: UInt8) {
    guard paste.take(byte) else { return }
    finishPaste()
    toGround()
  }

  private mutating func finishPaste() {
    let text = paste.text
    if !text.isEmpty { emit(.paste(text)) }
    if paste.droppedLines > 0 { emit(.pasteWasCut(lines: paste.droppedLines)) }
    paste.begin()
  }

  private mutating func takeOldMouse(_ byte: UInt8) {
    switch oldMouse.take(byte) {
    case .more:
      break
    case .complete(let numbers):
      emitMouse(numbers)
      toGround()
    case .completeBefore(let numbers):
      emitMouse(numbers)
      startOver(with: byte)
    }
  }

  private mutating func emitMouse(_ numbers: [Int]) {
    settleEscape()
    if let event = MouseReport.event(ofOldForm: numbers) { emit(.mouse(event)) }
  }
}
