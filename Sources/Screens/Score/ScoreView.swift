import Models
import Widgets

/// What the score of a game is made of, line by line; at the end what came of it, and what to do
/// next.
///
/// ```
/// at 78 columns and more            otherwise
/// lines              verdict        verdict
/// lines              buttons        buttons
/// lines                             lines
/// ```
struct ScoreView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.screenSize) private var screen
  @State private var isSharing = false
  let suite: Suite
  let model: GameBoardModel

  var body: some View {
    arrangement
      .padding(EdgeInsets(leading: 1, bottom: 1, trailing: 1))
      .keyBindings(
        words.score.title, id: "score", ScoreAction.bindings(for: choices, words),
        perform: perform
      )
      .sheet(isPresented: $isSharing, title: words.share.title) {
        ShareSheet(.text, of: model, words: words)
      }
  }

  private var words: Words { suite.words }

  private var choices: [ScoreAction] { suite.choices(after: model) }

  @ViewBuilder private var arrangement: some View {
    let verdict = ScoreVerdict(
      model: model, words: words, isRoomy: screen.height >= 30 && screen.width >= 78)
    if screen.width >= 78, !lines.isEmpty {
      HStack(alignment: .top, spacing: 3) {
        breakdown.frame(width: 40)
        VStack(spacing: 1) {
          verdict
          buttons
        }
        .frame(width: 26)
      }
    } else {
      VStack(spacing: 1) {
        verdict
        buttons
        breakdown.frame(maxWidth: 40)
      }
    }
  }

  private var lines: [ScoreLine] {
    model.game.isRevealed || !model.isScored
      ? []
      : ScoreLine.lines(
        of: model.score, words: words, hidingErrors: !model.showsAllErrors)
  }

  private var breakdown: some View {
    VStack(alignment: .leading) {
      ForEach(lines.indices) { index in lines[index] }
    }
  }

  private var buttons: some View {
    VStack(alignment: .leading) {
      ForEach(choices, id: \.self) { choice in
        Button(action: { perform(choice) }) {
          Text("\(choice.key(among: choices).name())  \(choice.title(words))").lineLimit(1)
            .frame(width: 24, alignment: .leading)
        }
        .accessibilityLabel(choice.title(words))
      }
    }
  }

  private func perform(_ action: ScoreAction) {
    guard !model.isDeaf else { return }
    guard action != .share else {
      isSharing = true
      return
    }
    dismiss()
    suite.goOn(with: action, after: model)
  }
}
