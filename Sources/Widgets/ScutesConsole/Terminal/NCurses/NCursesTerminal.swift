// SPDX-License-Identifier: Apache-2.0

import CScutesTerminal

/// The process's terminal, drawn with ncurses.
///
/// ncurses decides what to send and writes it to memory. From there it is filtered and written in
/// one piece. Input, signals, settings and the size are handled here. There can be only one at a
/// time.
///
/// The terminal is restored before the process ends, whether by exit, signal or trap.
public final class NCursesTerminal: Terminal {
  /// The size in columns and rows after the last event.
  public private(set) var size: Size
  /// The capabilities of the terminal.
  public let capabilities: TerminalCapabilities

  private let device: TerminalDevice
  private var modes: TerminalModes
  private let painter: FramePainter
  private let kind: TerminalKind
  private let description: TerminalDescription
  private let multiplexer: Multiplexer
  private let describedKeys: Int
  private var clipboard: ClipboardSequence
  private var imageQuestion: ImageQuestion
  private var hasTakenAnswers = false
  /// The number of answers that are needed to know how the terminal shows images, or `nil` before
  /// it was asked.
  private var awaitedAnswers: Int?
  /// The current frame, if it has images.
  private var frameWithImages: Frame?
  /// The frames that wait until the terminal is ready, merged into one. `nil` if there are none.
  private var waitingFrame: Frame?
  private var pace = OutputPace()
  /// The time to draw changed lines and blocks anew, if that is needed.
  private var settling: ContinuousClock.Instant?
  /// Longer than the pauses within an animation or between held keys, so that these don't draw
  /// anew, and short enough to go unnoticed.
  private static let stillness = Duration.milliseconds(300)
  private var input: TerminalInput
  private var resizing = ResizeSettling()
  /// The user's choice in the environment, if any.
  private let chosenWidth: AmbiguousWidth?
  /// The events that arrived during a wait for answers.
  private var earlyEvents: [InputEvent] = []
  private var isReleased = false
  /// The number of bytes written for the last frame; 0 while it waits.
  public private(set) var bytesOfLastFrame: Int?

  /// `true` to report the pointer while no button is down.
  public var tracksPointer = false {
    didSet {
      guard tracksPointer != oldValue, !isReleased else { return }
      device.write(modes.tracking(pointer: tracksPointer))
    }
  }

  /// `true` while Ctrl-C and Ctrl-\ are signals instead of keys. Set it around long work on the
  /// main thread, where no keys are read. A request to end that isn't answered within 0.8 seconds
  /// ends the process.
  public var keysAreSignals = false {
    didSet {
      if keysAreSignals != oldValue, !isReleased { device.letKeysSignal(keysAreSignals) }
    }
  }

  /// The terminal's response time, measured by asking what it is at the start.
  public var roundTrip: Duration? { input.roundTrip }

  /// Takes over the terminal behind the two descriptors, standard input and output by default.
  ///
  /// `environment` returns the values of variables: TERM, COLORTERM, NO_COLOR, LC_ALL, LC_CTYPE,
  /// LANG, TMUX, STY, ESCDELAY, SSH_CONNECTION, SSH_TTY, SSH_CLIENT; WIDGETS_SYNC, `off` to send
  /// frames without the brackets of synchronized updates; WIDGETS_IMAGES, `off` to show no pixels;
  /// WIDGETS_LINKS, `off` to show links as text alone;
  /// and WIDGETS_AMBIGUOUS, `wide` or `narrow` for the process's ``AmbiguousWidth``.
  public init(
    input: Int32 = 0, output: Int32 = 1,
    environment: (String) -> String? = ProcessEnvironment.value
  ) throws(TerminalError) {
    let setup = try TerminalSetup(environment)
    chosenWidth = setup.ambiguousWidth
    if let chosenWidth { AmbiguousWidth.use(chosenWidth) }
    let device = try TerminalDevice(input: input, output: output)
    do {
      size = device.size ?? setup.fallbackSize
      capabilities = setup.capabilities
      kind = setup.kind
      description = setup.description
      multiplexer = setup.multiplexer
      modes = TerminalModes(setup.description)
      clipboard = setup.clipboard
      imageQuestion = setup.imageQuestion
      painter = try FramePainter(
        setup.description, size: size, capabilities: setup.capabilities,
        isSynchronized: setup.isSynchronized, sendsLinks: setup.sendsLinks)
      painter.mendsOverhang = setup.capabilities.glyphs == .unicode
      let keys = DescribedKeys(setup.description.keys, erase: device.eraseKey)
      describedKeys = keys.count
      self.input = TerminalInput(escapeDelay: setup.escapeDelay, described: keys)
      self.device = device
      try device.take(modes)
      askFirst()
    } catch {
      device.release()
      throw error
    }
    measureCells()
  }

