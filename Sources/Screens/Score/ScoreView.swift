import Games
import Scutes

/// The score of a game line by line, with the total always visible, and the next actions for a game
/// that was given up.
///
/// ```
/// at 78 columns and more            otherwise
/// lines              verdict        verdict
/// lines                             lines
/// total              buttons        total
///                                   buttons
/// ```
///
/// The footer stays visible. Anything that doesn't fit scrolls.
struct ScoreView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.screenSize) private var screen
  @State private var isSharing = false
  let suite: any PlayHost
  let model: GameBoardModel

  var body: some View {
    arrangement
      .padding(.horizontal, 1)
      .commands(
        ScoreAction.commands(for: choices, words, isOverWin: model.isWon), on: perform
      )
      .sheet(isPresented: $isSharing, title: words.share.title) {
        ShareSheet(.text, of: model, words: words)
      }
  }

  private var words: Words { suite.words }

  private var choices: [ScoreAction] { suite.choices(after: model) }

  /// `true` if lines and verdict are side by side.
  private var isWide: Bool { screen.width >= 78 && !lines.isEmpty }

  /// Rows that scroll: the screen's without the footer, an equal margin above, the frame of the
  /// sheet, and the fixed parts.
  private var rows: Int { max(3, screen.height - 2 - 4 - ScoreLine.totalRows - (isWide ? 0 : 4)) }

  /// Rows that the lines need beside the verdict.
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

  /// The available actions. On a win, its own buttons do the same.
  @ViewBuilder private var buttons: some View {
    if !model.isWon {
      VStack(alignment: .leading) {
        ForEach(choices, id: \.self) { choice in
          Button(action: { perform(choice) }) {
            Text("\(choice.key(among: choices, words).name())  \(choice.title(words))").lineLimit(1)
              .frame(width: 24, alignment: .leading)
          }
          .accessibilityLabel(choice.title(words))
        }
      }
    }
  }

  private func perform(_ action: ScoreAction) {
    guard !model.ignoresInput else { return }
    guard action != .share else {
      isSharing = true
      return
    }
    dismiss()
    suite.perform(action, after: model)
  }
}

/// The suite as the end of a game sees it.
protocol PlayHost: ScreenHost {
  /// The number of the tip that a board starts with, another on each board.
  var boardTip: Int { get }
  /// The next actions, most popular first. During a game, only sharing it.
  func choices(after model: GameBoardModel) -> [ScoreAction]
  /// Leaves the board of a finished game for `action`, or shows more about that game.
  func perform(_ action: ScoreAction, after model: GameBoardModel)
  /// Leaves the board of a finished game for the first of its choices.
  func goToNext(after model: GameBoardModel)
  /// Returns from the board to where it was opened.
  func end()
  /// Lists all steps of a game.
  func openAllSteps(of model: GameBoardModel)
}
