// SPDX-License-Identifier: Apache-2.0

import CScutesTerminal

/// The process's terminal with a picture of a few rows in the flow of its lines, below the prompt.
///
/// There is no other screen: what was there before stays and scrolls away as usual. It sends its own
/// bytes, without ncurses. Keys, pastes, signals, suspending and restoring are those of
/// ``NCursesTerminal``; there is no mouse, so that text can be selected. There can be only one
/// terminal at a time.
public final class InlineTerminal: Terminal {
  /// The columns of the terminal, and the rows of the picture: as many as requested, if the
  /// terminal has that many.
  public private(set) var size: Size
  /// The capabilities of the terminal.
  public let capabilities: TerminalCapabilities
  /// The number of bytes written for the last frame.
  public private(set) var bytesOfLastFrame: Int?
  /// `true` if the picture stays when the terminal is restored. Otherwise it is erased.
  public var keepsPicture = true {
    didSet { renewEnding() }
  }

  /// `false` if somebody else does the work that waits on the main queue, as in asynchronous code.
  package var worksForMainQueue = true

  private let device: TerminalDevice
  private var modes: TerminalModes
  private let plainModes: TerminalModes
  private var painter: InlinePainter
  private var input: TerminalInput
  private var resizing = ResizeSettling()
  private let rows: Int
  private let fallbackSize: Size
  private var isReleased = false
  private var isLent = false
  /// The frame that waits until the terminal has taken those before, if any.
  private var waitingFrame: Frame?
  private var lastFrame: Frame?
  /// The lines to print above the picture with the next frame.
  private var lines: [InlineLine] = []

  /// Takes over the terminal behind the two descriptors for a picture of `rows` rows at most.
  ///
  /// Without `output`, it is that of the standard output, or else of the standard error, so that
  /// the output of a program can go elsewhere while it asks something. Keys are read from that
  /// terminal; with `input`, only if that is a terminal as well. `environment` returns the values
  /// of variables: see ``NCursesTerminal``.
  public init(
    rows: Int, input: Int32? = nil, output: Int32? = nil,
    environment: (String) -> String? = ProcessEnvironment.value
  ) throws(TerminalError) {
    let setup = try TerminalSetup(environment)
    guard setup.description.isANSI else { throw .noCursorAddressing(setup.description.name) }
    if let width = setup.ambiguousWidth { AmbiguousWidth.use(width) }
    let output = output ?? (isatty(1) == 1 ? 1 : 2)
    guard isatty(output) == 1 else { throw .outputIsNoTerminal }
    device = try TerminalDevice(input: input ?? output, output: output)
    self.rows = max(1, rows)
    fallbackSize = setup.fallbackSize
    size = .zero
    capabilities = setup.capabilities
    plainModes = TerminalModes(inline: setup.description)
    modes = plainModes
    painter = InlinePainter(
      setup.description, capabilities: setup.capabilities, isSynchronized: setup.isSynchronized)
    let keys = DescribedKeys(setup.description.keys, erase: device.eraseKey)
    self.input = TerminalInput(escapeDelay: setup.escapeDelay, described: keys)
    do {
      try device.take(modes)
    } catch {
      device.release()
      throw error
    }
    size = currentSize
  }

  private var currentSize: Size {
    let whole = device.size ?? fallbackSize
    return Size(width: whole.width, height: min(rows, whole.height))
  }

  /// Shows `frame` with a single write, or none if nothing changes.
  public func show(_ frame: Frame) {
    guard !isReleased else { return }
    lastFrame = frame
    var frame = frame
    if let waiting = waitingFrame, waiting.repaintsAll { frame.repaintsAll = true }
    waitingFrame = nil
    guard !device.isBehind else {
      (waitingFrame, bytesOfLastFrame) = (frame, 0)
      return
    }
    let bytes = painter.bytes(of: frame, above: lines)
    lines = []
    bytesOfLastFrame = bytes.count
    guard !bytes.isEmpty else { return }
    renewEnding()
    device.write(bytes)
  }

  /// Prints `text` above the picture, where it stays and scrolls away with the shell's lines.
  /// Control characters are left out, except line ends; a tab is a blank.
  public func printAbove(_ text: String) {
    guard !isReleased else { return }
    lines += Self.lines(of: text).map(InlineLine.text)
    if let lastFrame { show(lastFrame) }
  }

  /// Prints `canvas` above the picture, up to its last row that shows anything.
  public func printAbove(_ canvas: Canvas) {
    guard !isReleased, canvas.size.height > 0 else { return }
    lines += (0..<canvas.visibleHeight).map { InlineLine.picture(canvas, row: $0) }
    if let lastFrame { show(lastFrame) }
  }

