import Games
import Store
import Sudoku
import Widgets

/// All moves of a game as a tree, with a preview of the board at the selected one. Enter goes
/// there.
///
/// ```
///   ○ The given puzzle                     ┏━━━━━━━━━━━
///   ○ 1 r1c3: 4                            ┃ 5   3   4
///   ├─◆ 2 r1c4: 2 A guess          00:38   ┃ 6
/// ▸ ● 2 r1c4: 6 here               00:41   ┃     9   8
/// ```
struct MovesSheet: View {
  @Environment(\.screenSize) private var screen
  @Environment(\.capabilities) private var capabilities
  @Environment(\.isLinear) private var isLinear
  @State private var selected: MoveGraph.Place?
  /// The folds that are open, by their first node. `nil` if all are.
  @State private var unfolded: Set<Int>? = []
  @State private var focused: MovesPart?
  /// The node whose checkpoint is being named.
  @State private var named: Int?
  @State private var name = ""
  let model: GameBoardModel
  let words: Words

  var body: some View {
    let graph = MoveGraph(MoveTree(of: model.game.journal), unfolded: unfolded)
    content(graph)
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .padding(.horizontal, 1)
      .keyBindings(
        words.moves.title,
        named == nil ? MovesAction.bindings(words) : MovesAction.namingBindings(words)
      ) { perform($0, in: graph) }
      .onAppear { selected = .node(graph.tree.current) }
  }

  private var size: Size {
    Size(
      width: min(Self.maxSize.width, max(32, screen.width - 8)),
      height: min(Self.maxSize.height, max(10, screen.height - 7)))
  }

  private static let maxSize = Size(width: 112, height: 36)
  /// The least columns beside a preview.
  private static let leastListWidth = 28
  /// The least columns for a name and a time in one line.
  private static let roomyListWidth = 36

  /// The largest board that leaves room for the list, or `nil` if none does.
  private var metrics: BoardMetrics? {
    guard !isLinear else { return nil }
    return BoardMetrics.allCases.last {
      $0.board.width + 2 + Self.leastListWidth <= size.width && $0.board.height <= size.height
    }
  }

  private var listWidth: Int { size.width - (metrics.map { $0.board.width + 2 } ?? 0) }

  @ViewBuilder private func content(_ graph: MoveGraph) -> some View {
    if let metrics {
      HStack(alignment: .top, spacing: 2) {
        list(graph).frame(
          width: listWidth, height: size.height, alignment: .topLeading)
        BoardDrawing(picture: picture(graph.tree), metrics: metrics)
      }
    } else {
      list(graph)
    }
  }

  private func list(_ graph: MoveGraph) -> some View {
    VStack(alignment: .leading) {
      List(graph.rows, selection: $selected) { row in
        MoveRow(
          drawing: isLinear ? "" : row.drawing, text: text(of: row, in: graph.tree),
          isCurrent: row.id == .node(graph.tree.current), here: words.moves.here,
          checkpoints: checkpoints(at: row.id, in: graph.tree),
          isShort: !isLinear && listWidth < Self.roomyListWidth, time: time(of: row, in: graph.tree)
        )
      }
      .onActivate(words.moves.go) { take($0, in: graph) }
      .defaultFocus()
      .focused($focused, equals: .list)
      if named != nil {
        TextField(words.moves.name, text: $name).lengthLimit(Self.longestName)
          .focused($focused, equals: .name)
          .onSubmit { keepName(in: graph.tree) }
      }
    }
  }

  /// Grapheme clusters of a name.
  private static let longestName = 24

  private func text(of row: MoveGraph.Row, in tree: MoveTree) -> String {
    switch row.id {
    case .fold(_, _, let count): return words.moves.moves(count)
    case .node(let node):
      guard let move = tree.nodes[node].move else { return words.replay.beginning }
      return "\(row.depth) \(move.text(in: words.panel, isUnicode: capabilities.isUnicode))"
    }
  }

  private func checkpoints(at place: MoveGraph.Place, in tree: MoveTree) -> String? {
    guard case .node(let node) = place, !tree.nodes[node].checkpoints.isEmpty else { return nil }
    return tree.nodes[node].checkpoints
      .map { tree.checkpoints[$0 - 1].name ?? words.panel.checkpoint($0) }
      .joined(separator: ", ")
  }

