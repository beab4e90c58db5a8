import Foundation
import Hints
import Screens
import Sudoku

/// The text below a board with a hint: what it is called, why it holds, and a legend of its marks.
struct PrintedHint: Sendable {
  private let explanation: Explanation
  private let legend: [LegendEntry]

  init(_ step: NextStep, in language: Language) {
    self.init(step.explanation(in: language), of: step.picture, in: language)
  }

  init(_ explanation: Explanation, of picture: HintPicture, in language: Language) {
    self.explanation = explanation
    legend = LegendEntry.all(of: picture, Words.in(language))
  }

  /// The typesetting of a hint.
  struct Setting: Hashable {
    /// The size of the sentences.
    let size: Double
    /// The number of folded levels to print below the sentences.
    let unfoldedLevels: Int

    /// The one that is easiest to read.
    static let normal = Setting(size: 11, unfoldedLevels: 2)

    /// From the one that is easiest to read to the one that takes the least room.
    static let all =
      [(11, 2), (9.5, 2), (8, 2), (9.5, 1), (8, 1), (9.5, 0), (8, 0), (6.5, 0)].map {
        Setting(size: $0, unfoldedLevels: $1)
      }
  }

  /// The height in a column of that width.
  func height(width: Double, _ setting: Setting, on drawing: Drawing) -> Double {
    (rows(width: width, setting, on: drawing).last?.bottom ?? 0) + setting.size * 0.4
  }

  /// Writes the text into a column, and no further than its bottom.
  func draw(in frame: CGRect, _ setting: Setting, on drawing: Drawing) {
    for row in rows(width: frame.width, setting, on: drawing) {
      guard row.bottom <= frame.height + setting.size else { break }
      let baseline = frame.minY + row.bottom - setting.size * 0.4
      switch row.content {
      case .text(let text, let lettering, let indent):
        drawing.write(text, at: CGPoint(x: frame.minX + indent, y: baseline), lettering, .black)
      case .legend(let entries):
        var left = frame.minX
        for entry in entries {
          entry.draw(at: CGPoint(x: left, y: baseline), size: setting.size, on: drawing)
          left += entry.width(size: setting.size, on: drawing)
        }
      }
    }
  }

  /// A line of text or of the legend, with its lower edge below the top of the column.
  private struct Row {
    enum Content {
      case text(String, Lettering, indent: Double)
      case legend([LegendEntry])
    }

    let content: Content
    let bottom: Double
  }

  private func rows(width: Double, _ setting: Setting, on drawing: Drawing) -> [Row] {
    var rows: [Row] = []
    var bottom = 0.0
    func add(_ text: String, _ lettering: Lettering, indent: Double = 0) {
      for line in drawing.lines(of: text, lettering, width: width - indent) {
        bottom += lettering.lineHeight
        rows.append(Row(content: .text(line, lettering, indent: indent), bottom: bottom))
      }
    }
    add(explanation.title, Lettering(size: setting.size * 1.3, isBold: true))
    bottom += setting.size * 0.3
    for line in explanation.lines(unfolding: setting.unfoldedLevels) {
      add(line.text, Lettering(size: setting.size), indent: Double(line.level) * setting.size * 1.2)
    }
    bottom += setting.size * 0.5
    var entries: [LegendEntry] = []
    var taken = 0.0
    func endRow() {
      guard !entries.isEmpty else { return }
      bottom += setting.size * 1.7
      rows.append(Row(content: .legend(entries), bottom: bottom))
      (entries, taken) = ([], 0)
    }
    for entry in legend {
      let own = entry.width(size: setting.size, on: drawing)
      if taken + own > width { endRow() }
      entries.append(entry)
      taken += own
    }
    endRow()
    return rows
  }
}

/// A mark that is on the board, and what it means.
private struct LegendEntry: Sendable {
  private enum Sample: Sendable {
    case cell(PaintedCell)
    case candidate(PaintedCandidate)
    case house(PaintedHouse)
    case link(isStrong: Bool, fails: Bool)
  }

  private let sample: Sample
  private let meaning: String

  /// The entries for the marks of `picture`, each meaning once.
  static func all(of picture: HintPicture, _ words: Words) -> [LegendEntry] {
    let cells = PaintedCell.Role.allCases.compactMap { role in
      picture.cells.first { $0.role == role && $0.group == nil }
        .map { LegendEntry(sample: .cell($0), meaning: words.meaning(of: role)) }
    }
    let candidates = PaintedCandidate.Role.allCases.compactMap { role in
      picture.candidates.first { $0.role == role }
        .map { LegendEntry(sample: .candidate($0), meaning: words.meaning(of: role, in: picture)) }
    }
    let covers = picture.houses.first(where: \.isCover)
    let bases = covers == nil ? nil : picture.houses.first { !$0.isCover }
    let houses = [bases, covers].compactMap { $0 }.map { house in
      LegendEntry(sample: .house(house), meaning: words.meaning(of: house, in: picture))
    }
    let links = [true, false].filter { isStrong in
      picture.links.contains { $0.isStrong == isStrong }
    }.map { isStrong in
      LegendEntry(
        sample: .link(isStrong: isStrong, fails: false),
        meaning: words.nameOfLink(isStrong: isStrong))
    }
    let failing = picture.failing.prefix(1).map { link in
      LegendEntry(sample: .link(isStrong: link.isStrong, fails: true), meaning: words.failingLink)
    }
    return cells + candidates + houses + links + failing
  }

  /// The width with the gap to the next entry.
  func width(size: Double, on drawing: Drawing) -> Double {
    sampleWidth(size) + size * 0.5 + drawing.width(of: meaning, Lettering(size: size * 0.9))
      + size * 1.4
  }

  private func sampleWidth(_ size: Double) -> Double {
    if case .link = sample { size * 2.2 } else { size * 1.2 }
  }

  /// Draws the entry with the baseline of its meaning at `point`.
  func draw(at point: CGPoint, size: Double, on drawing: Drawing) {
    let width = sampleWidth(size)
    let center = CGPoint(x: point.x + width / 2, y: point.y - size * 0.34)
    let square = CGRect(
      x: center.x - size * 0.55, y: center.y - size * 0.55, width: size * 1.1, height: size * 1.1)
    switch sample {
    case .cell(let cell):
      drawing.fill(.rectangle(square), MarkInk.ground(cell))
      drawing.stroke(.rectangle(square), Ink(0x707070), width: size * 0.04)
    case .candidate(let candidate):
      drawing.mark(candidate, around: center, radius: size * 0.62)
      drawing.write(
        digits: "\(candidate.candidate.digit)", around: center,
        Lettering(size: size * 0.95, isBold: true), MarkInk.digit(candidate.role))
    case .house(let house):
      drawing.stroke(
        .rectangle(square), MarkInk.house(house), width: size * 0.16,
        dash: house.isCover ? size * 0.3 : 0)
    case .link(let isStrong, let fails):
      drawing.stroke(
        .line(
          CGPoint(x: center.x - width / 2, y: center.y),
          CGPoint(x: center.x + width / 2, y: center.y)),
        MarkInk.link, width: size * (isStrong ? 0.14 : 0.1), dash: isStrong ? 0 : size * 0.3)
      if fails { drawing.cross(out: center, radius: size * 0.4) }
    }
    drawing.write(
      meaning, at: CGPoint(x: point.x + width + size * 0.5, y: point.y),
      Lettering(size: size * 0.9), Ink(0x333333))
  }
}
