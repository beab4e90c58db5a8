import Games
import Hints
import Scutes
import Sudoku

/// The techniques, easiest first. Each leads to a board that shows and explains it.
struct HelpTechniquesPage: View {
  let suite: any ScreenHost
  let boards: HelpBoards

  var body: some View {
    if let technique = boards.technique {
      HelpTechniquePage(suite: suite, boards: boards, technique: technique)
    } else {
      VStack {
        Text(words.help.techniques).foregroundStyle(.secondary).multilineTextAlignment(.center)
        TechniqueList(words: words, selection: Bindable(boards).selection) {
          boards.technique = $0
        }
      }
    }
  }

  private var words: Words { suite.words }
}

/// A technique on a board.
private struct HelpTechniquePage: View {
  @State private var drill: Drill?
  let suite: any ScreenHost
  let boards: HelpBoards
  let technique: TechniqueID

  var body: some View {
    HelpSpread(words: suite.words, title: suite.words.name(of: technique), sentences: sentences) {
      metrics in
      DrillDrawing(drill: drill, rung: .reasons, metrics: metrics)
    } more: {
      HStack(spacing: 1) {
        Button("‹ \(words.list)") { _ = boards.closeTechnique() }
        Button(words.practise) { suite.go(to: .drill(technique)) }
      }
    }
    .task(id: technique) { drill = await Drill.make(technique, seed: 3) }
  }

  private var words: HelpWords { suite.words.help }

  private var sentences: [String] {
    guard let explanation = drill?.explanation(in: suite.words) else {
      return [words.searching]
    }
    return [explanation.title] + explanation.sentences
  }
}
