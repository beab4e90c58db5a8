import Formats
import Generating
import Grading
import Sudoku
import Widgets

/// The changes of one given in a list, with what becomes of the puzzle. Enter makes the change.
///
/// ```
/// 18 shown, 64 of 81 tried…        needs X-Wing
/// ▸ +r1c2=5   SE 6.6  Hard 1,240   X-Wing
///   -r3c4=1   SE 1.5  Easy 204
///   -r5c5=9   12 solutions
/// ```
struct ChangesSheet: View {
  @Environment(\.screenSize) private var size
  @Environment(\.dismiss) private var dismiss
  @State private var changes: ChangesModel
  let model: SolutionModel
  let words: Words

  init(changes: @autoclosure @escaping () -> ChangesModel, model: SolutionModel, words: Words) {
    _changes = State(wrappedValue: changes())
    (self.model, self.words) = (model, words)
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text(count).foregroundStyle(.secondary).lineLimit(1)
        Spacer(minLength: 0)
        Text(condition).foregroundStyle(.accent).lineLimit(1)
      }
      list
    }
    .frame(width: min(72, max(30, size.width - 8)), height: min(40, max(8, size.height - 8)))
    .padding(.horizontal, 1)
    .keyBindings(words.setter.change, ChangesAction.bindings(words), perform: perform)
    .task { await changes.search() }
  }

  private var list: some View {
    List(selection: selection) {
      if changes.rows.isEmpty {
        ForEach([ChangePlace.nothing], id: \.self) { _ in
          Text(note).foregroundStyle(.secondary).lineLimit(1)
        }
      } else {
        ForEach(changes.rows) { ChangeLine(row: $0, words: words) }
      }
    }
    .onActivate(words.setter.apply) { apply($0) }
    .defaultFocus()
  }

  private var selection: Binding<ChangePlace?> {
    Binding(get: { changes.selected }, set: { changes.select($0) })
  }

  private var note: String {
    changes.total > 0 && changes.tried == changes.total ? words.setter.noChange : "…"
  }

  private var count: String {
    words.setter(
      .tried(shown: changes.rows.count, done: changes.tried, of: changes.total))
  }

  private var condition: String {
    changes.technique.map { words.solution.needs(words.name(of: $0)) } ?? words.setter.all
  }

  private func perform(_ action: ChangesAction) {
    switch action {
    case .apply: break
    case .order: changes.toggleOrder()
    case .technique: changes.turnTechnique()
    }
  }

  private func apply(_ place: ChangePlace) {
    guard case .change(let change) = place else { return }
    model.edit { board in
      board.go(to: change.cell)
      board.revise { $0.putGivens(change.applied(to: $0.givens)) }
    }
    dismiss()
  }
}

/// A change in a line.
private struct ChangeLine: View {
  let row: ChangeRow
  let words: Words

  var body: some View {
    HStack(spacing: 2) {
      Text(row.name).frame(width: 7, alignment: .leading)
      Text(result).foregroundStyle(isPuzzle ? .accent : .secondary).lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(.trailing, 1)
  }

  private var isPuzzle: Bool { row.outcome.solutions == .exactly(1) }

  private var result: String {
    let outcome = row.outcome
    guard isPuzzle else { return words.text(of: outcome.solutions) }
    let rating = outcome.rating.map { "\($0 / 10).\($0 % 10)" } ?? "…"
    var parts = ["SE \(rating)"]
    if let level = outcome.level, let score = outcome.tally?.score {
      parts.append(
        words.name(of: level) + " "
          + NumberFormat.grouped(score, separator: words.groupingSeparator))
    }
    if let hardest = outcome.tally?.hardest?.id, !hardest.isSingle {
      parts.append(words.name(of: hardest))
    }
    return parts.joined(separator: " · ")
  }
}

/// The key actions of the list of changes.
nonisolated enum ChangesAction: String, KeyAction {
  case apply = "apply"
  case order = "order"
  case technique = "technique"

  static let table = "changes"

  static func bindings(_ words: Words) -> [KeyBinding<ChangesAction>] {
    let setter = words.setter
    return [
      KeyBinding([], .apply, setter.apply, shown: .help, as: "⏎"),
      KeyBinding([KeyPress("o")], .order, setter.order),
      KeyBinding([KeyPress("t")], .technique, setter.technique),
    ]
  }
}
