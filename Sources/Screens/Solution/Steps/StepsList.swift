import Grading
import Hints
import Scutes
import Sudoku

/// All steps to a solution in a sheet. Choose one by moving to it, by typing the start of its name,
/// or by clicking it.
struct StepsSheet: View {
  @Environment(\.screenSize) private var size
  @Environment(\.dismiss) private var dismiss
  let model: SolutionModel
  let words: Words

  var body: some View {
    StepsList(model: model, words: words) { dismiss() }
      .frame(
        width: min(60, max(30, size.width - 8)), height: min(40, max(8, size.height - 8))
      )
      .padding(.horizontal, 1)
  }
}

/// The steps, one per row.
struct StepsList: View {
  let model: SolutionModel
  let words: Words
  /// `true` if all keys belong to the list.
  var isAlone = true
  /// Called when a row is opened.
  let opened: () -> Void

  var body: some View {
    List(selection: selection) {
      ForEach(rows) { row in StepRowText(row: row) }
        .typeSelect { $0.name }
    }
    .onActivate { place in
      model.moving().go(to: place)
      opened()
    }
    .defaultFocus(isAlone)
  }

  private var selection: Binding<Int?> {
    Binding(
      get: { model.walk?.place ?? model.path?.steps.count },
      set: { if let place = $0 { model.moving().go(to: place) } })
  }

  private var rows: [StepRow] {
    guard let path = model.path else { return [] }
    let forks = model.paths.forks
    return path.steps.enumerated().map { place, step in
      StepRow(
        id: place, name: words.name(of: step),
        outcome: words.outcome(of: ListedStep.ID(step)),
        isFork: forks.contains(place))
    }
  }
}

/// A row of the list.
private struct StepRow: Identifiable, Hashable {
  /// The index of the step.
  let id: Int
  let name: String
  let outcome: String
  /// `true` if another path takes another step there.
  let isFork: Bool
}

private struct StepRowText: View, Equatable {
  let row: StepRow

  var body: some View {
    HStack(spacing: 1) {
      Text("\(row.id + 1)").foregroundStyle(.secondary).frame(width: 3, alignment: .trailing)
      if row.isFork { Text("├").foregroundStyle(.accent) }
      Text(row.name).lineLimit(1)
      Spacer(minLength: 1)
      Text(row.outcome).foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
    }
    .padding(.trailing, 1)
  }
}
