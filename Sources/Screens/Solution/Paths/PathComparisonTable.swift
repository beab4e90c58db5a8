import Grading
import Hints
import Scutes
import Sudoku

/// Two paths side by side: their totals, the step at which they part, and how often each uses a
/// technique. Only one path if there is no other.
struct PathComparisonTable: View {
  @State private var selected: String?
  let first: SolvingTree.Branch
  let second: SolvingTree.Branch?
  let words: Words
  let width: Int

  var body: some View {
    let rows = rows
    let labels = labelWidth(of: rows)
    return VStack(alignment: .leading) {
      line("", [words.name(of: first)], second.map { [words.name(of: $0)] }, labels).bold()
        .foregroundStyle(.title)
        .padding(.leading, Self.marker)
      List(selection: $selected) {
        ForEach(rows) { row in
          line(row.label, row.first, row.second, labels)
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

  private static let leastValues = 32

  /// The columns of the longest label, if there is room, or else two fifths.
  private func labelWidth(of rows: [Row]) -> Int {
    let longest = rows.map(\.label.columns).max() ?? 0
    let room = width - Self.marker - Self.gaps - Self.leastValues
    return max(min(20, width * 2 / 5), min(longest, room))
  }

  private func line(
    _ label: String, _ first: [String], _ second: [String]?, _ labelWidth: Int
  ) -> some View {
    let values = (width - Self.marker - Self.gaps - labelWidth) / (self.second == nil ? 1 : 2)
    return HStack(spacing: 1) {
      cell([label, words.shortened(label)], labelWidth)
      cell(first, max(1, values))
      if let second { cell(second, max(1, values)) }
    }
  }

  /// The first of `texts` that fits, or else the last one, cut in the middle: names differ at their
  /// ends.
  private func cell(_ texts: [String], _ width: Int) -> some View {
    Text(texts.first { $0.columns <= width } ?? texts.last ?? "").lineLimit(1)
      .truncationMode(.middle)
      .frame(width: width, alignment: .leading)
  }

  private var rows: [Row] {
    let comparison = PathComparison(first.path, (second ?? first).path)
    func row(_ label: String, _ value: (SolvingPath) -> String) -> Row {
      row(label) { [value($0)] }
    }
    func row(_ label: String, _ values: (SolvingPath) -> [String]) -> Row {
      Row(label: label, first: values(first.path), second: second.map { values($0.path) })
    }
    var rows = [
      row(words.paths.length) { "\($0.steps.count)" + ($0.isComplete ? "" : "…") },
      row(words.paths.score) {
        words.grouped($0.tally.score)
      },
      row(words.paths.level) { words.name(of: $0.tally.level) },
      row(words.paths.hardest) {
        let name = $0.hardestStep.map(words.name(of:)) ?? ""
        return [name, words.shortened(name)]
      },
    ]
    if [first, second].compactMap(\.self).contains(where: { $0.path.highestRating != nil }) {
      rows.append(
        row(words.collections.rating) {
          $0.highestRating.map { NumberFormat.range($0...$0, of: .rating) } ?? "–"
        })
    }
    if second != nil {
      rows.append(
        row(words.paths.parting) { path -> [String] in
          guard let place = comparison.parting else { return [words.paths.none] }
          let step = path.steps[place]
          // What it changes tells steps of one technique apart.
          return [words.title(of: step), words.outcome(of: ListedStep.ID(step))].map {
            words.paths.unnamed(number: place + 1, step: $0)
          }
        })
    }
    return rows
      + comparison.uses.map { use in
        Row(
          label: words.name(of: use.step), first: ["\(use.first)"],
          second: second == nil ? nil : ["\(use.second)"])
      }
  }

  private nonisolated struct Row: Identifiable, Hashable {
    let label: String
    /// The value of a path, in full and then shorter.
    let first: [String]
    let second: [String]?

    var id: String { label }
  }
}
