// SPDX-License-Identifier: Apache-2.0

/// Runs a tree of views on a terminal: handles events, and shows a frame when something has
/// changed.
///
/// There is no ticker. An idle program sleeps in ``Terminal/waitForEvents(until:)``.
///
/// As usual, Ctrl-C ends the program, Ctrl-Z suspends it and Ctrl-L repaints the screen, unless a
/// view uses these keys.
public final class Runtime {
  /// The tree of views.
  public let tree: Tree
  private let terminal: any Terminal
  let root: RootNode
  let composer: FrameComposer
  /// Shows temporary messages. Views find it in their environment.
  public let toaster: Toaster
  private let input: InputRouter
  /// The focused node when the key tables were last updated.
  @WeakNode private var keysOwner: Node?
  private let phase = ScenePhaseSource()
  private var clicks = ClickCounter()
  /// Keys pressed by views, handled after the current event.
  private let pressedKeys: PressedKeys
  /// The frame rate over a fast link.
  var framesWhenNear = Animator.maxFramesPerSecond {
    didSet { tree.animator.framesPerSecond = framesPerSecond }
  }
  /// `true` if the terminal is slow to answer.
  private(set) var isDistant = false {
    didSet { tree.animator.framesPerSecond = framesPerSecond }
  }
  let loan: TerminalLoan
  private let windowTitles = WindowTitles()
  private let exitFlag = ExitFlag()
  var isEnding: Bool { exitFlag.isSet }
  private let inspector = Inspector()
  /// Takes what is logged, if there is an inspector to show it.
  private let logger: ((() -> String) -> Void)?
  private var isReporting = false
  private var countsBefore = TreeCounts()
  /// Called after each frame with its cost. Nothing is measured while it is `nil` and the inspector
  /// is off.
  public var onFrame: ((FrameReport) -> Void)?
  /// Called when the system ends the program, before it does, with the number of the signal, or
  /// `nil` if the terminal is gone.
  public var onTermination: (Int32?) -> Void = { _ in }

  /// Called with each event before it is handled, for logging: ``InputEvent/notation`` is a line of
  /// text.
  public var onEvent: ((InputEvent) -> Void)?

  /// Called instead of suspending the process, with a closure that suspends it, so that actions can
  /// run before and after.
  public var aroundSuspension: (_ suspend: () -> Void) -> Void = { $0() }

  /// Creates a runtime that shows `content` on `terminal` with `theme`. `now` returns the time.
  /// `inspectorKey` opens the inspector: the tree, and the cost of the last frame.
  public init(
    terminal: any Terminal, theme: Theme, words: KitWords = KitWords(),
    now: @escaping () -> Duration = MonotonicClock.now, inspectorKey: KeyPress? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) {
    self.terminal = terminal
    tree = Tree(now: now)
    var environment = EnvironmentValues()
    let pressed = PressedKeys()
    pressedKeys = pressed
    let loan = TerminalLoan(terminal)
    self.loan = loan
    logger =
      inspectorKey == nil
      ? nil : { [inspector, tree] in inspector.note($0(), at: tree.schedule.now()) }
    environment.terminalLoan = loan
    environment.windowTitles = windowTitles
    environment.colorScheme = terminal.facts?.colorScheme
    environment.write { [exitFlag, phase, tree, logger] in
      $0.theme = theme
      $0.words = KitValues.Words(words)
      $0.capabilities = terminal.capabilities
      $0.screenSize = terminal.size
      $0.cellRatio = terminal.cellSize?.ratio
      $0.scenePhaseSource = phase
      $0.clock = RuntimeClock(now)
      $0.focusReport = tree.focusReport
      $0.jumps = JumpSpots { [weak tree] in tree?.focus.focusables.flatMap(\.jumpSpots) ?? [] }
      $0.copyToClipboard = CopyAction { [weak terminal] in terminal?.copyToClipboard($0) }
      $0.exit = ExitAction { exitFlag.isSet = true }
      $0.log = LogAction { logger?($0) }
      $0.pressKey = PressKeyAction { pressed.keys.append($0) }
    }
    let toaster = Toaster(now: now)
    self.toaster = toaster
    let activeKeys = tree.activeKeys
    let inspector = inspector
    let commands = tree.commandSources
    root = RootNode(rootOf: tree, environment: environment)
    input = InputRouter(root: root)
    let composer = FrameComposer(theme: theme)
    self.composer = composer
    loan.ended = { [weak composer] in composer?.repaintsAll = true }
    tree.activeTransitions.shown = { [weak composer] in composer?.picture(of: $0) }
    tree.mount(root)
    root.setContent {
      AnyView(
        InspectorHost(
          inspector: inspector, key: inspectorKey,
          content: HelpOverlayHost(
            activeKeys: activeKeys, sources: commands, toaster: toaster,
            content: PaletteHost(
              sources: commands, content: ToastHost(toaster: toaster, content: content())))))
    }
    settle()
  }

