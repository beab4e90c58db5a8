import Grading
import Hints
import Scutes
import Store
import Sudoku

/// The paths to a solution as a tree, and a comparison of the selected one with another. Enter
/// shows its steps.
///
/// ```
/// ● Usual                  51 · 1,204              Usual   12 X-Wing r1c2≠3
/// ├─○ 12 X-Wing r1c2≠3      48 · 980     Steps      51      48
/// │ └─◆ My way              50 · 1,010   HoDoKu     1,204   980
/// └─○ 20 XY-Wing r7c7≠2     49 · 1,100
/// ```
struct PathsSheet: NamesRows {
  @Environment(\.screenSize) private var screen
  @Environment(\.keyLabels) private var keys
  @Environment(\.isLinear) private var isLinear
  @Environment(\.dismiss) private var dismiss
  @Environment(\.copyToClipboard) private var copy
  @State private var selected: Int?
  /// The path to compare with, or `nil` for the one that is shown.
  @State private var reference: Int?
  @State var naming = RowNaming<Int>()
  @State private var message: Message?
  let model: SolutionModel
  let words: Words
  /// Opens the export of a path.
  let export: (Int) -> Void

  static func commands(_ words: Words) -> CommandTable<Self> {
    let paths = words.paths
    return CommandTable("paths", paths.title) {
      Command.ofList(words) {
        Command("compare", ["c"], paths.compare) { $0.compare() }
        Command.list(.rename, words) { $0.onSelected { $0.rename($1) } }
        Command.list(.delete, words) { $0.onSelected { $0.delete($1) } }
        Command.list(.undo, words, if: { !$0.paths.removed.isEmpty }) { $0.undo() }
        Command.list(.copy, words, shown: .help) { $0.onSelected { $0.copySteps(of: $1) } }
        Command.list(.export, words) { $0.onSelected { $0.export($1) } }
      }
    }
  }

  var body: some View {
    content
      .padding(.horizontal, 1)
      .commands(Self.commands(words), on: self)
      .onAppear { selected = paths.currentID }
  }

  private var paths: SolutionPaths { model.paths }
  private var outline: [(branch: SolvingTree.Branch, depth: Int)] { paths.tree?.outline ?? [] }

  private var size: Size {
    Size(
      width: min(
        max(Self.usualWidth, rowWidth + Self.comparisonWidth + 2), max(30, screen.width - 8)),
      height: min(Self.maxHeight, max(10, screen.height - 7)))
  }

  private static let usualWidth = 112
  private static let maxHeight = 32
  /// Columns for a comparison beside the list.
  private static let comparisonWidth = 82
  /// The least columns for list and comparison side by side.
  private static let wideWidth = 100
  /// The least columns of the list beside a comparison.
  private static let leastListWidth = 32

  private var isWide: Bool { size.width >= Self.wideWidth }

  private var content: some View {
    ListPage(
      size: size,
      naming: $naming,
      changes: RowChanges(
        title: words.app.name, keep: paths.rename, offer: offer, undo: undo),
      columns: (listWidth, Self.wideWidth), listRows: listHeight
    ) {
      List(selection: $selected) {
        ForEach(rows) { PathRow(row: $0, isLinear: isLinear) }
      }
      .onActivate(words.paths.show) { show($0) }
      .defaultFocus()
    } below: {
      if let message {
        Text(message.text).lineLimit(1).foregroundStyle(message.isError ? .error : .success)
      } else if !paths.hasBranches {
        Text(words.paths.onlyOne(stepsKey)).foregroundStyle(.secondary).lineLimit(isWide ? 3 : 2)
      } else if isWide {
        Text(words.paths.kept(SolverRecord.pathsLimit)).foregroundStyle(.secondary).lineLimit(3)
      }
    } details: {
      comparison(width: isWide ? size.width - listWidth - 2 : size.width)
    }
  }

  /// The columns of the list beside a comparison: those of its longest row, if there is room.
  private var listWidth: Int {
    max(
      Self.leastListWidth, min(rowWidth, size.width * 9 / 20),
      min(rowWidth, size.width - Self.comparisonWidth - 2))
  }

  /// The columns of the longest row, with the mark of the selected one and the scrollbar.
  private var rowWidth: Int { (rows.map { $0.width(isLinear: isLinear) }.max() ?? 0) + 3 }

  /// The rows of the list above a comparison, with a line for what is said below it.
  private var listHeight: Int {
    min(max(2, outline.count) + 1, max(4, size.height * 2 / 5))
      + (paths.removed.isEmpty ? 0 : 1)
  }

  private var offer: String? {
    undoOffer(paths.removed.last.map { words.paths.count($0.branches.count) }, keys)
  }

  private var stepsKey: String {
    keys.key(of: "allSteps", in: SolutionScreen.stepCommands(words))
  }

