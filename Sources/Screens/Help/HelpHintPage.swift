import Games
import Hints
import Sudoku
import Widgets

/// A hint that is told in steps, and drawn on a board.
struct HelpHintPage: View {
  @State private var drill: Drill?
  @State private var rung = HintLadder.Rung.place
  let words: Words

  var body: some View {
    HelpSpread(words: words, title: words.help.title(.hints), sentences: sentences) { metrics in
      HelpDrawing(drill: drill, rung: rung, metrics: metrics)
    } more: {
      Button("✦ \(rung == .reasons ? words.help.again : words.help.more)") { goOn() }
    }
    .task(id: 0) { drill = await Drill.make(.nakedPair, seed: 3) }
  }

  private var sentences: [String] {
    guard let explanation = drill?.explanation(in: words) else {
      return [words.help.searching]
    }
    return switch rung {
    case .place: [words.help.hints, explanation.lookAt]
    case .technique: [explanation.title, explanation.lookAt]
    case .reasons: [explanation.title] + explanation.sentences
    }
  }

  private func goOn() {
    let rungs = HintLadder.Rung.allCases
    rung = rungs[(rung.rawValue + 1) % rungs.count]
  }
}

/// The board of a position, and on it what of its deduction is told.
struct HelpDrawing: View {
  let drill: Drill?
  let rung: HintLadder.Rung
  let metrics: BoardMetrics

  var body: some View {
    BoardDrawing(picture: picture, metrics: metrics)
  }

  private var picture: BoardPicture {
    guard let drill, let deduction = drill.easiest else {
      return BoardPicture(grid: Grid(), givens: Grid())
    }
    let game = drill.game(id: 0)
    let step = NextStep.deduction(deduction, of: drill.position)
    var picture = BoardPicture(of: game)
    picture.hint = rung == .reasons ? step.picture : rung == .technique ? step.pictureOfPlace : nil
    return picture
  }
}

nonisolated extension Drill {
  /// The easiest deduction in words.
  func explanation(in words: Words) -> Explanation? {
    easiest.map { words.explanation(of: $0, in: position) }
  }
}
