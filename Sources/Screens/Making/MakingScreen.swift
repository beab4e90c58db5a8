import Hints
import Store
import Widgets

/// The progress of making a puzzle: the number of grids tried, and a button to cancel. If the player
/// has a technique profile in use, its techniques are enough for the puzzle, unless switched off.
struct MakingScreen: View {
  @State private var tried = 0
  @State private var goesByProfile = true
  let suite: any MakingHost
  let wanted: WantedPuzzle

  var body: some View {
    VStack {
      Spacer()
      VStack(spacing: 1) {
        ProgressView(words.making(suite.words.name(of: wanted.level)))
        Text(tried == 0 ? " " : words.tried(tried)).foregroundStyle(.secondary)
        if let profile { Toggle(words.byProfile(profile.name), isOn: $goesByProfile) }
        Button(words.cancel) { suite.goBack() }.defaultFocus()
      }
      Spacer()
      KeyHints()
    }
    .keyBindings(
      words.making(suite.words.name(of: wanted.level)),
      MakingAction.bindings(suite.words, hasProfile: profile != nil)
    ) { action in
      switch action {
      case .profile: goesByProfile.toggle()
      case .cancel: suite.goBack()
      }
    }
    .task(id: Order(wanted: wanted, profile: goesByProfile ? profile : nil)) { await make() }
  }

  private var words: LevelWords { suite.words.levels }

  /// The profile that the puzzle could go by, or `nil` if there is none.
  private var profile: TechniqueProfile? {
    wanted.canGoByProfile ? suite.dependencies.preferred.profiles.current : nil
  }

  private nonisolated struct Order: Equatable {
    let wanted: WantedPuzzle
    let profile: TechniqueProfile?
  }

  /// Makes the puzzle and counts grids. Counts that arrive during a frame show in the next one.
  private func make() async {
    tried = 0
    let (counts, continuation) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let counting = Task { for await count in counts where !Task.isCancelled { tried = count } }
    await suite.make(wanted, by: goesByProfile ? profile : nil) { continuation.yield($0) }
    continuation.finish()
    counting.cancel()
  }
}

/// The key actions while a puzzle is being made.
nonisolated enum MakingAction: String, KeyAction {
  /// Switches between puzzles for the profile in use and any puzzles of the level.
  case profile = "profile"
  case cancel = "cancel"

  static let table = "making"

  static func bindings(
    _ words: Words, hasProfile: Bool = true
  ) -> [KeyBinding<MakingAction>] {
    let profile = KeyBinding([KeyPress("p")], MakingAction.profile, words.levels.switchProfile)
    return (hasProfile ? [profile] : [])
      + [KeyBinding([KeyPress("q"), KeyPress(.escape)], .cancel, words.levels.cancel.lowercased())]
  }
}

/// The suite as the screen that makes puzzles sees it.
protocol MakingHost: ScreenHost {
  /// Makes a puzzle and starts a game of it, unless the user has moved on by then. The techniques of
  /// `profile`, if any, are enough to solve it. `progress` receives the number of failed grids so
  /// far.
  func make(
    _ wanted: WantedPuzzle, by profile: TechniqueProfile?, progress: @Sendable (Int) -> Void
  ) async
}