  private var rows: [PathRow.Content] {
    let outline = outline
    return zip(outline, BranchLines.of(outline.map(\.depth))).map { entry, lines in
      let branch = entry.branch
      let path = branch.path
      let score = words.grouped(path.tally.score)
      return PathRow.Content(
        id: branch.id, lines: lines, name: words.name(of: branch),
        isCurrent: branch.id == paths.currentID, isReference: branch.id == reference,
        here: isLinear && branch.id == paths.currentID ? words.moves.here : nil,
        note: "\(path.steps.count)\(path.isComplete ? "" : "…") · \(score)")
    }
  }

  @ViewBuilder private func comparison(width: Int) -> some View {
    if let tree = paths.tree, let branch = tree.branch(selected ?? tree.current.id) {
      PathComparisonTable(
        first: branch, second: partner(of: branch, in: tree), words: words, width: width)
    }
  }

  /// The path to compare `branch` with: the one chosen for it, the one that is shown, or the one
  /// that it leaves.
  private func partner(
    of branch: SolvingTree.Branch, in tree: SolvingTree
  ) -> SolvingTree.Branch? {
    [reference, tree.current.id, branch.parent, tree.branches[0].id].compactMap(\.self)
      .first { $0 != branch.id }.flatMap(tree.branch)
  }
}

// Actions
extension PathsSheet {
  /// Does something to the selected path.
  private func onSelected(_ perform: (PathsSheet, Int) -> Void) {
    message = nil
    if let selected { perform(self, selected) }
  }

  private func compare() {
    onSelected { $0.reference = $0.reference == $1 ? nil : $1 }
  }

  private func rename(_ path: Int) {
    naming.begin(path, name: paths.tree?.branch(path)?.name ?? "")
  }

  private func undo() {
    message = nil
    selected = paths.undoRemoval() ?? selected
  }

  private func show(_ path: Int) {
    paths.select(path)
    dismiss()
  }

  private func delete(_ path: Int) {
    let parent = paths.tree?.branch(path)?.parent
    guard paths.remove(path) else {
      message = Message(text: words.paths.firstStays, isError: true)
      return
    }
    selected = parent ?? paths.currentID
    if let reference, paths.tree?.branch(reference) == nil { self.reference = nil }
  }

  private func copySteps(of path: Int) {
    guard let branch = paths.tree?.branch(path) else { return }
    let isCopied = copy(words.text(of: branch))
    message = Message(
      text: isCopied ? words.solution.copied : words.solution.tooLong, isError: !isCopied)
  }
}

/// A path in a line.
private struct PathRow: View, Equatable {
  let row: Content
  let isLinear: Bool

  nonisolated struct Content: Identifiable, Hashable {
    let id: Int
    /// The lines that lead to it (``BranchLines``).
    let lines: String
    let name: String
    let isCurrent: Bool
    let isReference: Bool
    /// The note on the path that is shown, where no sign marks it.
    let here: String?
    /// The number of steps, and the score.
    let note: String
  }

  var body: some View {
    HStack(spacing: 1) {
      if !isLinear {
        Text(row.drawing).foregroundStyle(row.isCurrent ? .accent : .secondary).lineLimit(1)
          .layoutPriority(2)
      }
      Text(row.name).bold(row.isCurrent).lineLimit(1).layoutPriority(1)
      if let here = row.here { Text(here).foregroundStyle(.accent).lineLimit(1).layoutPriority(2) }
      Spacer(minLength: 0)
      Text(row.note).foregroundStyle(.secondary).lineLimit(1).layoutPriority(3)
    }
    .padding(.trailing, 1)
  }
}

extension PathRow.Content {
  fileprivate var drawing: String { lines + (isCurrent ? "●" : isReference ? "◆" : "○") }

  /// The columns of the whole row.
  fileprivate func width(isLinear: Bool) -> Int {
    [isLinear ? "" : drawing, name, here ?? "", note].map(\.columns).filter { $0 > 0 }
      .reduce(0) { $0 + $1 + 1 }
  }
}

/// The lines of a tree to the left of its rows.
///
/// ```
/// 0   ○
/// 1   ├─○
/// 2   │ └─○
/// 1   └─○
/// ```
nonisolated enum BranchLines {
  /// The most columns of branches. Those beyond share the last one.
  private static let maxColumns = 6

  /// Returns the lines of each row, given its depth, of which the next row's is at most one more.
  static func of(_ depths: [Int]) -> [String] {
    let columns = depths.map { min($0, maxColumns) }
    return columns.enumerated().map { row, last in
      // A line goes on if the next row that isn't further to the right is in its column.
      func goesOn(_ column: Int) -> Bool {
        columns[(row + 1)...].first { $0 <= column } == column
      }
      guard last > 0 else { return "" }
      return (1..<last).map { goesOn($0) ? "│ " : "  " }.joined() + (goesOn(last) ? "├─" : "└─")
    }
  }
}
