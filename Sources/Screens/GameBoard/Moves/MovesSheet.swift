import Formats
import Games
import Scutes
import Store
import Sudoku

/// All moves of a game as a tree, with a preview of the board at the selected one. Enter goes
/// there.
///
/// ```
///   ○ The given puzzle                     ┏━━━━━━━━━━━
///   ○ 1 r1c3: 4                            ┃ 5   3   4
///   ├─◆ 2 r1c4: 2 ⚑ A guess         0:38   ┃ 6
/// ▸ ● 2 r1c4: 6 here                0:41   ┃     9   8
/// ```
struct MovesSheet: NamesRows {
  @Environment(\.screenSize) private var screen
  @Environment(\.capabilities) private var capabilities
  @Environment(\.isLinear) private var isLinear
  @State private var selected: MoveGraph.Place?
  /// The folds that are open, by their first node. `nil` if all are.
  @State private var unfolded: Set<Int>? = []
  @State var naming = RowNaming<Int>()
  let model: GameBoardModel
  let words: Words

  static func commands(_ words: Words) -> CommandTable<Self> {
    let moves = words.moves
    return CommandTable("moves", moves.title) {
      Command.ofList(words) {
        Command("previousBranch", ["[", .left], moves.branch, as: "[ ]") {
          $0.select { $0.next(from: $1, backwards: true, where: \.isBranch) }
        }
        Command("nextBranch", ["]", .right], moves.branch, shown: .hidden) {
          $0.select { $0.next(from: $1, backwards: false, where: \.isBranch) }
        }
        Command.list(.rename, words, moves.nameCheckpoint, id: "name", or: ["n", "B"]) {
          $0.beginNaming()
        }
        Command("nextCheckpoint", ["'"], moves.nextCheckpoint, shown: .help) {
          $0.selectNextCheckpoint()
        }
        Command("unfold", [">"], words.hints.foldReasons, shown: .help, as: "< >") {
          $0.refold(nil)
        }
        Command("fold", ["<"], words.hints.foldReasons, shown: .hidden) { $0.refold([]) }
      }
    }
  }

  private var graph: MoveGraph { MoveGraph(MoveTree(of: model.game.journal), unfolded: unfolded) }

  var body: some View {
    let graph = graph
    let rows = graph.rows.map { content(of: $0, in: graph.tree) }
    sheet(rows, of: graph)
      .padding(.horizontal, 1)
      .commands(Self.commands(words), on: self)
      .onAppear { selected = .node(graph.tree.current) }
  }

  @ViewBuilder private func sheet(_ rows: [MoveRow.Content], of graph: MoveGraph) -> some View {
    let plan = MovesPlan(
      screen: screen, rowWidth: rows.map(\.width).max() ?? 0, hasPreview: !isLinear)
    HStack(alignment: .top, spacing: 2) {
      NameableRows(
        naming: $naming,
        changes: RowChanges(title: words.app.name) { keep($1, at: $0, in: graph.tree) }
      ) {
        List(rows, selection: $selected) { row in
          MoveRow(row: row, width: isLinear ? .max : plan.listWidth - MovesPlan.columnsBeside)
        }
        .onActivate(words.moves.go) { take($0, in: graph) }
        .defaultFocus()
      } below: {
        EmptyView()
      }
      .frame(width: plan.listWidth, height: plan.size.height, alignment: .topLeading)
      if let metrics = plan.metrics {
        BoardDrawing(picture: picture(graph.tree), metrics: metrics)
      }
    }
    .frame(width: plan.size.width, height: plan.size.height, alignment: .topLeading)
  }

  private func content(of row: MoveGraph.Row, in tree: MoveTree) -> MoveRow.Content {
    MoveRow.Content(
      id: row.id, drawing: isLinear ? "" : row.drawing, text: text(of: row, in: tree),
      here: row.id == .node(tree.current) ? words.moves.here : nil,
      checkpoints: checkpoints(at: row.id, in: tree),
      time: time(of: row, in: tree))
  }

  private func text(of row: MoveGraph.Row, in tree: MoveTree) -> String {
    switch row.id {
    case .fold(_, _, let count): return words.moves.moves(count)
    case .node(let node):
      guard let move = tree.nodes[node].move else { return words.replay.beginning }
      return "\(row.depth) \(move.text(in: words.panel, isUnicode: capabilities.isUnicode))"
    }
  }

