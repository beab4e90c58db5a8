import Scutes
import Sudoku

/// The legend of a hint's marks on the board.
struct HintLegend: View {
  let rows: [[LegendEntry]]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<rows.count) { row in
        HStack(spacing: LegendEntry.gap) { ForEach(rows[row]) { LegendLabel(entry: $0) } }
      }
    }
  }
}

extension HintLegend {
  /// Creates the legend of `picture` for the column beside a board.
  init(of picture: HintPicture, words: Words, beside plan: BoardPlan) {
    let entries = LegendEntry.all(
      of: picture, words: words, hasNoteMarks: plan.metrics.hasNoteMarks)
    rows = LegendEntry.rows(entries, in: plan.sideWidth - 2)
  }
}

/// The legend of the board's grounds and inks, below a line.
struct MarksLegend: View {
  let words: PanelWords

  /// The line, the title and the entries.
  static let rows = 6

  var body: some View {
    let entries = LegendEntry.ofBoard(words)
    VStack(alignment: .leading) {
      Divider()
      Text(words.marks).foregroundStyle(.title)
      HStack(alignment: .top, spacing: 2) {
        ForEach([entries.prefix(4), entries.dropFirst(4)], id: \.first?.meaning) { column in
          VStack(alignment: .leading) {
            ForEach(Array(column)) { LegendLabel(entry: $0) }
          }
          .frame(minWidth: 20, alignment: .leading)
        }
      }
    }
  }
}

/// A mark and its meaning.
nonisolated struct LegendEntry: Hashable, Identifiable {
  /// The mark as drawn on the board.
  let sample: String
  let role: StyleRole
  let meaning: String
  /// The role of the ground behind the mark.
  var ground = StyleRole.board

  var id: Self { self }

  /// Columns between entries of a row.
  static let gap = 2

  var columns: Int { sample.columns + 1 + meaning.columns }

  /// The entries for `picture`. With `hasNoteMarks`, candidates have signs beside them.
  static func all(
    of picture: HintPicture, words: Words, hasNoteMarks: Bool
  ) -> [LegendEntry] {
    let cells = PaintedCell.Role.allCases.compactMap { role in
      picture.cells.first {
        $0.role == role && $0.group == nil && $0.step == nil
          && !(role == .target && picture.candidates(in: $0.cell).areRemoved)
      }.map { cell in
        LegendEntry(
          sample: String(cell.sign), role: .hintMark(role), meaning: words.meaning(of: role))
      }
    }
    let candidates = PaintedCandidate.Role.allCases.compactMap { role in
      picture.candidates.first { $0.role == role }.map { painted in
        LegendEntry(
          sample: "\(painted.candidate.digit)\(hasNoteMarks ? painted.signText : "")",
          role: .hintCandidate(role, group: painted.group),
          meaning: words.meaning(of: role, in: picture))
      }
    }
    return cells + candidates
  }

  /// The entries for the board itself.
  static func ofBoard(_ words: PanelWords) -> [LegendEntry] {
    let all: [(StyleRole, StyleRole, String)] = [
      (.boardGiven, .board, words.givenDigit), (.boardWrong, .hintWrongCell, words.mistake),
      (.boardGiven, .boardCursor, words.underCursor.lowercased()),
      (.boardSameNote, .board, words.followedNote),
      (.boardEntry, .board, words.enteredDigit), (.boardGiven, .boardSame, words.sameDigit),
      (.boardGiven, .boardPeer, words.seenByCursor),
      (.hintEliminated, .board, words.removedByHint),
    ]
    return all.map { ink, ground, meaning in
      LegendEntry(sample: " 7 ", role: ink, meaning: meaning, ground: ground)
    }
  }

  /// Arranges the entries in rows of at most `width` columns.
  static func rows(_ entries: [LegendEntry], in width: Int) -> [[LegendEntry]] {
    var rows: [[LegendEntry]] = []
    var left = 0
    for entry in entries {
      if entry.columns + gap > left {
        rows.append([])
        left = width + gap
      }
      rows[rows.count - 1].append(entry)
      left -= entry.columns + gap
    }
    return rows
  }
}

private struct LegendLabel: LeafView, Equatable {
  let entry: LegendEntry

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: entry.columns, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    let board = theme.style(for: .board)
    var style = board.merging(theme.style(for: entry.role))
    if style.background == board.background {
      style.background = theme.style(for: entry.ground).background
    }
    painter.write(entry.sample, at: rect.origin, style: style)
    painter.write(
      entry.meaning, at: Point(x: rect.minX + entry.sample.columns + 1, y: rect.minY),
      style: theme.style(for: .secondary))
  }
}

nonisolated extension HintPicture {
  fileprivate func candidates(in cell: Cell) -> [PaintedCandidate] {
    candidates.filter { $0.candidate.cell == cell }
  }
}

nonisolated extension PaintedCandidate {
  fileprivate var signText: String { sign.map(String.init) ?? "" }
}
