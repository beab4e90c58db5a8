import Scutes

/// The clock of something shown step by step that can play by itself.
nonisolated struct Playback<Pace: Equatable & Sendable>: Equatable, Sendable {
  /// The paces to choose from, slowest first.
  let paces: [Pace]
  private(set) var pace: Pace
  private(set) var isPlaying = false
  /// The time at which the current step was shown or playback started.
  private var shownAt: Duration

  /// Creates a clock that stands still.
  init(_ pace: Pace, of paces: [Pace], at now: Duration = .zero) {
    (self.pace, self.paces, shownAt) = (pace, paces, now)
  }

  /// The time of the next step if the current one is shown for `wait`. `nil` without playback.
  func deadline(after wait: Duration) -> Duration? { isPlaying ? shownAt + wait : nil }

  /// Notes that a step is shown from `now` on.
  mutating func show(at now: Duration) { shownAt = now }

  /// Starts playback, or stops it.
  mutating func toggle(at now: Duration) {
    isPlaying.toggle()
    shownAt = now
  }

  mutating func stop() { isPlaying = false }

  /// Sets the pace, starting at `now`.
  mutating func go(at pace: Pace, from now: Duration) { (self.pace, shownAt) = (pace, now) }

  /// Makes the pace faster by a number of levels, if there are as many.
  mutating func changePace(by levels: Int, at now: Duration) {
    guard let index = paces.firstIndex(of: pace), paces.indices.contains(index + levels) else {
      return
    }
    go(at: paces[index + levels], from: now)
  }
}

/// What is shown step by step and can play by itself.
protocol Player {
  /// Starts playback, or stops it.
  func togglePlaying()
  /// Stops playback and moves by a number of steps.
  func step(by steps: Int)
  func goToStart()
  func goToEnd()
  /// Makes playback faster by a number of levels.
  func changePace(by levels: Int)
}

extension Command {
  /// The keys of what is shown step by step: `toggle`, `step.1` and so on. The names of the
  /// commands for the pace begin with `pace`.
  static func playback(
    _ words: Words, pace: String, shown paceVisibility: KeyVisibility, toggleFirst: Bool,
    player: @escaping (Target) -> any Player
  ) -> [Command] {
    let replay = words.replay
    let toggle = Command("toggle", [" ", "p"], "\(replay.play), \(replay.pause)".lowercased()) {
      player($0).togglePlaying()
    }
    let single = [
      Command("step.1", [.right, "l"], replay.stepForward) { player($0).step(by: 1) },
      Command("step.-1", [.left, "h"], replay.stepBack) { player($0).step(by: -1) },
    ]
    return (toggleFirst ? [toggle] + single : single + [toggle]) + [
      Command("\(pace).1", ["+", "="], replay.faster, shown: paceVisibility) {
        player($0).changePace(by: 1)
      },
      Command("\(pace).-1", ["-"], replay.slower, shown: paceVisibility) {
        player($0).changePace(by: -1)
      },
      Command("step.10", [.pageDown], replay.stepForward + " ×10", shown: .help) {
        player($0).step(by: 10)
      },
      Command("step.-10", [.pageUp], replay.stepBack + " ×10", shown: .help) {
        player($0).step(by: -10)
      },
      Command("start", [.home, "0"], replay.start, shown: .help) { player($0).goToStart() },
    ]
  }
}

/// Buttons for back, play and forward. They perform the commands of playback, and `end`.
struct PlaybackButtons: View {
  let words: ReplayWords
  let isPlaying: Bool
  /// `true` if there are steps to play, before the current one, and after it.
  let canPlay: Bool
  let canGoBack: Bool
  let canGoOn: Bool
  let showsWords: Bool
  /// The description of the current step, spoken with each button.
  var spokenLabel = ""
  let perform: (String) -> Void

  var body: some View {
    HStack(spacing: 1) {
      button("«", "start", isEnabled: canGoBack).accessibilityLabel(words.start)
      button("‹", "step.-1", isEnabled: canGoBack).accessibilityLabel(words.stepBack)
      button(playTitle, "toggle", isEnabled: canPlay)
        .defaultFocus()
        .accessibilityLabel(playWord)
      button("›", "step.1", isEnabled: canGoOn).accessibilityLabel(words.stepForward)
      button("»", "end", isEnabled: canGoOn).accessibilityLabel(words.end)
    }
  }

  private var playWord: String { isPlaying ? words.pause : words.play }

  private var playTitle: String {
    (isPlaying ? "‖" : "▶") + (showsWords ? " \(playWord)" : "")
  }

  private func button(_ title: String, _ command: String, isEnabled: Bool) -> some View {
    Button(title, isEnabled: isEnabled) { perform(command) }.accessibilityHint(spokenLabel)
  }
}

/// The position of the current step among all.
struct PositionSlider: View {
  let position: Int
  let count: Int
  let seek: (Int) -> Void

  var body: some View {
    Slider(value: value, in: 0...Double(max(1, count)), step: 1).disabled(count == 0)
  }

  private var value: Binding<Double> {
    Binding(get: { Double(position) }, set: { seek(Int($0.rounded())) })
  }
}

/// A menu of the paces of `playback`.
struct PacePicker<Pace: Hashable & Sendable>: View {
  let title: String
  let playback: Playback<Pace>
  let name: (Pace) -> String
  let choose: (Pace) -> Void

  var body: some View {
    let pace = Binding(get: { playback.pace }, set: { choose($0) })
    Picker(title, selection: pace, options: playback.paces, label: name).pickerStyle(.menu)
  }
}