  /// The names of the checkpoints at a row, the newest first.
  private func checkpoints(at place: MoveGraph.Place, in tree: MoveTree) -> [String] {
    guard case .node(let node) = place else { return [] }
    return tree.nodes[node].checkpoints.reversed()
      .map { tree.checkpoints[$0 - 1].name ?? words.panel.checkpoint($0) }
  }

  /// The time of a move, if the game shows times.
  private func time(of row: MoveGraph.Row, in tree: MoveTree) -> String? {
    guard model.showsTimer, case .node(let node) = row.id, node > 0 else { return nil }
    return NumberFormat.time(.milliseconds(tree.nodes[node].elapsed))
  }

  /// The board at the selected move, with the marks that the game itself would have.
  private func picture(_ tree: MoveTree) -> BoardPicture {
    var game = model.game
    let node = selected?.node ?? tree.current
    game.go(to: node, at: game.lastElapsed)
    var picture = BoardPicture(of: game, found: model.attention.found)
    picture.highlightsPeers = false
    if tree.nodes.indices.contains(node), let cell = tree.nodes[node].move?.cell {
      picture.selection = [cell]
    }
    return picture
  }
}

// Actions
extension MovesSheet {
  /// Selects the row that `find` finds from the selected one, if there is one.
  private func select(_ find: (MoveGraph, MoveGraph.Place?) -> MoveGraph.Row?) {
    if let row = find(graph, selected) { selected = row.id }
  }

  private func selectNextCheckpoint() {
    select { graph, selected in
      let hasCheckpoint = { (row: MoveGraph.Row) in
        if case .node(let node) = row.id { return !graph.tree.nodes[node].checkpoints.isEmpty }
        return false
      }
      return graph.next(from: selected, backwards: false, where: hasCheckpoint)
        ?? graph.rows.first(where: hasCheckpoint)
    }
  }

  /// Goes to the board of a row and closes the sheet, or unfolds the row.
  private func take(_ place: MoveGraph.Place, in graph: MoveGraph) {
    switch place {
    case .fold(let first, _, _):
      unfolded?.insert(first)
      selected = .node(first)
    case .node(let node):
      model.isMovesShown = false
      model.goToMove(node)
    }
  }

  /// Changes which folds are open, and keeps the selected move in sight.
  private func refold(_ unfolded: Set<Int>?) {
    let graph = graph
    self.unfolded = unfolded
    guard let node = selected?.node else { return }
    selected = MoveGraph(graph.tree, unfolded: unfolded).row(showing: node)?.id
  }

  private func beginNaming() {
    guard let node = selected?.node else { return }
    let tree = graph.tree
    let name = tree.nodes[node].checkpoints.last.flatMap { tree.checkpoints[$0 - 1].name }
    naming.begin(node, name: name ?? "")
  }

  /// Names the checkpoint at a node, which is set if there is none.
  private func keep(_ name: String, at node: Int, in tree: MoveTree) {
    model.nameCheckpoint(tree.nodes[node].checkpoints.last, at: node, name)
    selected = .node(node)
  }
}

/// The size of the sheet and the division of its columns: the largest board that leaves what the
/// rows need, or else the least that they can do with.
private nonisolated struct MovesPlan {
  /// The sheet without its frame.
  let size: Size
  /// The board beside the list, or `nil` if there is no room for one.
  let metrics: BoardMetrics?
  let listWidth: Int

  /// The least columns beside a preview.
  private static let leastListWidth = 28
  /// The mark of the selected row, the scrollbar and the column before it.
  static let columnsBeside = 3
  /// The most columns of a list at the cost of the board.
  private static let wantedListWidth = 48

  /// - Parameter rowWidth: the columns of the longest row.
  init(screen: Size, rowWidth: Int, hasPreview: Bool) {
    let rowWidth = rowWidth + Self.columnsBeside
    let (usual, available) = (112, max(32, screen.width - 8))
    let height = min(36, max(10, screen.height - 7))
    func metrics(beside columns: Int, in width: Int) -> BoardMetrics? {
      hasPreview
        ? BoardStage(size: Size(width: width, height: height)).board(beside: 2 + columns) : nil
    }
    let largest = metrics(beside: Self.leastListWidth, in: min(usual, available))
    let wanted = (largest?.board.width ?? 0) + 2 + rowWidth
    let width = min(max(usual, wanted), available)
    let columns = min(max(rowWidth, Self.leastListWidth), Self.wantedListWidth)
    self.metrics = metrics(beside: columns, in: width) ?? largest
    listWidth = width - (self.metrics.map { $0.board.width + 2 } ?? 0)
    size = Size(width: width, height: height)
  }
}

