import Widgets

/// The column to the left of a large board: the list of steps, or else how to fill in the board.
struct SolutionLeftSide: View {
  let model: SolutionModel
  let words: Words

  var body: some View {
    if model.walk == nil {
      VStack(alignment: .leading, spacing: 1) {
        Text(words.solution.howToFill)
        Text(words.solver.howToPaste).foregroundStyle(.secondary)
      }
    } else {
      VStack(alignment: .leading) {
        Text(words.solution.stepList).bold().foregroundStyle(.title).lineLimit(1)
        StepsList(model: model, words: words, isAlone: false) {}
      }
    }
  }
}