  /// The lines of `text` without control characters.
  package static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      let scalars = line.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
        if scalar == "\t" { return " " }
        return scalar.properties.generalCategory == .control ? nil : scalar
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  /// Updates what leaves the picture, whatever ends the process.
  private func renewEnding() {
    modes = plainModes.ending(with: painter.ending(keepsPicture: keepsPicture))
    if !isReleased { device.renewExitSequence(modes) }
  }

  /// Sleeps until there are events, work on the main queue was done, or `deadline` has passed.
  public func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
    guard !isReleased else { return [.endOfInput] }
    while true {
      let due = [deadline, input.deadline, resizing.deadline].compactMap(\.self).min()
      let wakening = device.wait(
        due.map { ContinuousClock.now.duration(to: $0) }, watchesQueue: worksForMainQueue)
      let now = ContinuousClock.now
      var events = read(wakening, at: now)
      if wakening.contains(.signal) { events += self.events(of: device.takeSignals(), at: now) }
      if let frame = waitingFrame, !device.isBehind { show(frame) }
      if resizing.isDue(at: now) || resizing.deadline != nil && !events.isEmpty {
        events = takeSize() + events
      }
      if wakening.contains(.queue) { device.drainMainQueue() }
      let isOver = deadline.map { $0 <= now } ?? false
      if !events.isEmpty || isOver || wakening.contains(.queue) { return events }
    }
  }

  /// Waits on another thread until there may be events, for at most `limit`. The main actor is free
  /// meanwhile.
  package nonisolated(nonsending) func awaitEvents(within limit: Duration) async {
    await device.awaitInput(limit)
  }

  private func read(
    _ wakening: TerminalDevice.WakeReasons, at now: ContinuousClock.Instant
  ) -> [InputEvent] {
    if wakening.isDisjoint(with: [.input, .hangUp]) { return input.settle(at: now) }
    switch device.read() {
    case .bytes(let bytes): return input.take(bytes, at: now)
    case .end: return [.endOfInput]
    case .background:
      let events = retake(isEnding: false)
      return device.isTaken && !device.isInForeground ? [.endOfInput] : events
    }
  }

  private func events(
    of signals: Set<Int32>, at now: ContinuousClock.Instant
  ) -> [InputEvent] {
    var events: [InputEvent] = []
    let endings = [SIGHUP, SIGINT, SIGQUIT, SIGTERM].filter(signals.contains)
    if signals.contains(SIGCONT) { events += retake(isEnding: !endings.isEmpty) }
    if signals.contains(SIGWINCH) { resizing.notice(at: now) }
    if signals.contains(SIGTSTP) { events.append(.suspend) }
    return events + endings.map { .terminate(signal: $0) }
  }

  private func retake(isEnding: Bool) -> [InputEvent] {
    device.retake(modes, isEnding: isEnding)
    takeScreen()
    return [.resume]
  }

  private func takeSize() -> [InputEvent] {
    resizing = ResizeSettling()
    let old = size
    size = currentSize
    if size.width != old.width { painter.noticeWidth(size.width) }
    return [.resize(size)]
  }

  /// Begins a new picture in the line of the cursor.
  private func takeScreen() {
    painter.forget()
    renewEnding()
    if currentSize != size { resizing.notice(at: .now) }
  }

  /// Restores the terminal, suspends the process group, and begins a new picture below what the
  /// shell has written when the process resumes.
  public func suspend() {
    guard !isReleased else { return }
    device.giveBack()
    guard device.stopProcess() else { return }
    painter.forget()
    renewEnding()
    try? device.take(modes)
    takeScreen()
  }

  /// Restores the terminal for other code, which begins in the line below the picture.
  public func lend() -> Bool {
    guard !isReleased, !isLent else { return false }
    isLent = true
    device.lend()
    return true
  }

  /// Takes the terminal over again, and begins a new picture in the line of the cursor.
  public func reclaim() {
    guard !isReleased, isLent else { return }
    isLent = false
    painter.forget()
    renewEnding()
    try? device.reclaim(modes)
    takeScreen()
  }

  /// Restores the terminal for good, with the cursor in the line below the picture, or in place of
  /// it. Does nothing the second time.
  public func restore() {
    guard !isReleased else { return }
    isReleased = true
    device.release()
  }

  /// Rings the bell (BEL).
  public func bell() {
    if !isReleased { device.write([0x07]) }
  }
}