  /// The time of a move, if there is room for it and the game shows times.
  private func time(of row: MoveGraph.Row, in tree: MoveTree) -> String? {
    guard model.showsTimer, case .node(let node) = row.id, node > 0,
      listWidth >= Self.roomyListWidth || tree.nodes[node].checkpoints.isEmpty
    else { return nil }
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
  private func perform(_ action: MovesAction, in graph: MoveGraph) {
    switch action {
    case .choose: break
    case .go: if let selected { take(selected, in: graph) }
    case .previousBranch: select(graph.next(from: selected, backwards: true, where: \.isBranch))
    case .nextBranch: select(graph.next(from: selected, backwards: false, where: \.isBranch))
    case .nextCheckpoint:
      let hasCheckpoint = { (row: MoveGraph.Row) in
        if case .node(let node) = row.id { return !graph.tree.nodes[node].checkpoints.isEmpty }
        return false
      }
      select(
        graph.next(from: selected, backwards: false, where: hasCheckpoint)
          ?? graph.rows.first(where: hasCheckpoint))
    case .name: if let node = selected?.node { beginNaming(node, in: graph.tree) }
    case .unfold: refold(nil, in: graph)
    case .fold: refold([], in: graph)
    case .cancelName: endNaming()
    }
  }

  private func select(_ row: MoveGraph.Row?) {
    if let row { selected = row.id }
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
  private func refold(_ unfolded: Set<Int>?, in graph: MoveGraph) {
    self.unfolded = unfolded
    guard let node = selected?.node else { return }
    selected = MoveGraph(graph.tree, unfolded: unfolded).row(showing: node)?.id
  }

  private func beginNaming(_ node: Int, in tree: MoveTree) {
    name = tree.nodes[node].checkpoints.last.flatMap { tree.checkpoints[$0 - 1].name } ?? ""
    named = node
    focused = .name
  }

  /// Names the checkpoint at the node, which is set if there is none.
  private func keepName(in tree: MoveTree) {
    if let named {
      model.nameCheckpoint(tree.nodes[named].checkpoints.last, at: named, name)
      selected = .node(named)
    }
    endNaming()
  }

  private func endNaming() {
    focused = .list
    named = nil
  }
}

/// A part of the sheet that takes the focus.
private nonisolated enum MovesPart: Hashable {
  case list
  case name
}

/// A line of the tree.
private struct MoveRow: View, Equatable {
  let drawing: String
  let text: String
  let isCurrent: Bool
  let here: String
  let checkpoints: String?
  /// `true` if there is no room for a word about the current move beside its checkpoints.
  let isShort: Bool
  let time: String?

  var body: some View {
    HStack(spacing: 1) {
      if !drawing.isEmpty {
        Text(drawing).foregroundStyle(isCurrent ? .accent : .secondary).lineLimit(1)
          .layoutPriority(2)
      }
      Text(text).bold(isCurrent).lineLimit(1).layoutPriority(1)
      if isCurrent, !isShort || checkpoints == nil {
        Text(here).bold().foregroundStyle(.accent).lineLimit(1).layoutPriority(2)
      }
      if let checkpoints { Text(checkpoints).foregroundStyle(.accent).lineLimit(1) }
      Spacer(minLength: 0)
      if let time { Text(time).foregroundStyle(.secondary).lineLimit(1).layoutPriority(3) }
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
    if let cell = game.latestCell { place.show(cell) }
    say(words.moves.went)
  }

  /// Names a checkpoint, or sets one at `node` if there is none.
  func nameCheckpoint(_ number: Int?, at node: Int, _ name: String) {
    guard let number = number ?? take({ $0.setCheckpoint(at: node, elapsed: $1) }) else {
      return say(words.board.finished)
    }
    let tree = MoveTree(of: game.journal)
    guard tree.checkpoints[number - 1].name != Game.checkpointName(name) else { return }
    take { $0.nameCheckpoint(number, name, at: $1) }
  }
}
