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
