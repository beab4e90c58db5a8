import Hints
import Sudoku
import Widgets

/// The technique and the changes of the selected step on a line, or the first change and the number
/// of others if there is no room for all.
struct StepTitle: View {
  let model: AllStepsModel
  let words: Words

  var body: some View {
    if let explanation = model.explanation {
      if let selected = model.selected {
        ViewThatFits(in: .horizontal) {
          Text("\(explanation.title): \(selected.changes)").bold().lineLimit(1)
          Text("\(explanation.title): \(words.outcome(of: selected.step.id))").bold().lineLimit(1)
        }
      } else {
        Text(explanation.text).bold().lineLimit(1)
      }
    } else {
      Text(" ")
    }
  }
}

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

  /// The score of the step, and the ratings of its technique if Sudoku Explainer knows it.
  private var worth: String? {
    guard let facts = model.selected?.step.deduction.technique.facts else { return nil }
    let score = "\(words.allSteps.score) \(facts.score)"
    return facts.explainerRating.map { "\(score) · \(words.collections.rating) \($0)" } ?? score
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
