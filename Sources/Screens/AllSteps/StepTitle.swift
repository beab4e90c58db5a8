import Hints
import Sudoku
import Widgets

/// The technique and the changes of the selected step on a line, with its score and its rating. If
/// there is no room for all, the first change and the number of others, then "FC" for "Forcing Chains",
/// then no score.
struct StepTitle: View {
  let model: AllStepsModel
  let words: Words

  var body: some View {
    if let explanation = model.explanation {
      if let selected = model.selected {
        let all = "\(explanation.title): \(selected.changes)"
        let outcome = words.outcome(of: selected.step.id)
        let short = "\(words.withShortChains(explanation.title)): \(outcome)"
        ViewThatFits(in: .horizontal) {
          valued(all)
          valued("\(explanation.title): \(outcome)")
          valued(short)
          Text(all).bold().lineLimit(1)
          Text(short).bold().lineLimit(1)
        }
      } else {
        Text(explanation.text).bold().lineLimit(1)
      }
    } else {
      Text(" ")
    }
  }

  private func valued(_ title: String) -> some View {
    HStack(spacing: 1) {
      Text(title).bold().lineLimit(1)
      if let worth = model.worth { Text("· \(worth)").foregroundStyle(.secondary).lineLimit(1) }
    }
  }
}