  /// Takes over the terminal of the process. If it can't be used, prints the reason to standard
  /// error and exits with status 1.
  public static func orExit() -> NCursesTerminal {
    StandardStreams.reserve()
    ProcessSignals.unblock()
    do throws(TerminalError) {
      return try NCursesTerminal()
    } catch {
      _ = StandardStreams.write(Array((error.description + "\n").utf8), to: 2)
      exit(1)
    }
  }

  /// Ends the process.
  package static func endProcess(status: Int32) -> Never { exit(status) }

  /// Shows `frame` with a single write, or none if nothing changes. While the terminal is behind,
  /// it waits, and becomes one with the frames that follow.
  public func show(_ frame: Frame) {
    guard !isReleased else { return }
    frameWithImages = frame.images.isEmpty ? nil : frame
    let frame = waitingFrame?.followed(by: frame) ?? frame
    waitingFrame = nil
    if isBusy {
      waitingFrame = frame
      bytesOfLastFrame = 0
    } else if !askAboutImages() {
      paint(frame)
    }
  }

  /// `true` while the terminal hasn't taken or shown everything that was written.
  private var isBusy: Bool { device.isBehind || pace.isFull }

  private func paint(_ frame: Frame) {
    var bytes = painter.bytes(of: frame)
    bytesOfLastFrame = bytes.count
    guard !bytes.isEmpty else { return }
    pace.noteWritten(bytes.count)
    if pace.isQuestionDue, let roundTrip, roundTrip >= OutputPace.slowRoundTrip {
      bytes += modes.question
      pace.noteQuestion(input.noticeQuestion(at: .now), at: .now)
    }
    device.write(bytes)
    expectAnswers()
    let isSlow = roundTrip.map { $0 >= OutputPace.slowRoundTrip } ?? false
    settling = painter.isUnsettled && !isSlow ? .now + Self.stillness : nil
  }

  /// Draws lines and blocks anew once the picture has been still, for a terminal that shows traces
  /// of how they changed.
  private func settle(at time: ContinuousClock.Instant) {
    guard let due = settling, due <= time else { return }
    guard waitingFrame == nil, !isBusy else {
      settling = time + Self.stillness
      return
    }
    settling = nil
    let bytes = painter.settle()
    pace.noteWritten(bytes.count)
    device.write(bytes)
  }

  /// Paints the waiting frames if the terminal is ready for them.
  private func paintWaitingFrame(at time: ContinuousClock.Instant) {
    pace.noteAnswers(input.answered, at: time)
    guard let frame = waitingFrame, !isBusy else { return }
    waitingFrame = nil
    paint(frame)
  }

  /// Restores the terminal, suspends the process group like Ctrl-Z, and takes the terminal over
  /// again when the process resumes in the foreground. Leaves it alone if the process is asked to
  /// end before.
  public func suspend() {
    guard !isReleased else { return }
    device.giveBack()
    input.forgetQuestions()
    pace.noteAnswers(input.answered, at: .now)
    expectAnswers()
    guard device.stopProcess() else { return }
    try? device.take(modes)
    restorePointer()
    painter.forget()
    noticeOtherSize()
  }

  /// Restores the terminal for good. Does nothing the second time.
  public func restore() {
    guard !isReleased else { return }
    isReleased = true
    device.release()
    painter.close()
  }

