import Games
import Scutes
import Sudoku

/// The latest moves in words, newest first. Undone moves are above them, fainter.
struct MoveList: View {
  @Environment(\.capabilities) private var capabilities
  let model: GameBoardModel
  let rows: Int

  var body: some View {
    let words = model.words
    let lines = MoveLine.latest(
      of: model.game, count: rows, words: words.panel, isUnicode: capabilities.isUnicode)
    VStack(alignment: .leading) {
      Text(words.panel.moves).foregroundStyle(.title).lineLimit(1)
      if lines.isEmpty { Text(words.panel.noMoves).foregroundStyle(.secondary) }
      ForEach(lines) { line in
        HStack(spacing: 1) {
          Text(line.time)
          Text(line.text).lineLimit(1)
        }
        .strikethrough(line.isUndone)
        .foregroundStyle(line.isUndone ? .disabled : .secondary)
      }
    }
  }
}

/// A row of the move list.
nonisolated struct MoveLine: Identifiable, Hashable {
  /// The index of the move.
  let id: Int
  let time: String
  let text: String
  let isUndone: Bool

  /// The latest `count` lines, newest first. Consecutive notes in one cell are merged into one
  /// line.
  static func latest(
    of game: Game, count: Int, words: PanelWords, isUnicode: Bool = true
  ) -> [MoveLine] {
    let tree = MoveTree(of: game.journal)
    let times = tree.line.dropFirst().map { tree.nodes[$0].elapsed }
    var lines: [MoveLine] = []
    var end = game.moves.endIndex
    while end > 0, lines.count < count {
      let start = startOfRun(before: end, in: game)
      let time = times.indices.contains(end - 1) ? times[end - 1] : 0
      lines.append(
        MoveLine(
          id: end - 1, time: NumberFormat.time(.milliseconds(time)),
          text: text(of: game.moves[start..<end], in: words, isUnicode: isUnicode),
          isUndone: start >= game.position))
      end = start
    }
    return lines
  }

  /// The start of the run of notes in one cell that ends before `end`. A single move is a run too.
  private static func startOfRun(before end: Int, in game: Game) -> Int {
    guard case .toggleNote(_, let cell, let kind) = game.moves[end - 1] else { return end - 1 }
    var start = end - 1
    while start > 0, start != game.position,
      case .toggleNote(_, cell, kind) = game.moves[start - 1]
    {
      start -= 1
    }
    return start
  }

  /// The run in words. For notes, their net change.
  private static func text(
    of run: ArraySlice<Move>, in words: PanelWords, isUnicode: Bool
  ) -> String {
    guard run.count > 1, case .toggleNote(_, let cell, let kind) = run.first else {
      return run.first?.text(in: words, isUnicode: isUnicode) ?? ""
    }
    let digits = run.reduce(into: DigitSet.none) { digits, move in
      guard case .toggleNote(let digit, _, _) = move else { return }
      if digits.contains(digit) { digits.remove(digit) } else { digits.insert(digit) }
    }
    let shown = digits.isEmpty ? "–" : digits.spaced
    return "\(words.name(of: cell)): "
      + (kind == .corner ? words.notes(shown) : words.centreNotes(shown))
  }
}

nonisolated extension Move {
  /// The move in words. Without Unicode, colours are named by letters.
  func text(in words: PanelWords, isUnicode: Bool = true) -> String {
    let move = withoutNotesComingBack
    let text =
      switch move {
      case .place(let digit, _, _): words.entered(digit.rawValue)
      case .clear: words.cleared
      case .toggleNote(let digit, _, .corner): words.noteOf(digit.rawValue)
      case .toggleNote(let digit, _, .centre): words.centreNotes(digit.description)
      case .setNotes(let digits, _, .corner): words.notes(digits.spaced)
      case .setNotes(let digits, _, .centre): words.centreNotes(digits.spaced)
      case .color(let colors, _):
        colors.isEmpty ? words.uncolored : words.color(colors.signs(isUnicode: isUnicode))
      case .several(let moves): words.cellsChanged(Set(moves.compactMap(\.cell)).count)
      case .restart: words.restarted
      case .restore(let checkpoint): words.restored(checkpoint)
      case .reveal: words.revealed
      }
    if case .several = move { return text }
    return move.cell.map { "\(words.name(of: $0)): \(text)" } ?? text
  }
}