  /// The capabilities of the terminal.
  public var capabilities: TerminalCapabilities { root.environment.capabilities }

  /// What is known about the terminal at present, or `nil` if there is none.
  public var terminalFacts: TerminalFacts? { terminal.facts }

  /// Handles events and shows frames until ``exit()`` is called or the terminal is gone.
  public func run() {
    showFrame()
    while !isEnding { step() }
  }

  /// Waits for the next events, handles them, and shows what has changed. Waits until `limit` at
  /// most, if there is one.
  public func step(until limit: ContinuousClock.Instant? = nil) {
    let events = terminal.waitForEvents(until: [deadline, limit].compactMap(\.self).min())
    if let roundTrip = terminal.roundTrip { notice(roundTrip) }
    noticeCellSize()
    noticeColorScheme()
    for event in events {
      let event = counted(event)
      onEvent?(event)
      handle(event)
      if isEnding { return }
    }
    runDue()
  }

  /// `event` with its position in a series of clicks.
  private func counted(_ event: InputEvent) -> InputEvent {
    guard case .mouse(let mouse) = event else { return event }
    return .mouse(clicks.counted(mouse, at: tree.schedule.now()))
  }

  /// The round-trip time from which motion becomes a nuisance.
  private static let slowRoundTrip = Duration.milliseconds(100)

  private func notice(_ roundTrip: Duration) {
    let isSlow = roundTrip > Self.slowRoundTrip
    isDistant = roundTrip > Self.distantRoundTrip
    guard isSlow != root.environment.isLinkSlow else { return }
    root.changeEnvironment { $0.isLinkSlow = isSlow }
  }

  private func noticeCellSize() {
    guard let ratio = terminal.cellSize?.ratio, ratio != root.environment.cellRatio else { return }
    root.changeEnvironment { $0.cellRatio = ratio }
  }

  private func noticeColorScheme() {
    guard root.environment.colorScheme == nil, let scheme = terminal.facts?.colorScheme else {
      return
    }
    root.changeEnvironment { $0.colorScheme = scheme }
  }

  /// Writes the lines of `text` into the drawer of the inspector, if the program has an inspector:
  /// what `print` would show on the screen, in the middle of a picture.
  public func log(_ text: @autoclosure () -> String) {
    logger?(text)
  }

  /// Rings the terminal's bell.
  public func bell() {
    terminal.bell()
  }

  /// Runs due actions, and shows what has changed.
  public func runDue() {
    tree.schedule.runDue()
    if !pressedKeys.keys.isEmpty {
      settle()
      handlePressedKeys()
    }
    showFrame()
  }

  /// The time of the next scheduled action on the runtime's clock, or `nil` if there is none.
  public var nextDeadline: Duration? { tree.schedule.nextDeadline }

  /// The time until then, or `nil` if there is none.
  var untilNextDeadline: Duration? { tree.schedule.untilNext }

  private var deadline: ContinuousClock.Instant? {
    tree.schedule.untilNext.map { ContinuousClock.now.advanced(by: $0) }
  }

  /// Ends ``run()`` before the next frame.
  public func exit() {
    exitFlag.isSet = true
  }

  /// Shows a frame, if it differs from the previous one.
  public func showFrame() {
    let isWatched = onFrame != nil || inspector.mode != .off
    let start = isWatched ? tree.schedule.now() : .zero
    settle()
    guard !loan.isOut else { return }
    followPointer()
    if terminal.windowTitle != windowTitles.current { terminal.windowTitle = windowTitles.current }
    guard let frame = composer.frame(of: tree, size: terminal.size, layOut: layOut) else { return }
    terminal.show(frame)
    if isWatched && !isReporting { report(frame, since: start) }
    if !isReporting { tree.frameWasShown() }
    countsBefore = tree.counts
  }

  /// Turns pointer reports on while a view follows the pointer, and updates the views that have
  /// moved under it.
  private func followPointer() {
    let isWanted = tree.hover.isWanted
    if terminal.tracksPointer != isWanted { terminal.tracksPointer = isWanted }
    guard isWanted else { return tree.hover.forgetPointer() }
    guard tree.needsFrame else { return }
    layOut()
    tree.hover.lookAgain(within: input.topScope)
    settle()
  }

  /// Reports the cost of `frame`, and shows it in the inspector with another frame, which isn't
  /// reported.
  private func report(_ frame: Frame, since start: Duration) {
    let report = FrameReport(
      number: tree.frameNumber, work: tree.counts.since(countsBefore),
      cells: frame.repaintsAll
        ? frame.canvas.size.width * frame.canvas.size.height
        : frame.changes.reduce(0) { $0 + $1.columns.count },
      bytes: terminal.bytesOfLastFrame, duration: tree.schedule.now() - start)
    onFrame?(report)
    if inspector.mode != .off {
      inspector.take(
        report,
        InspectorLine.lines(below: root, frame: tree.frameNumber, focused: tree.focus.focused))
      isReporting = true
      showFrame()
      isReporting = false
    }
  }

