import Games
public import Scutes
import Store

/// The whole program: Home, and what stands on top of it.
public struct SuiteView: View {
  /// The least that the screens need, in columns and rows.
  public nonisolated static let minSize = Size(width: 40, height: 20)

  @Environment(\.screenSize) private var size
  @Environment(\.showHelp) private var showHelp
  private let suite: Suite

  /// The keys that work on every screen, and not on sheets.
  static func commands(_ words: Words) -> CommandTable<Suite> {
    CommandTable("suite", words.home.settings) {
      Command.group(words.kit.help.more) {
        Command("settings", [","], words.home.settings.lowercased(), shown: .help) {
          $0.go(to: .settings)
        }
      }
    }
  }

  /// The keys that work everywhere.
  static func commandsEverywhere(_ words: Words) -> CommandTable<Suite> {
    CommandTable("suite", words.kit.everywhere) {
      Command("leave", ["Q", .control("c")], words.app.leave, shown: .help) { $0.leave() }
      Command("suspend", [.control("z")], words.app.suspend, shown: .help) {
        $0.dependencies.suspend()
      }
      Command("repaint", [.control("l")], words.app.repaint, shown: .help) {
        $0.dependencies.repaint()
      }
    }
  }

  /// The screens of `suite`.
  public init(suite: Suite) {
    self.suite = suite
  }

  /// The screen that is shown; a sentence in its place where there is too little room.
  public var body: some View {
    NavigationStack(path: suite.router.path) {
      HomeScreen(host: suite)
    } destination: { route in
      switch route {
      case .startUp:
        StartUpScreen(suite: suite, end: suite.endStartUp, escape: suite.escapeStartUp)
      case .welcome(let welcome): WelcomeScreen(host: suite, model: welcome)
      case .help(let page): HelpScreen(host: suite, page: page)
      case .levels: LevelsScreen(suite: suite)
      case .statistics: StatisticsScreen(suite: suite)
      case .replay(let replay): ReplayScreen(host: suite, model: replay)
      case .making(let wanted): MakingScreen(host: suite, wanted: wanted)
      case .unfinished: UnfinishedScreen(suite: suite)
      case .packs: PacksScreen(suite: suite)
      case .pack(let id): if let pack = PuzzlePack.pack(id) { PackScreen(suite: suite, pack: pack) }
      case .collections: CollectionsScreen(host: suite)
      case .collection(let model): CollectionScreen(host: suite, model: model)
      case .levelSplash(let id):
        LevelSplashScreen(suite: suite, id: id, open: suite.openShownPuzzle)
      case .calendar: CalendarScreen(suite: suite)
      case .trainer(let trainer): TrainerScreen(suite: suite, model: trainer)
      case .course: CourseScreen(host: suite)
      case .lesson(let lesson): LessonScreen(host: suite, model: lesson)
      case .memory: MemoryScreen(suite: suite, memory: suite.memory)
      case .solver: SolverScreen(host: suite, model: suite.solution)
      case .camera: CameraScreen(host: suite, model: suite.camera)
      case .solution: SolutionScreen(host: suite, model: suite.solution)
      case .allSteps(let steps): AllStepsScreen(suite: suite, model: steps)
      case .board(let board): GameBoardScreen(suite: suite, model: board)
      }
    }
    .onChange(of: suite.isHome) {
      if $1 { suite.comeHome() }
    }
    .onDeadline(suite.records.nextDayCheck) { suite.records.followDay() }
    .onCutPaste { suite.notify(suite.words.solution.pasteWasCut(lines: $0)) }
    .environment(\.hasSmallNotes, suite.dependencies.preferences.values.hasSmallNotes)
    .commands(Self.commandsEverywhere(suite.words), on: suite, everywhere: true)
    .commands(Self.commands(suite.words), on: suite)
    .commands { SuiteCommands(suite: suite, showHelp: showHelp).all }
    .sheet(
      item: Bindable(suite).presented,
      title: suite.presented.map { suite.words.title(of: $0) } ?? ""
    ) { suite.sheet(of: $0) }
    .sheet(isPresented: Bindable(suite).notice.isPresent(), title: suite.words.app.titleSecond) {
      if case .board(let board) = suite.router.path.last {
        BoardNotice(text: suite.notice ?? "", button: suite.words.app.ok, board: board)
      } else {
        NoticeSheet(text: suite.notice ?? "", button: suite.words.app.ok)
      }
    }
    .alert(
      suite.unsaved.tries > 1
        ? suite.words.app.stillNotSaved(suite.unsaved.tries) : suite.words.app.quitQuestion,
      isPresented: isQuitQuestionShown,
      message: suite.unsaved.question.map { suite.words.text(of: $0) } ?? ""
    ) {
      Button(suite.words.app.tryAgain) { suite.unsaved.tryAgain() }
        .keyboardShortcut(KeyPress("T"))
      Button(suite.words.app.quitAnyway) { suite.unsaved.leaveAnyway() }
        .keyboardShortcut(KeyPress("W"))
      Button(suite.words.app.keepPlaying, role: .cancel) {}
    }
    .overlayLayer(isPresented: .constant(isTooSmall), isDismissible: false) {
      Text(suite.words.app.tooSmall(width: size.width, height: size.height))
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.ground)
    }
    .focusStatusLine(isShown: suite.dependencies.preferences.isForScreenReader)
    .wrapMode(.word)
  }

  private var isTooSmall: Bool {
    size.width < Self.minSize.width || size.height < Self.minSize.height
  }

  private var isQuitQuestionShown: Binding<Bool> {
    Binding(get: { suite.unsaved.question != nil }, set: { if !$0 { suite.unsaved.stay() } })
  }
}
