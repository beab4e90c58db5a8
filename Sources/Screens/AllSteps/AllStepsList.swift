import Hints
import Scutes
import Sudoku

/// The steps under the names of their techniques.
///
/// ```
/// X-Wing · 2
///   r3c4≠5 r7c4≠5           3
/// ▸ r1c2≠8                 12     cells settled beyond those that singles settle anyway
///   + XY-Wing · 7          15     a folded group, with the most that one of its steps settles
/// ```
struct AllStepsList: View {
  let model: AllStepsModel
  let words: Words
  let shape: Shape
  let take: () -> Void

  /// The room for a step.
  enum Shape {
    /// A line for all its changes.
    case wide
    /// A line for the first change.
    case short
    /// A line for the first change, and another for the technique if there is no header with it.
    case narrow
  }

  var body: some View {
    // Without steps there is nothing to take. It is the same list then, so that it keeps the focus.
    let list = list
    let shown =
      model.groups.isEmpty
      ? list
      : list.onActivate(words.takeStep(branchesOff: model.board.branchesOff)) { place in
        model.select(place)
        take()
      }
    return shown.defaultFocus()
  }

  private var list: List<StepPlace, some View> {
    List(selection: selection, rowHeight: rowHeight) {
      if model.groups.isEmpty {
        ForEach([StepPlace.nothing], id: \.self) { _ in
          Text(note).foregroundStyle(.secondary)
        }
      } else {
        ForEach(model.groups) { group in
          if model.isFolded(group) {
            Section {
              ForEach([group.place], id: \.self) { _ in
                StepLine(
                  name: "+ \(title(of: group))", shortName: "+ \(shortTitle(of: group))",
                  changes: nil, settles: group.settles)
              }
            }
          } else {
            Section {
              ForEach(group.rows, id: \.place) { line(of: $0, in: group) }
            } header: {
              ViewThatFits(in: .horizontal) {
                Text(title(of: group)).lineLimit(1)
                Text(shortTitle(of: group)).lineLimit(1).truncationMode(.middle)
              }
            } footer: {
              EmptyView()
            }
          }
        }
      }
    }
  }

  /// The lines of a row: some for the reason why there are no steps.
  private var rowHeight: Int {
    model.groups.isEmpty
      ? (shape == .narrow ? 6 : 3) : model.isByReach && shape == .narrow ? 2 : 1
  }

  private func title(of group: StepGroup) -> String { "\(group.title) · \(group.rows.count)" }

  private func shortTitle(of group: StepGroup) -> String {
    "\(words.shortened(group.title)) · \(group.rows.count)"
  }

  private func line(of row: StepItem, in group: StepGroup) -> some View {
    StepLine(
      name: group.id == nil ? row.name : nil, shortName: words.shortened(row.name),
      changes: shape == .wide ? row.changes : words.outcome(of: row.step.id), settles: row.settles,
      shape: shape)
  }

  private var selection: Binding<StepPlace?> {
    Binding(get: { model.place }, set: { model.select($0) })
  }

  /// The reason why there are no steps.
  private var note: String {
    if model.problem != nil {
      return ([words.allSteps.nothing] + [model.explanation?.title].compactMap(\.self))
        .joined(separator: ": ")
    }
    if model.isSearching { return words.allSteps.searching }
    return model.counts.all > 0
      ? model.refusal ?? words.allSteps.noMatch : words.allSteps.noPattern
  }
}

/// A step in a line or two.
private struct StepLine: View, Equatable {
  /// The name of the technique, or that of a folded group.
  let name: String?
  /// The same where there is little room.
  let shortName: String
  let changes: String?
  let settles: Int?
  var shape = AllStepsList.Shape.wide

  /// The columns of a name beyond which what a step changes is more important: of several chains
  /// only that differs.
  private static let longName = 36

  private var isLong: Bool { changes != nil && (name?.columns ?? 0) > Self.longName }

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        let isNameFirst = shape == .wide && !isLong
        if let name {
          Text(isLong || shape == .narrow ? shortName : name).lineLimit(1)
            .truncationMode(.middle).layoutPriority(isNameFirst ? 1 : 0)
        }
        if let changes, name == nil || shape != .narrow {
          Text(changes).lineLimit(1).foregroundStyle(name == nil ? nil : .secondary)
            .layoutPriority(isNameFirst ? 0 : 1)
        }
        Spacer(minLength: 1)
        if let settles, settles > 0 {
          Text("\(settles)").foregroundStyle(.secondary).lineLimit(1).layoutPriority(2)
        }
      }
      if let changes, name != nil, shape == .narrow {
        Text(changes).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .padding(.trailing, 1)
  }
}
