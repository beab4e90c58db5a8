/// Runs a tree of views on a terminal: takes events, and shows a frame when something has changed.
///
/// There is no ticker. With nothing to do the program sleeps in ``Terminal/waitForEvents(until:)``.
///
/// Ctrl-C ends the program and Ctrl-Z stops it, as they do elsewhere, unless a view has another use for
/// them.
public final class Runtime {
  /// The views.
  public let tree: Tree
  private let terminal: any Terminal
  let root: RootNode
  let composer: FrameComposer
  /// Shows messages that go away by themselves. Views find it in their environment.
  public let toaster: Toaster
  private let input: InputRouter
  /// What had the focus when the key tables in force were last looked at.
  @WeakNode private var keysOwner: Node?
  private let phase = ScenePhaseSource()
  private var clicks = ClickCounter()
  /// Keys that views have pressed; they are handled after the event at hand.
  private let pressedKeys: PressedKeys
  /// Frames a second where the terminal is near.
  var framesWhenNear = Movements.mostFramesPerSecond {
    didSet { tree.movements.framesPerSecond = framesPerSecond }
  }
  /// Whether the terminal takes long to answer.
  private(set) var isDistant = false {
    didSet { tree.movements.framesPerSecond = framesPerSecond }
  }
  private let ending = Ending()
  private var isEnding: Bool { ending.isAsked }
  private let inspector = Inspector()
  private var isReporting = false
  private var countsBefore = TreeCounts()
  /// Called after each frame with what it took; nothing is measured while it is nil and the
  /// inspector is off.
  public var onFrame: ((FrameReport) -> Void)?
  /// Called when the system asks the program to end, before it does: with the number of the signal,
  /// or nil where the terminal is gone.
  public var onTermination: (Int32?) -> Void = { _ in }

  /// Called with each event before it is handled, for a log file: ``InputEvent/notation`` is a line
  /// for it.
  public var onEvent: ((InputEvent) -> Void)?

  /// Called in place of a stop of the process, with what stops it: to do something before and after.
  public var aroundSuspension: (_ suspend: () -> Void) -> Void = { $0() }

  /// A runtime that shows `content` on `terminal` in the look of `theme`. `now` tells the time.
  /// `inspectorKey` shows the inspector over the program: the tree, and what the last frame took.
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
    environment.write { [ending, phase, tree] in
      $0.theme = theme
      $0.words = KitValues.Words(words)
      $0.capabilities = terminal.capabilities
      $0.screenSize = terminal.size
      $0.cellRatio = terminal.cellSize?.ratio
      $0.scenePhaseSource = phase
      $0.clock = RuntimeClock(now)
      $0.focusReport = tree.focusReport
      $0.copyToClipboard = CopyAction { [weak terminal] in terminal?.copyToClipboard($0) }
      $0.exit = ExitAction { ending.isAsked = true }
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
    tree.passages.shown = { [weak composer] in composer?.picture(of: $0) }
    tree.mount(root)
    root.setContent {
      AnyView(
        InspectorHost(
          inspector: inspector, key: inspectorKey,
          content: HelpOverlayHost(
            activeKeys: activeKeys,
            content: PaletteHost(
              sources: commands, content: ToastHost(toaster: toaster, content: content())))))
    }
    settle()
  }

  /// What the terminal can show.
  public var capabilities: TerminalCapabilities { root.environment.capabilities }

  /// Takes events and shows frames until ``exit()`` is called or the terminal is gone.
  public func run() {
    showFrame()
    while !isEnding { step() }
  }

  /// Waits for what comes next, does what it means, and shows what has changed.
  public func step() {
    let events = terminal.waitForEvents(until: deadline)
    if let roundTrip = terminal.roundTrip { notice(roundTrip) }
    noticeCellSize()
    for event in events {
      let event = counted(event)
      onEvent?(event)
      handle(event)
      if isEnding { return }
    }
    runDue()
  }

  /// `event` with its place in a series of clicks.
  private func counted(_ event: InputEvent) -> InputEvent {
    guard case .mouse(let mouse) = event else { return event }
    return .mouse(clicks.counted(mouse, at: tree.schedule.now()))
  }

  /// A link this slow, there and back, makes motion a nuisance.
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

  /// Rings the bell of the terminal.
  public func bell() {
    terminal.bell()
  }

