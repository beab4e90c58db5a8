import Models
import Widgets

/// What the marks of a hint on the board mean: those that it has.
struct HintLegend: View {
  let picture: HintPicture
  let words: HintWords.Legend

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(entries) { LegendRow(entry: $0) }
    }
  }

  private var entries: [LegendEntry] {
    let cells = PaintedCell.Role.allCases.compactMap { role in
      picture.cells.first { $0.role == role && $0.group == nil }.map { cell in
        LegendEntry(
          sample: "\(cell.sign) ", role: .hintCell(role), meaning: words.meaning(of: role))
      }
    }
    let candidates = PaintedCandidate.Role.allCases.compactMap { role in
      picture.candidates.first { $0.role == role }.map { painted in
        LegendEntry(
          sample: "\(painted.candidate.digit)\(painted.sign.map(String.init) ?? " ")",
          role: .hintCandidate(role, group: painted.group), meaning: words.meaning(of: role))
      }
    }
    return cells + candidates
  }
}

/// A mark and what it means.
private struct LegendEntry: Hashable, Identifiable {
  let sample: String
  let role: StyleRole
  let meaning: String

  var id: StyleRole { role }
}

private struct LegendRow: LeafView, Equatable {
  let entry: LegendEntry

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: entry.sample.columns + 2 + entry.meaning.columns, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    let style = theme.style(for: .board).merging(theme.style(for: entry.role))
    painter.write(entry.sample, at: rect.origin, style: style)
    painter.write(
      entry.meaning, at: Point(x: rect.minX + entry.sample.columns + 2, y: rect.minY),
      style: theme.style(for: .secondary))
  }
}

extension HintWords.Legend {
  fileprivate func meaning(of role: PaintedCell.Role) -> String {
    switch role {
    case .pattern: pattern
    case .reason: reason
    case .target: target
    case .wrong: wrong
    }
  }

  fileprivate func meaning(of role: PaintedCandidate.Role) -> String {
    switch role {
    case .placed: placed
    case .eliminated: eliminated
    case .fin: fin
    case .group: group
    case .on: on
    case .off: off
    case .pattern: candidate
    }
  }
}
