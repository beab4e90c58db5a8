import Hints
import Scutes
import Store

/// The progress of making a puzzle: the number of grids tried, and a button to cancel. If the player
/// has a technique profile in use, its techniques are enough for the puzzle, unless switched off.
struct MakingScreen: Screen {
  @State private var tried = 0
  @State private var goesByProfile = true
  let host: any MakingHost
  let wanted: WantedPuzzle

  var suite: any ScreenHost { host }

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("making", words.packs.more.make) {
      Command("profile", ["p"], words.levels.switchProfile, if: { $0.profile != nil }) {
        $0.goesByProfile.toggle()
      }
      Command("cancel", ["q", .escape], words.app.cancel.lowercased()) { $0.suite.goBack() }
    }
  }

  var body: some View {
    VStack {
      Spacer()
      VStack(spacing: 1) {
        ProgressView(words.levels.making(words.name(of: wanted.level)))
        Text(tried == 0 ? " " : words.levels.tried(tried)).foregroundStyle(.secondary)
        if let profile { Toggle(words.levels.byProfile(profile.name), isOn: $goesByProfile) }
        Button(words.app.cancel) { suite.goBack() }.defaultFocus()
      }
      Spacer()
      KeyHints()
    }
    .commands(Self.commands(words), on: self)
    .task(id: Order(wanted: wanted, profile: goesByProfile ? profile : nil)) { await make() }
  }

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
    await host.make(wanted, by: goesByProfile ? profile : nil) { continuation.yield($0) }
    continuation.finish()
    counting.cancel()
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