  /// Sleeps until there are events, work on the main queue was done, or `deadline` has passed.
  ///
  /// Nothing wakes it in between. Call it from the main thread, but not from within work of the
  /// main queue (such as an asynchronous `main`), which would block that queue.
  public func waitForEvents(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
    guard !isReleased else { return [.endOfInput] }
    if !earlyEvents.isEmpty {
      defer { earlyEvents = [] }
      return earlyEvents
    }
    while true {
      let pause = waitingFrame == nil ? nil : pace.deadline
      let due = [deadline, input.deadline, resizing.deadline, pause, settling]
        .compactMap(\.self).min()
      let wakening = device.wait(due.map { ContinuousClock.now.duration(to: $0) })
      let now = ContinuousClock.now
      let wasMeasured = input.roundTrip != nil
      let oldCellSize = cellSize
      let answersDue = input.answersDue
      var events = read(wakening, at: now)
      if input.answersDue != answersDue { expectAnswers() }
      events += takeAnswers()
      paintWaitingFrame(at: now)
      settle(at: now)
      learnAboutImages()
      if wakening.contains(.signal) { events += self.events(of: device.takeSignals(), at: now) }
      if resizing.isDue(at: now) || resizing.deadline != nil && !events.isEmpty {
        events = takeSize() + events
      }
      if wakening.contains(.queue) { device.drainMainQueue() }
      let isOver = deadline.map { $0 <= now } ?? false
      let isMeasured = input.roundTrip != nil && !wasMeasured
      let isNews = isMeasured || cellSize != oldCellSize
      if !events.isEmpty || isOver || isNews || wakening.contains(.queue) { return events }
    }
  }

  /// Asks the terminal to put `text` on the clipboard (OSC 52), through tmux and GNU Screen as
  /// well. The Linux console and a VT100 aren't asked, since they would show the request as text.
  public func copyToClipboard(_ text: String) {
    guard !isReleased else { return }
    let bytes = clipboard.bytes(for: text)
    if !bytes.isEmpty { device.write(bytes) }
  }

  /// Rings the bell (BEL).
  public func bell() {
    if !isReleased { device.write([0x07]) }
  }

  /// Requests pointer reports again, if they were on, from a terminal whose modes were set anew.
  private func restorePointer() {
    if tracksPointer, !isReleased { device.write(modes.tracking(pointer: true)) }
  }

  // MARK: Questions

  private func askFirst() {
    let questions = modes.firstQuestions(of: kind, testsCharacters: testsCharacters)
    guard !questions.isEmpty else { return }
    device.write(questions)
    input.noticeQuestion(at: .now)
    expectAnswers()
  }

  /// Tells what restoring the terminal has to wait for.
  private func expectAnswers() {
    let patience = input.answerPatience + pace.delay
    device.expect(
      answers: input.answersDue, within: patience, next: roundTrip == nil ? nil : patience)
  }

  /// Adapts to what the terminal has answered to the first questions. Returns a resize if
  /// everything has to be painted anew.
  private func takeAnswers() -> [InputEvent] {
    guard !hasTakenAnswers, input.answers.deviceAnswers > 0 else { return [] }
    hasTakenAnswers = true
    if let multiplexer = Multiplexer(input.answers) {
      clipboard.learn(multiplexer)
      imageQuestion.learn(multiplexer)
    }
    painter.mendsOverhang = painter.mendsOverhang && input.answers.takesLinesFromFont
    if input.answers.modeStates[TerminalModes.altSendsEscape] == 2 {
      device.write(modes.switchOn(TerminalModes.altSendsEscape))
      device.renewExitSequence(modes)
    }
    guard takesUTF8 == false else { return [] }
    // The locale promises UTF-8, and the terminal took its bytes one by one.
    painter.restrict(to: .ascii)
    return takeSize()
  }

  /// `true` if there are test characters among the first questions.
  private var testsCharacters: Bool {
    capabilities.glyphs > .ascii && size.height >= TerminalAnswers.ambiguousRow
  }

  /// `false` if it took the two bytes of the test character for two characters.
  private var takesUTF8: Bool? { input.answers.columnAfterTest.map { $0 == 2 } }

  /// The facts known about the terminal so far.
  public var facts: TerminalFacts? {
    var facts = TerminalFacts(
      name: description.name, glyphs: takesUTF8 == false ? .ascii : capabilities.glyphs,
      colorDepth: capabilities.colorDepth)
    let answers = input.answers
    facts.program = answers.name
    facts.multiplexer = Multiplexer(answers) ?? multiplexer
    facts.takesUTF8 = takesUTF8
    facts.ambiguousWidth = takesUTF8 == false ? nil : answers.ambiguousWidth
    facts.promisesAlternateScreen = !description.enterScreen.isEmpty
    facts.synchronizes = answers.modeStates[TerminalModes.synchronized].map { (1...3).contains($0) }
    facts.pictures = painter.images.kind
    facts.hasClipboard = clipboard.isSent
    facts.reports = modes.isANSI
    facts.describedKeys = describedKeys
    facts.roundTrip = roundTrip
    return facts
  }