  /// Does what is due by now, and shows what has changed.
  public func runDue() {
    tree.schedule.runDue()
    if !pressedKeys.keys.isEmpty {
      settle()
      handlePressedKeys()
    }
    showFrame()
  }

  /// When there is something to do next, on the clock of the runtime; nil where nothing is planned.
  public var nextDeadline: Duration? { tree.schedule.nextDeadline }

  private var deadline: ContinuousClock.Instant? {
    tree.schedule.untilNext.map { ContinuousClock.now.advanced(by: $0) }
  }

  /// Ends ``run()`` before the next frame.
  public func exit() {
    ending.isAsked = true
  }

  /// Shows a frame, if it differs from the one before.
  public func showFrame() {
    let isWatched = onFrame != nil || inspector.mode != .off
    let start = isWatched ? tree.schedule.now() : .zero
    settle()
    followPointer()
    guard let frame = composer.frame(of: tree, size: terminal.size, layOut: layOut) else { return }
    terminal.show(frame)
    if isWatched && !isReporting { report(frame, since: start) }
    if !isReporting { tree.frameWasShown() }
    countsBefore = tree.counts
  }

  /// Has the terminal report the pointer while a view follows it, and tells the views what has come
  /// under it since it moved.
  private func followPointer() {
    let isWanted = tree.hover.isWanted
    if terminal.tracksPointer != isWanted { terminal.tracksPointer = isWanted }
    guard isWanted else { return tree.hover.forgetPointer() }
    guard tree.needsFrame else { return }
    layOut()
    tree.hover.lookAgain(within: input.topScope)
    settle()
  }

  /// Tells what `frame` took, and shows it in the inspector: by another frame, which is not told.
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

  /// Does what `event` means.
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
    case .focus(let hasIt): phase.phase = hasIt ? .active : .inactive
    }
    settle()
    handlePressedKeys()
  }

  /// Handles the keys that views have pressed, at most ``mostPressedKeys`` in a row: one may have a view
  /// press the next.
  private func handlePressedKeys() {
    for _ in 0..<Self.mostPressedKeys where !isEnding && !pressedKeys.keys.isEmpty {
      handle(pressedKeys.keys.removeFirst())
      settle()
    }
    pressedKeys.keys = []
  }

  private static let mostPressedKeys = 8

  private func resize(to size: Size) {
    composer.repaintsAll = true
    guard size != root.environment.screenSize else { return }
    root.changeEnvironment { $0.screenSize = size }
  }

  /// Stops the process as Ctrl-Z does; when it goes on, everything is painted again.
  public func suspend() {
    aroundSuspension { terminal.suspend() }
    composer.repaintsAll = true
  }

  /// The number of the signal that Ctrl-C sends elsewhere, by POSIX.
  private static let interrupt: Int32 = 2

  private func end(_ signal: Int32?) {
    onTermination(signal)
    exit()
  }

  private func handle(_ key: KeyPress) {
    if input.take(key, layOut: layOut) { return }
    switch key {
    case KeyPress("c", modifiers: .control): end(Self.interrupt)
    case KeyPress("z", modifiers: .control): suspend()
    default: break
    }
  }

  // MARK: Bringing up to date

  /// Brings up to date what has changed: first bodies, then what has the focus and the keys that
  /// work, then what is said of it, and where everything is if `laysOut`. Each of these may change
  /// what comes before it. What does not come to rest goes on after the next event.
  private func settle(layingOut laysOut: Bool = false) {
    var (isSaid, isLaidOut) = (false, !laysOut)
    for _ in 0..<Tree.mostRounds {
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
    // Views that never come to rest do not keep the others from being used.
    if tree.needsEvaluation || needsFocus {
      tree.breakOff()
      updateFocus()
    }
    if !isLaidOut { tree.layOut(in: terminal.size) }
  }

  /// Whether something else may have the focus than before, or other keys may work.
  private var needsFocus: Bool {
    tree.hasStructureChanged || tree.haveKeysChanged || tree.focus.focused !== keysOwner
  }

  /// Gives the focus to something that is there, and finds out which keys work then.
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
  /// How many times as high as wide.
  fileprivate var ratio: Double { Double(height) / Double(width) }
}

/// Whether the program is to end.
private final class Ending {
  var isAsked = false
}

/// Keys that views have pressed, in order.
private final class PressedKeys {
  var keys: [KeyPress] = []
}
