import Formats
import Generating
import Grading
import Scutes
import Sudoku

/// The changes of one given in a list, with what becomes of the puzzle. Enter makes the change. A
/// target leaves those that reach it, or puts the nearest first if none does.
///
/// ```
/// 18 shown, 64 of 81 tried…        Needs X-Wing
/// Target [6.6-7.2                             ]
/// ▸ +r1c2=5   SE 6.6  Hard 1,240   X-Wing
///   -r3c4=1   SE 1.5  Easy 204
///   -r5c5=9   12 solutions
/// ```
struct ChangesSheet: CommandView {
  @Environment(\.screenSize) private var size
  @Environment(\.dismiss) private var dismiss
  @State private var changes: ChangesModel
  @State private var focused: ChangesPart?
  /// The rating or the score of the target as it is typed.
  @State private var numbers = ""
  /// The target before that was typed.
  @State private var before = ChangeTarget()
  let model: SolutionModel

  init(changes: @autoclosure @escaping () -> ChangesModel, model: SolutionModel) {
    _changes = State(wrappedValue: changes())
    self.model = model
  }

  var words: Words { model.words }

  static func commands(_ words: Words) -> CommandTable<Self> {
    let setter = words.setter
    return CommandTable("changes", setter.change) {
      Command.group(if: { $0.focused != .numbers }) {
        Command("level", ["l"], setter.level, shown: .prominent) { $0.changes.turnLevel() }
        Command("technique", ["t"], setter.technique, shown: .prominent) {
          $0.changes.turnTechnique()
        }
        Command.list(.find, words, setter.target.lowercased(), id: "numbers", shown: .prominent) {
          $0.focused = .numbers
        }
        Command("clear", ["c"], setter.clearTarget, shown: .prominent) {
          $0.clearTarget()
        }
        Command.list(.order, words, setter.order) { $0.changes.toggleOrder() }
      }
      Command("leaveField", [.escape], setter.leaveField, if: { $0.focused == .numbers }) {
        $0.leaveField()
      }
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text(count).foregroundStyle(.secondary).lineLimit(1)
        Spacer(minLength: 0)
        Text(condition).foregroundStyle(.accent).lineLimit(1)
      }
      TextField(words.setter.target, text: $numbers, prompt: words.setter.targetPrompt)
        .validation { text in
          var target = ChangeTarget()
          return words.take(text, into: &target) ? nil : words.setter.notNumbers
        }
        .focused($focused, equals: .numbers)
        .onSubmit { focused = .list }
      list
    }
    .frame(
      width: min(72, max(30, size.width - 8)), height: min(40, max(8, size.height - 8)),
      alignment: .topLeading
    )
    .padding(.horizontal, 1)
    .commands(Self.commands(words), on: self)
    .onAppear { (numbers, before) = (changes.target.numbers, changes.target) }
    .onChange(of: numbers) { takeNumbers() }
    .onChange(of: focused) { focusChanged() }
    .onChange(of: changes.target) { model.desk.target = changes.target }
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
    .focused($focused, equals: .list)
  }

  private var selection: Binding<ChangePlace?> {
    Binding(get: { changes.selected }, set: { changes.select($0) })
  }

  private var note: String {
    changes.total > 0 && changes.tried == changes.total ? words.setter.noChange : "…"
  }

  private var count: String {
    changes.showsNearest && !changes.rows.isEmpty
      ? words.setter.noneMeets(done: changes.tried, of: changes.total)
      : words.setter.tried(shown: changes.rows.count, done: changes.tried, of: changes.total)
  }

  private var condition: String { words.text(of: changes.target) ?? words.setter.all }

  /// Takes what is typed. While that makes no sense, the earlier conditions hold.
  private func takeNumbers() {
    var target = changes.target
    (target.ratings, target.scores) = (before.ratings, before.scores)
    target.technique = before.technique
    _ = words.take(numbers, into: &target)
    if target != changes.target { changes.change { $0 = target } }
  }

  /// Notes the target as typing begins. Afterwards the field shows the numbers that hold.
  private func focusChanged() {
    if focused == .numbers {
      before = changes.target
    } else if numbers != changes.target.numbers {
      before = changes.target
      numbers = changes.target.numbers
    }
  }

  private func clearTarget() {
    (numbers, before) = ("", ChangeTarget())
    changes.change { $0 = ChangeTarget() }
  }

  /// Goes back from the field to the list.
  private func leaveField() {
    // A word that is half typed may mean any technique.
    if changes.technique != before.technique {
      changes.change { $0.technique = before.technique }
    }
    focused = .list
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

/// A part of the sheet that takes the focus.
private nonisolated enum ChangesPart: Hashable {
  case list
  case numbers
}

/// A change in a line.
private struct ChangeLine: View {
  let row: ChangeRow
  let words: Words

  var body: some View {
    HStack(spacing: 2) {
      Text(
        (row.change.isAddition ? "+" : "-")
          + words.text(of: Candidate(row.change.cell, row.change.digit), "="))
      Text(result).foregroundStyle(isPuzzle ? .accent : .secondary).lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(.trailing, 1)
  }

  private var isPuzzle: Bool { row.outcome.solutions == .exactly(1) }

  private var result: String {
    let outcome = row.outcome
    guard isPuzzle else { return words.text(of: outcome.solutions) }
    let rating = outcome.rating.map(NumberFormat.tenths) ?? "…"
    var parts = ["SE \(rating)"]
    if let level = outcome.level, let score = outcome.tally?.score {
      parts.append(
        words.name(of: level) + " "
          + words.grouped(score))
    }
    if let hardest = outcome.tally?.hardest?.id, !hardest.isSingle {
      parts.append(words.name(of: hardest))
    }
    return parts.joined(separator: " · ")
  }
}