/// A line of the tree. If it is too long, the names of checkpoints take the place of the time, then
/// of the word about the current move. If they don't fit then, the newest is shown with the number
/// of others: "⚑ Second +1".
private struct MoveRow: View, Equatable {
  let row: Content
  /// The columns that there are.
  let width: Int

  nonisolated struct Content: Identifiable, Hashable {
    let id: MoveGraph.Place
    let drawing: String
    let text: String
    /// The word about the current move, `nil` for the others.
    let here: String?
    /// The names of the checkpoints, the newest first.
    let checkpoints: [String]
    let time: String?

    var isCurrent: Bool { here != nil }

    /// The columns of the whole row with all names.
    var width: Int { columns(with: [here ?? "", allCheckpoints, time ?? ""]) }

    /// "⚑ Newest, older", or nothing.
    private var allCheckpoints: String {
      checkpoints.isEmpty ? "" : "⚑ " + checkpoints.joined(separator: ", ")
    }

    /// The parts that fit in `width` columns. `others` is the number of checkpoints without their
    /// names.
    func shown(in width: Int) -> (checkpoints: String, others: String, hasHere: Bool, hasTime: Bool)
    {
      let fits = checkpoints.count < 2 || columns(with: [allCheckpoints]) <= width
      let names = fits ? allCheckpoints : "⚑ \(checkpoints[0])"
      let others = fits ? "" : "+\(checkpoints.count - 1)"
      let parts = [names, others, here ?? ""]
      let hasTime = checkpoints.isEmpty || columns(with: parts + [time ?? ""]) <= width
      return (names, others, hasTime || columns(with: parts) <= width, hasTime)
    }

    private func columns(with parts: [String]) -> Int {
      ([drawing, text] + parts).map(\.columns).filter { $0 > 0 }.reduce(0) { $0 + $1 + 1 }
    }
  }

  var body: some View {
    let shown = row.shown(in: width)
    HStack(spacing: 1) {
      if !row.drawing.isEmpty {
        Text(row.drawing).foregroundStyle(row.isCurrent ? .accent : .secondary).lineLimit(1)
          .layoutPriority(2)
      }
      Text(row.text).bold(row.isCurrent).lineLimit(1).layoutPriority(1)
      if let here = row.here, shown.hasHere {
        Text(here).bold().foregroundStyle(.accent).lineLimit(1).layoutPriority(2)
      }
      if !shown.checkpoints.isEmpty {
        Text(shown.checkpoints).foregroundStyle(.accent).lineLimit(1)
      }
      if !shown.others.isEmpty {
        Text(shown.others).foregroundStyle(.accent).lineLimit(1).layoutPriority(3)
      }
      Spacer(minLength: 0)
      if let time = row.time, shown.hasTime {
        Text(time).foregroundStyle(.secondary).lineLimit(1).layoutPriority(3)
      }
    }
    .padding(.trailing, 1)
  }
}

extension View {
  /// Shows all moves of `model` in a sheet while the player wants them.
  func showingMoves(
    _ model: GameBoardModel, words: Words, tiles: Tiles = Tiles(.digits)
  ) -> some View {
    sheet(isPresented: Bindable(model).isMovesShown, title: words.moves.title) {
      MovesSheet(model: model, words: words).environment(\.tiles, tiles)
    }
  }
}

// What the sheet does in the game
extension GameBoardModel {
  /// Goes to a node of the game's ``MoveTree``, in one turn.
  func goToMove(_ node: Int) {
    let count = game.journal.count
    guard take({ $0.go(to: node, at: $1) }) else { return say(words.board.finished) }
    guard game.journal.count > count else { return }
    if let cell = game.latestCell { place.cell = cell }
    say(words.moves.went)
  }

  /// Names a checkpoint, or sets one at `node` if there is none.
  func nameCheckpoint(_ number: Int?, at node: Int, _ name: String) {
    guard let number = number ?? take({ $0.setCheckpoint(at: node, elapsed: $1) }) else {
      return say(words.board.finished)
    }
    let tree = MoveTree(of: game.journal)
    guard tree.checkpoints[number - 1].name != Game.checkpointName(name) else { return }
    // What is pasted may be a book.
    take { $0.nameCheckpoint(number, name.start(ofBytes: 2_000), at: $1) }
  }
}