  // MARK: The width of ambiguous characters

  /// Uses the width that the terminal gives ambiguous characters, if it answers in time, unless the
  /// environment chooses one. Call it before the first frame.
  public func learnAmbiguousWidth() {
    if let width = ambiguousWidth(within: .milliseconds(200)) { AmbiguousWidth.use(width) }
  }

  /// The width that the terminal gives ambiguous characters, or `nil` without an answer within
  /// `limit`, or if the environment chooses one.
  func ambiguousWidth(within limit: Duration) -> AmbiguousWidth? {
    guard !isReleased, testsCharacters, chosenWidth == nil else { return nil }
    let end = ContinuousClock.now + limit
    while input.answersDue > 0, case let now = ContinuousClock.now, now < end {
      let wakening = device.waitForInput(now.duration(to: end))
      if wakening.contains(.hangUp) { break }
      guard wakening.contains(.input) else { continue }
      guard case .bytes(let bytes) = device.read() else { break }
      earlyEvents += input.take(bytes, at: .now)
    }
    expectAnswers()
    earlyEvents += takeAnswers()
    return takesUTF8 == false ? nil : input.answers.ambiguousWidth
  }

  // MARK: Images

  /// The size of a cell in pixels, as reported by the system or the terminal, or `nil` if neither
  /// does.
  public var cellSize: Size? { painter.images.cellSize }

  /// Asks how images are shown, once there is one and the terminal is known to answer. Returns
  /// `true` if it asked. The frame is painted completely then, in case the terminal showed the
  /// question as text.
  private func askAboutImages() -> Bool {
    guard awaitedAnswers == nil, !isBusy, var frame = frameWithImages else { return false }
    let question = imageQuestion.bytes(after: input.answers)
    guard !question.isEmpty else { return false }
    let number = input.noticeQuestion(at: .now)
    awaitedAnswers = number
    pace.noteQuestion(number, at: .now)
    frame.repaintsAll = true
    let bytes = TerminalModes.home + question + painter.bytes(of: frame)
    bytesOfLastFrame = bytes.count
    pace.noteWritten(bytes.count)
    device.write(bytes)
    expectAnswers()
    return true
  }

  /// Processes the terminal's answers, and shows the images of the current frame if possible.
  private func learnAboutImages() {
    guard let awaited = awaitedAnswers else {
      _ = askAboutImages()
      return
    }
    guard painter.images.kind == nil, input.answered >= awaited, !isBusy
    else { return }
    awaitedAnswers = .max
    measureCells()
    guard let kind = ImageProtocol(input.answers, cellSize: cellSize) else { return }
    painter.images.kind = kind
    modes.beginExitSequence(with: kind.clearSequence)
    device.renewExitSequence(modes)
    guard var frame = frameWithImages else { return }
    (frame.changes, frame.repaintsAll) = ([], false)
    paint(frame)
  }

  private func measureCells() {
    painter.images.cellSize = device.cellSize ?? input.answers.cellSize
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
      // The system stops no job that has lost its shell.
      return device.isTaken && !device.isInForeground ? [.endOfInput] : events
    }
  }

  /// Takes the terminal again, whose settings and contents may be another's. Waits for the
  /// foreground, unless the program `isEnding`.
  private func retake(isEnding: Bool) -> [InputEvent] {
    device.retake(modes, isEnding: isEnding)
    restorePointer()
    painter.forget()
    noticeOtherSize()
    return [.resume]
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

  /// Checks the size, which may have changed while nothing could be reported.
  private func noticeOtherSize() {
    if let size = device.size, size != self.size { resizing.notice(at: .now) }
  }

  /// Reports the current size, even if it is unchanged: the terminal may have cut off its contents
  /// in between.
  private func takeSize() -> [InputEvent] {
    resizing = ResizeSettling()
    size = device.size ?? size
    measureCells()
    return [.resize(size)]
  }
}
