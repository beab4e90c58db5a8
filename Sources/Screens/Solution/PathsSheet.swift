import Grading
import Hints
import Sudoku
import Widgets

/// The paths to a solution as a tree, and a comparison of the selected one with another. Enter shows
/// its steps.
///
/// ```
/// ● Usual                  51 · 1,204              Usual   12 X-Wing r1c2≠3
/// ├─○ 12 X-Wing r1c2≠3      48 · 980     Steps      51      48
/// │ └─◆ My way              50 · 1,010   HoDoKu     1,204   980
/// ```
struct PathsSheet: View {
  @Environment(\.screenSize) private var screen
  @Environment(\.keyLabels) private var keys
  @Environment(\.isLinear) private var isLinear
  @Environment(\.dismiss) private var dismiss
  @Environment(\.copyToClipboard) private var copy
  @State private var selected: Int?
  /// The path to compare with, or `nil` for the one that is shown.
  @State private var reference: Int?
  @State private var focused: PathsPart?
  /// The path that is being named.
  @State private var named: Int?
  @State private var name = ""
  @State private var message: Message?
  let model: SolutionModel
  let words: Words
  /// Opens the export of a path.
  let export: (Int) -> Void

  var body: some View {
    content
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .padding(.horizontal, 1)
      .keyBindings(
        words.paths.title,
        named == nil ? PathsAction.bindings(words) : PathsAction.namingBindings(words),
        perform: perform
      )
      .onAppear { selected = paths.currentID }
  }

  private var paths: SolutionPaths { model.paths }
  private var outline: [(branch: SolvingTree.Branch, depth: Int)] { paths.tree?.outline ?? [] }

  private var size: Size {
    Size(
      width: min(Self.maxSize.width, max(30, screen.width - 8)),
      height: min(Self.maxSize.height, max(10, screen.height - 7)))
  }

  private static let maxSize = Size(width: 112, height: 32)
  /// The least columns for list and comparison side by side.
  private static let wideWidth = 100
  /// Grapheme clusters of a name.
  private static let longestName = 24

  private var isWide: Bool { size.width >= Self.wideWidth }

  @ViewBuilder private var content: some View {
    if isWide {
      HStack(alignment: .top, spacing: 2) {
        list.frame(width: size.width * 9 / 20, height: size.height, alignment: .topLeading)
        comparison(width: size.width - size.width * 9 / 20 - 2)
      }
    } else {
      VStack(alignment: .leading) {
        list.frame(height: listHeight, alignment: .topLeading)
        comparison(width: size.width)
      }
    }
  }

  /// The rows of the list above a comparison, with a line for what is said below it.
  private var listHeight: Int {
    min(max(2, outline.count) + 1, max(4, size.height * 2 / 5))
      + (paths.removed == nil ? 0 : 1)
  }

  private var list: some View {
    VStack(alignment: .leading) {
      List(selection: $selected) {
        ForEach(rows) { row in
          PathRow(
            row: row, here: isLinear && row.isCurrent ? words.moves.here : nil, isLinear: isLinear)
        }
      }
      .onActivate(words.paths.show) { show($0) }
      .defaultFocus()
      .focused($focused, equals: .list)
      if named != nil {
        TextField(words.paths.name, text: $name).lengthLimit(Self.longestName)
          .focused($focused, equals: .name)
          .onSubmit { keepName() }
      } else if let message {
        Text(message.text).lineLimit(1).foregroundStyle(message.isError ? .error : .success)
      } else if !paths.hasBranches {
        Text(words.paths.onlyOne(stepsKey)).foregroundStyle(.secondary).lineLimit(isWide ? 3 : 2)
      }
      if let removed = paths.removed, let tree = paths.tree {
        Button(words.paths.undoDelete(removed.branches.count - tree.branches.count)) {
          perform(.undo)
        }
        .buttonStyle(IconButtonStyle())
      }
    }
  }

  private var stepsKey: String {
    keys.key(of: .allSteps, in: StepAction.bindings(words))
  }

  private var rows: [PathRow.Content] {
    outline.map { branch, depth in
      let path = branch.path
      let score = NumberFormat.grouped(path.tally.score, separator: words.groupingSeparator)
      return PathRow.Content(
        id: branch.id, depth: depth, name: words.name(of: branch),
        isCurrent: branch.id == paths.currentID, isReference: branch.id == reference,
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
  private func perform(_ action: PathsAction) {
    guard let selected else { return }
    message = nil
    switch action {
    case .choose: break
    case .show: show(selected)
    case .compare: reference = reference == selected ? nil : selected
    case .rename: beginNaming(selected)
    case .delete: delete(selected)
    case .undo:
      paths.undoRemoval()
      self.selected = paths.currentID
    case .copy: copySteps(of: selected)
    case .exportSteps: export(selected)
    case .cancelName: endNaming()
    }
  }

  private func show(_ path: Int) {
    paths.select(path)
    dismiss()
  }

  private func delete(_ path: Int) {
    let parent = paths.tree?.branch(path)?.parent
    guard paths.remove(path) > 0 else {
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

  private func beginNaming(_ path: Int) {
    name = paths.tree?.branch(path)?.name ?? ""
    named = path
    focused = .name
  }

  private func keepName() {
    if let named { paths.rename(named, to: name) }
    endNaming()
  }

  private func endNaming() {
    focused = .list
    named = nil
  }
}

/// A part of the sheet that takes the focus.
private nonisolated enum PathsPart: Hashable {
  case list
  case name
}

/// A path in a line.
private struct PathRow: View, Equatable {
  let row: Content
  /// The note on the path that is shown, where no sign marks it.
  let here: String?
  let isLinear: Bool

  nonisolated struct Content: Identifiable, Hashable {
    let id: Int
    let depth: Int
    let name: String
    let isCurrent: Bool
    let isReference: Bool
    /// The number of steps, and the score.
    let note: String
  }

  var body: some View {
    HStack(spacing: 1) {
      if !isLinear {
        Text(drawing).foregroundStyle(row.isCurrent ? .accent : .secondary).lineLimit(1)
          .layoutPriority(2)
      }
      Text(row.name).bold(row.isCurrent).lineLimit(1).layoutPriority(1)
      if let here { Text(here).foregroundStyle(.accent).lineLimit(1).layoutPriority(2) }
      Spacer(minLength: 0)
      Text(row.note).foregroundStyle(.secondary).lineLimit(1).layoutPriority(3)
    }
    .padding(.trailing, 1)
  }

  /// The most columns of branches. Those beyond share the last one.
  private static let maxColumns = 6

  private var drawing: String {
    let sign = row.isCurrent ? "●" : row.isReference ? "◆" : "○"
    let column = min(row.depth, Self.maxColumns)
    return column == 0 ? sign : String(repeating: "│ ", count: column - 1) + "├─" + sign
  }
}
