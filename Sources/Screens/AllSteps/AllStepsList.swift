import Hints
import Sudoku
import Widgets

/// The steps under the names of their techniques.
///
/// ```
/// X-Wing · 2
///   r3c4≠5 r7c4≠5           3
/// ▸ r1c2≠8                 12     settled by the step and the singles after it
/// ```
struct AllStepsList: View {
  let model: AllStepsModel
  let words: Words
  /// `true` if there is only room for the first change of a step.
  let isNarrow: Bool
  let take: () -> Void

  var body: some View {
    List(selection: selection) {
      if model.groups.isEmpty {
        ForEach([StepPlace.nothing], id: \.self) { _ in
          Text(note).foregroundStyle(.secondary).lineLimit(1)
        }
      } else {
        ForEach(model.groups) { group in
          Section("\(group.title) · \(group.rows.count)") {
            ForEach(group.rows, id: \.place) { row in
              StepLine(
                name: group.id == nil && !isNarrow ? row.name : nil,
                changes: isNarrow ? row.step.deduction.outcome : row.changes,
                settles: row.settles)
            }
          }
        }
      }
    }
    .onActivate { place in
      model.select(place)
      take()
    }
    .defaultFocus()
  }

  private var selection: Binding<StepPlace?> {
    Binding {
      model.selected?.place
    } set: {
      model.select($0)
    }
  }

  /// The reason why there are no steps.
  private var note: String {
    if model.problem != nil { return words.allSteps.nothing }
    if model.isSearching { return words.allSteps.searching }
    return model.counts.all > 0 ? words.allSteps.noMatch : words.allSteps.nothing
  }
}

/// A step in a line.
private struct StepLine: View, Equatable {
  let name: String?
  let changes: String
  let settles: Int?

  var body: some View {
    HStack(spacing: 1) {
      if let name {
        Text(name).lineLimit(1).layoutPriority(1)
        Text(changes).foregroundStyle(.secondary).lineLimit(1)
      } else {
        Text(changes).lineLimit(1)
      }
      Spacer(minLength: 1)
      if let settles {
        Text("\(settles)").foregroundStyle(.secondary).lineLimit(1).layoutPriority(2)
      }
    }
    .padding(.trailing, 1)
  }
}
