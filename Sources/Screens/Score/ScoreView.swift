import Games
import Widgets

/// What the score of a game is made of, line by line, with the total always in sight; of a game that
/// was given up what to do next.
///
/// ```
/// at 78 columns and more            otherwise
/// lines              verdict        verdict
/// lines                             lines
/// total              buttons        total
///                                   buttons
/// ```
///
/// It leaves the footer free: what has no room scrolls.
struct ScoreView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.screenSize) private var screen
  @State private var isSharing = false
  let suite: any ScoreHost
  let model: GameBoardModel

  var body: some View {
    arrangement
      .padding(.horizontal, 1)
      .keyBindings(
        words.score.title, id: "score",
        ScoreAction.bindings(for: choices, words, isOverWin: model.isWon), perform: perform
      )
      .sheet(isPresented: $isSharing, title: words.share.title) {
        ShareSheet(.text, of: model, words: words)
      }
  }

  private var words: Words { suite.words }

  private var choices: [ScoreAction] { suite.choices(after: model) }

  /// Whether lines and verdict stand side by side.
  private var isWide: Bool { screen.width >= 78 && !lines.isEmpty }

  /// Rows for what scrolls: those of the screen without the footer, as much above, the frame of the
  /// sheet, and what is always in sight.
  private var rows: Int { max(3, screen.height - 2 - 4 - ScoreLine.totalRows - (isWide ? 0 : 4)) }

  /// Rows that the lines take beside the verdict.
  private var neededRows: Int {
    lines.dropLast().reduce(0) { $0 + $1.rows(in: Self.columns) }
  }

  /// Columns of the lines.
  private static let columns = 40

  @ViewBuilder private var arrangement: some View {
    if lines.isEmpty {
      VStack(spacing: 1) {
        verdict
        buttons
      }
    } else if isWide {
      HStack(alignment: .top, spacing: 3) {
        breakdown.frame(width: Self.columns)
        VStack(spacing: 1) {
          verdict
          buttons
        }
        .frame(width: 26)
      }
    } else {
      VStack {
        breakdown.frame(maxWidth: Self.columns)
        buttons.padding(EdgeInsets(top: 1))
      }
    }
  }

  private var verdict: some View {
    ScoreVerdict(
      model: model, words: words, isRoomy: screen.height >= 30 && screen.width >= 78)
  }

  private var lines: [ScoreLine] {
    model.game.isRevealed || !model.isScored
      ? []
      : ScoreLine.lines(
        of: model.score, words: words, hidingErrors: !model.showsAllErrors)
  }

  private var breakdown: some View {
    VStack(alignment: .leading) {
      ScrollView {
        VStack(alignment: .leading) {
          if !isWide { verdict.frame(maxWidth: .infinity).padding(EdgeInsets(bottom: 1)) }
          ForEach(lines.indices.dropLast()) { index in lines[index] }
        }
      }
      .frame(maxHeight: isWide ? min(rows, neededRows) : rows, alignment: .top)
      .defaultFocus()
      if let total = lines.last { total }
    }
  }

  /// What can be done from here; on a win its own buttons do the same.
  @ViewBuilder private var buttons: some View {
    if !model.isWon {
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

/// The suite as the end of a game sees it.
protocol ScoreHost: ScreenHost {
  /// What there is to do next, what most people want first: while a game is played only to hand it on.
  func choices(after model: GameBoardModel) -> [ScoreAction]
  /// Leaves the board of a game that is over, and does `action`; or shows more of that game.
  func goOn(with action: ScoreAction, after model: GameBoardModel)
}
