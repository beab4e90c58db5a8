import Widgets

/// Buttons for back, play and forward in anything shown step by step.
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
  let perform: (PlaybackMove) -> Void

  var body: some View {
    HStack(spacing: 1) {
      button("«", .start, isEnabled: canGoBack).accessibilityLabel(words.start)
      button("‹", .step(-1), isEnabled: canGoBack).accessibilityLabel(words.stepBack)
      button(playTitle, .toggle, isEnabled: canPlay)
        .defaultFocus()
        .accessibilityLabel(playWord)
      button("›", .step(1), isEnabled: canGoOn).accessibilityLabel(words.stepForward)
      button("»", .end, isEnabled: canGoOn).accessibilityLabel(words.end)
    }
  }

  private var playWord: String { isPlaying ? words.pause : words.play }

  private var playTitle: String {
    (isPlaying ? "‖" : "▶") + (showsWords ? " \(playWord)" : "")
  }

  private func button(_ title: String, _ move: PlaybackMove, isEnabled: Bool) -> some View {
    Button(title, isEnabled: isEnabled) { perform(move) }.accessibilityHint(spokenLabel)
  }
}

/// A move within something shown step by step.
nonisolated enum PlaybackMove: Hashable {
  case toggle
  case step(Int)
  case start
  case end
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
