import Hints
import Scutes
import Sudoku

/// The pieces of a text that name cells and houses of a picture, with the roles of their colours.
nonisolated struct NamedPieces: Equatable {
  /// The pieces of each line.
  let lines: [[Piece]]

  struct Piece: Equatable {
    var text: String
    /// `nil` for text that names nothing of the picture.
    let role: StyleRole?
  }

  /// Finds the names in `lines`, which may break within one.
  init(_ picture: HintPicture, in lines: [HintLine]) {
    let texts = lines.map { line in if case .text(let text) = line { text } else { "" } }
    var pieces: [[Piece]] = [[]]
    func append(_ text: Substring, _ role: StyleRole?) {
      for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { pieces.append([]) }
        guard !part.isEmpty else { continue }
        pieces[pieces.count - 1].append(Piece(text: String(part), role: role))
      }
    }
    let text = texts.joined(separator: "\n")
    var rest = text.startIndex
    // r4c7, 4행 7열; rows 2 and 5, box 3; 4행, 3번 블록
    let name =
      #/r\dc\d|\d행\s\d열|(?i:rows?|columns?|box(?:es)?)\s\d(?:(?:,\s|\s(?:and|or)\s)\d)*|\d[행열]|\d번\s블록/#
    for match in text.matches(of: name) {
      append(text[rest..<match.range.lowerBound], nil)
      append(match.output, Self.role(of: match.output, in: picture))
      rest = match.range.upperBound
    }
    append(text[rest...], nil)
    self.lines = pieces
  }

  /// The colour of what `name` names, or `nil` if it isn't in the picture.
  private static func role(of name: Substring, in picture: HintPicture) -> StyleRole? {
    let numbers = name.compactMap(\.wholeNumberValue).map { $0 - 1 }
    let isCell =
      name.contains("c") && name.first == "r" && name.count == 4 || name.contains("행 ")
      || name.contains("행\n")
    if isCell, numbers.count == 2 {
      let cell = Cell(row: numbers[0], column: numbers[1])
      guard let painted = picture.cells.first(where: { $0.cell == cell }) else { return nil }
      let marks = picture.candidates.filter { $0.candidate.cell == cell }.map(\.role)
      if marks.contains(.placed) { return .hintPlaced }
      if painted.role == .target, marks.contains(.eliminated) { return .hintEliminated }
      return painted.group.map { .hintCandidate(.group, group: $0) } ?? .hintMark(painted.role)
    }
    let first = name.lowercased()
    let houses = numbers.map { number -> House in
      if first.hasPrefix("row") || first.contains("행") { return .row(number) }
      return first.hasPrefix("column") || first.contains("열") ? .column(number) : .box(number)
    }
    let painted = picture.houses.filter { houses.contains($0.house) }
    return painted.isEmpty
      ? nil : painted.allSatisfy(\.isCover) ? .hintCoverLine : .hintHouseLine
  }
}

/// A line whose names have their colours.
struct NamedLine: LeafView, Equatable {
  let pieces: [NamedPieces.Piece]
  let isBold: Bool

  static var showsText: Bool { true }

  var spokenText: String? { text }

  private var text: String { pieces.map(\.text).joined() }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(proposal.width, text.columns), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    var x = rect.minX
    for piece in pieces {
      var style = environment.textStyle()
      if let role = piece.role {
        let named = environment.theme.style(for: role)
        let isLine = role == .hintHouseLine || role == .hintCoverLine
        style.foreground =
          (isLine ? nil : named.background) ?? named.foreground ?? style.foreground
        style.attributes.insert(.bold)
      }
      if isBold { style.attributes.insert(.bold) }
      x += painter.write(piece.text, at: Point(x: x, y: rect.minY), style: style)
    }
  }
}
