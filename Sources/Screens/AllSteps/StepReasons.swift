import Grading
import Hints
import Sudoku
import Widgets

/// The selected step in words.
struct StepReasons: View {
  let model: AllStepsModel
  let words: Words
  let plan: BoardPlan

  var body: some View {
    VStack(alignment: .leading) {
      if let explanation = model.explanation {
        Text(explanation.title).bold().foregroundStyle(.accent).lineLimit(2)
        if let found { Text(found).foregroundStyle(.secondary).lineLimit(1) }
        if let worth { Text(worth).foregroundStyle(.secondary).lineLimit(1) }
        PagedText(sentences: explanation.sentences, pages: Bindable(model).pages)
        PageTurner(pages: Bindable(model).pages)
        if let picture = model.picture.hint {
          HintLegend(of: picture, words: words, beside: plan)
        }
      }
    }
  }

  /// The score of the step, and its rating if Sudoku Explainer knows the technique.
  private var worth: String? {
    guard let step = model.selected?.step.deduction else { return nil }
    let score = "\(words.allSteps.score) \(step.technique.facts.score)"
    let ratings = step.explainerRatings.map { NumberFormat.range($0, of: .rating) }
    return ratings.map { "\(score) · \(words.collections.rating) \($0)" } ?? score
  }

  /// The number of cells that the step settles, and of ways to find it.
  private var found: String? {
    guard let selected = model.selected else { return nil }
    let parts = [
      selected.settles.map(words.allSteps.settles),
      selected.step.ways > 1 ? words.allSteps.ways(selected.step.ways) : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}
