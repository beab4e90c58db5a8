import Hints
import Scutes
import Sudoku

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
        if let worth = model.worth { Text(worth).foregroundStyle(.secondary).lineLimit(1) }
        PagedText(sentences: explanation.sentences, reading: Bindable(model).reading)
        PageTurner(reading: Bindable(model).reading)
        if let picture = model.picture.hint {
          HintLegend(of: picture, words: words, beside: plan)
        }
      }
    }
  }

  /// The number of cells that the step settles beyond what singles do, and of ways to find it.
  private var found: String? {
    guard let selected = model.selected else { return nil }
    let settled = selected.settles ?? 0
    let parts = [
      settled > 0 ? words.allSteps.settles(settled, isMore: model.settledBySingles > 0) : nil,
      selected.step.ways > 1 ? words.allSteps.ways(selected.step.ways) : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}

/// The selected step in words, all that is folded included, over the board.
struct StepReasonsSheet: View {
  @Environment(\.screenSize) private var size
  let model: AllStepsModel

  var body: some View {
    let width = min(size.width - 8, 64)
    VStack(alignment: .leading) {
      if let explanation = model.explanation {
        Text(explanation.title).bold().foregroundStyle(.accent).lineLimit(2)
        if let worth = model.worth { Text(worth).foregroundStyle(.secondary).lineLimit(1) }
        let lines = explanation.lines(unfolding: .max).map(\.indented)
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(0..<lines.count) { Text(lines[$0]) }
          }
        }
        .frame(height: rows(of: lines, width - 1), alignment: .topLeading)
      }
    }
    .frame(width: width, alignment: .leading)
  }

  /// The rows for the sentences, as far as the screen has them.
  private func rows(of sentences: [String], _ width: Int) -> Int {
    let rows = TextWrapping.lineCount(of: sentences, width: width, mode: .word)
    return min(rows, max(3, size.height - 10))
  }
}

/// The technique and the changes of the selected step on a line, with its score and its rating. If
/// there is no room for all, the first change and the number of others, then "FC" for "Forcing
/// Chains", then no score.
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
