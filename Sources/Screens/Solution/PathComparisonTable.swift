import Grading
import Hints
import Sudoku
import Widgets

/// Two paths side by side: their totals, the step at which they part, and how often each uses a
/// technique. Only one path if there is no other.
struct PathComparisonTable: View {
  @State private var selected: String?
  let first: SolvingTree.Branch
  let second: SolvingTree.Branch?
  let words: Words
  let width: Int

  var body: some View {
    VStack(alignment: .leading) {
      line("", words.name(of: first), second.map { words.name(of: $0) }).bold()
        .foregroundStyle(.title)
        .padding(.leading, Self.marker)
      List(selection: $selected) {
        ForEach(rows) { row in
          line(row.label, row.first, row.second)
            .foregroundStyle(row.first == row.second ? .secondary : nil)
        }
      }
    }
    .frame(width: width, alignment: .topLeading)
  }

  /// Columns for the mark of the selected row.
  private static let marker = 2
  /// Columns for the scrollbar and between the others.
  private static let gaps = 3

  private var labelWidth: Int { min(20, width * 2 / 5) }
  private var valueWidth: Int {
    max(1, (width - Self.marker - Self.gaps - labelWidth) / (second == nil ? 1 : 2))
  }

  private func line(_ label: String, _ first: String, _ second: String?) -> some View {
    HStack(spacing: 1) {
      Text(label).lineLimit(1).frame(width: labelWidth, alignment: .leading)
      Text(first).lineLimit(1).frame(width: valueWidth, alignment: .leading)
      if let second { Text(second).lineLimit(1).frame(width: valueWidth, alignment: .leading) }
    }
  }

  private var rows: [Row] {
    let comparison = PathComparison(first.path, (second ?? first).path)
    func row(_ label: String, _ value: (SolvingPath) -> String) -> Row {
      Row(label: label, first: value(first.path), second: second.map { value($0.path) })
    }
    var rows = [
      row(words.paths.length) { "\($0.steps.count)" + ($0.isComplete ? "" : "…") },
      row(words.paths.score) {
        NumberFormat.grouped($0.tally.score, separator: words.groupingSeparator)
      },
      row(words.paths.level) { words.name(of: $0.tally.level) },
      row(words.paths.hardest) { $0.tally.hardest.map { words.name(of: $0.id) } ?? "" },
    ]
    if second != nil {
      rows.append(
        row(words.paths.parting) { path in
          comparison.parting.map { place in
            let step = path.steps[place]
            return words.paths(
              .unnamed(
                number: place + 1,
                step: words.name(of: ListedStep.ID(step))))
          } ?? words.paths.none
        })
    }
    return rows
      + comparison.uses.map { use in
        Row(
          label: words.name(of: use.technique), first: "\(use.first)",
          second: second == nil ? nil : "\(use.second)")
      }
  }

  private nonisolated struct Row: Identifiable, Hashable {
    let label: String
    let first: String
    let second: String?

    var id: String { label }
  }
}