  // MARK: Events

  /// Handles `event`.
  func handle(_ event: InputEvent) {
    switch event {
    case .key(let key): handle(key)
    case .mouse(let mouse):
      layOut()
      input.take(mouse)
    case .resize(let size): resize(to: size)
    case .resume: composer.repaintsAll = true
    case .suspend: suspend()
    case .terminate(let signal): end(signal)
    case .endOfInput: end(nil)
    case .paste(let text): input.take(pasted: text)
    case .pasteWasCut(let lines): input.takeCutPaste(lines: lines)
    case .focus(let hasIt): phase.phase = hasIt ? .active : .inactive
    }
    settle()
    handlePressedKeys()
  }

  /// Handles the keys pressed by views, at most ``maxPressedKeys`` in a row, since one may trigger
  /// the next.
  private func handlePressedKeys() {
    for _ in 0..<Self.maxPressedKeys where !isEnding && !pressedKeys.keys.isEmpty {
      handle(pressedKeys.keys.removeFirst())
      settle()
    }
    pressedKeys.keys = []
  }

  private static let maxPressedKeys = 8

  private func resize(to size: Size) {
    composer.repaintsAll = true
    guard size != root.environment.screenSize else { return }
    root.changeEnvironment { $0.screenSize = size }
  }

  /// Suspends the process, like Ctrl-Z. Repaints everything when it resumes.
  public func suspend() {
    aroundSuspension { terminal.suspend() }
    composer.repaintsAll = true
  }

  /// Repaints everything with the next frame, whatever the terminal is believed to show.
  public func repaint() {
    composer.repaintsAll = true
  }

  /// SIGINT in POSIX, as sent by Ctrl-C.
  private static let interrupt: Int32 = 2

  private func end(_ signal: Int32?) {
    onTermination(signal)
    exit()
  }

  private func handle(_ key: KeyPress) {
    if input.take(key, layOut: layOut) { return }
    let underlying = key.underlyingKeys
    guard underlying.isEmpty else {
      pressedKeys.keys += underlying
      return
    }
    switch key {
    case KeyPress("c", modifiers: .control): end(Self.interrupt)
    case KeyPress("z", modifiers: .control): suspend()
    case KeyPress("l", modifiers: .control): repaint()
    default: break
    }
  }

  // MARK: Bringing up to date

  /// Updates bodies, then focus and keys, then speech, and the layout if `laysOut`. Each step may
  /// affect earlier ones. Changes that don't settle continue after the next event.
  private func settle(layingOut laysOut: Bool = false) {
    var (isSaid, isLaidOut) = (false, !laysOut)
    for _ in 0..<Tree.maxRounds {
      if tree.needsEvaluation {
        tree.evaluate()
        (isSaid, isLaidOut) = (false, !laysOut)
      } else if needsFocus {
        updateFocus()
        (isSaid, isLaidOut) = (false, !laysOut)
      } else if !isSaid {
        tree.focusReport.update(tree.focus, place: root.environment.kitWords.speech.place)
        isSaid = true
      } else if !isLaidOut {
        tree.layOut(in: terminal.size)
        isLaidOut = true
      } else {
        return
      }
    }
    if !isLaidOut, !tree.needsEvaluation, !needsFocus {
      tree.layOut(in: terminal.size)
      isLaidOut = true
    }
    // Views that never come to rest must not block the others.
    if tree.needsEvaluation || needsFocus {
      tree.breakOff()
      updateFocus()
    }
    if !isLaidOut { tree.layOut(in: terminal.size) }
  }

  /// `true` if the focus or the keys in force may have changed.
  private var needsFocus: Bool {
    tree.hasStructureChanged || tree.haveKeysChanged || tree.focus.focused !== keysOwner
  }

  /// Moves the focus to an existing node, and updates the keys in force.
  private func updateFocus() {
    if tree.hasStructureChanged {
      tree.structureWasTaken()
      tree.focus.refresh(below: input.topScope)
    }
    keysOwner = tree.focus.focused
    tree.keysWereTaken()
    tree.activeKeys.update(input.tables)
  }

  private func layOut() {
    settle(layingOut: true)
  }
}

extension Size {
  /// Height divided by width.
  fileprivate var ratio: Double { Double(height) / Double(width) }
}

extension TerminalFacts {
  /// The brightness of the background, if the terminal has said it.
  fileprivate var colorScheme: ColorScheme? {
    hasDarkBackground.map { $0 ? .dark : .light }
  }
}

/// `true` if the program should end.
private final class ExitFlag {
  var isSet = false
}

/// Keys pressed by views, in order.
private final class PressedKeys {
  var keys: [KeyPress] = []
}
