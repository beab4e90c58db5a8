import Games
import Hints
import Scutes
import Sudoku

/// The notes of a cell. Corner notes have fixed places. Centre notes are side by side in brackets.
///
/// ```
/// corner   both     in a small cell   in a compact cell         both in a compact cell
/// ₁ ₃      138      ⢈⠀⢈               ⠭⠂ or, without dots, 13…   …(4)
///  ⁷⁸      (24)     ⠠⠠⠀
/// ```
///
/// On a regular board they are small figures close to the middle of the cell, low ones above and
/// high ones below. A highlighted one has the size of a digit.
///
/// An ellipsis stands for notes that don't fit. A number would look like a note.
extension CellGlyphs {
  /// The notes, including the candidates of a hint.
  var noteGlyphs: [CellGlyph] {
    if let loneGlyphs { return loneGlyphs }
    let hasMarks = !look.candidates.isEmpty
    if metrics.packsNotes, hasMarks { return compactMarks }
    if metrics == .compact { return compactNotes }
    if metrics == .small { return look.centreNotes.isEmpty ? noteDots : noteDots + centreNotes }
    if metrics.hasCentreNoteRow { return notes(shown) + centreNotes }
    guard !hasMarks else { return notes(shown.union(look.centreNotes)) }
    return look.centreNotes.isEmpty ? notes(look.notes) : notesAroundCentre + centreNotes
  }

  /// The corner notes, and the candidates of a hint.
  private var shown: DigitSet {
    look.candidates.reduce(into: look.notes) { $0.insert($1.candidate.digit) }
  }

  private func notes(_ digits: DigitSet) -> [CellGlyph] {
    digits.flatMap { note($0, at: metrics.notePlace(of: $0)) }
  }

  /// A note with the sign of its role in the hint.
  private func note(_ digit: Digit, at place: Point) -> [CellGlyph] {
    let candidate = look.candidates.first { $0.candidate.digit == digit }
    let style = candidate.map { candidate in
      self.style(
        look.isSketched && candidate.role == .pattern
          ? .hintPatternMark : .hintCandidate(candidate.role, group: candidate.group))
    }
    let isSmall = hasSmallNotes && candidate == nil && !look.sameNotes.contains(digit)
    let character = isSmall ? tiles.smallNote(of: digit) : nil
    var glyphs = [
      glyph(character ?? tiles.note(of: digit), place.x, place.y, style ?? noteStyle(digit))
    ]
    if metrics.hasNoteMarks, let style, let sign = candidate?.sign {
      glyphs.append(glyph(sign, place.x + 1, place.y, style))
    }
    return glyphs
  }

  private var hasSmallNotes: Bool { metrics.hasSmallNotes && hasBlocks && allowsSmallNotes }

  private func noteStyle(_ digit: Digit) -> TextStyle {
    let isCentre = !metrics.hasCentreNoteRow && look.centreNotes.contains(digit)
    let role: StyleRole =
      !isCentre ? .boardNote : look.notes.contains(digit) ? .boardBothNotes : .boardCentreNote
    guard !look.faint.contains(digit) else { return faint(style(role)) }
    var style = style(role)
    if look.isOpen, needsSigns { style.attributes.remove(.dim) }
    return emphasised(style, if: look.sameNotes.contains(digit))
  }

  private func emphasised(_ style: TextStyle, if isSame: Bool) -> TextStyle {
    guard isSame else { return style }
    let over = theme.style(for: .boardSameNote)
    guard !style.attributes.contains(.reverse) else {
      return style.merging(TextStyle(attributes: .underline))
    }
    return TextStyle(
      foreground: over.foreground ?? style.foreground, background: style.background,
      attributes: style.attributes.union(over.attributes).subtracting(.dim))
  }
}

// MARK: Side by side

extension CellGlyphs {
  /// The corner notes above the centre notes, and below them if there is a row.
  private var notesAroundCentre: [CellGlyph] {
    guard metrics == .regular else {
      return look.notes.flatMap { digit in
        let place = BoardMetrics.regular.notePlace(of: digit)
        return note(
          digit,
          at: Point(
            x: (metrics.cell.width - 5) / 2 + place.x, y: place.y * (metrics.cell.height - 1)))
      }
    }
    return row(packed(look.notes, into: 5, .boardNote), from: Point(x: 0, y: 0))
  }

  /// The centre notes in their row, in brackets.
  private var centreNotes: [CellGlyph] {
    guard !look.centreNotes.isEmpty else { return [] }
    let isMarked =
      !look.colors.isEmpty || look.hint != nil || look.cursor?.sign != nil
      || look.isSelected || hasBars
    let places = isMarked ? metrics.unmarkedColumns : 0..<metrics.cell.width
    let shown = packed(look.centreNotes, into: places.count - 2, .boardCentreNote)
    let pieces = bracketed(shown)
    let start = min(
      max(places.lowerBound, metrics.digitPlace.x - pieces.count / 2),
      places.upperBound - pieces.count)
    return row(pieces, from: Point(x: start, y: metrics.centreNoteRow))
  }

  /// The notes of a one-row cell: corner notes, with a column kept free from the next cell's;
  /// centre notes in brackets; or with both kinds, a sign for the corner notes and the centre
  /// notes. There is no room for faint ones.
  private var compactNotes: [CellGlyph] {
    let room = isFirstColumnTaken ? 3 : 4
    let notes = look.notes.subtracting(look.faint)
    guard !look.centreNotes.isEmpty else {
      return hasBlocks && allowsSmallNotes && !notes.isEmpty
        ? noteDots : row(packed(notes, into: 3, .boardNote), from: Point(x: 1, y: 0))
    }
    let before = notes.isEmpty ? [] : [more(.boardNote)]
    let pieces = bracketed(
      packed(look.centreNotes, into: room - before.count - 2, .boardCentreNote))
    let all = (before + pieces).prefix(room)
    return row(Array(all), from: Point(x: all.count > 3 ? 0 : 1, y: 0))
  }

  /// The notes as dots in a three-by-three pattern: in two characters, or in those of a small cell,
  /// two dots apart, if no centre notes need a line.
  private var noteDots: [CellGlyph] {
    let isWide = metrics == .small && look.centreNotes.isEmpty
    var dots = BrailleCanvas(columns: isWide ? 3 : 2, rows: isWide ? 2 : 1)
    for digit in look.notes.subtracting(look.faint) {
      let (x, y) = (digit.index % 3, digit.index / 3)
      dots.set(x: isWide ? 2 * x + 1 : x, y: isWide ? 2 * y + 1 : y)
    }
    let style = emphasised(style(.boardNote), if: look.notesFollowed)
    return dots.text.split(separator: "\n").enumerated().flatMap { y, line in
      row(line.map { ($0, style) }, from: Point(x: isWide ? 0 : 1, y: y))
    }
    .filter { $0.character != "\u{2800}" }
  }

  /// The hint's candidates and the notes, three at most, with the hint's first.
  private var compactMarks: [CellGlyph] {
    let shown = compactDigits
    let glyphs = shown.enumerated().flatMap { note($1, at: Point(x: 1 + $0, y: 0)) }
    guard shown.count < marked.union(look.notes).union(look.centreNotes).count else {
      return glyphs
    }
    return glyphs + row([more(.boardNote)], from: Point(x: 3, y: 0))
  }

  /// The digits that fit in a one-row cell while a hint is shown.
  private var compactDigits: [Digit] {
    let order = Array(marked) + Array(look.notes.union(look.centreNotes).subtracting(marked))
    return order.count > 3 ? order.prefix(2).sorted() : order.sorted()
  }

  /// The candidates of a hint.
  private var marked: DigitSet { DigitSet(look.candidates.map(\.candidate.digit)) }

  /// The position in the cell of `digit`, a candidate of a hint.
  func place(ofMarked digit: Digit) -> Point {
    if look.loneCandidate != nil { return metrics.digitPlace }
    guard metrics.packsNotes else { return metrics.notePlace(of: digit) }
    return Point(x: 1 + (compactDigits.firstIndex(of: digit) ?? 0), y: 0)
  }

  /// A styled character.
  private typealias Piece = (character: Character, style: TextStyle)

  /// As many of `digits` as fit in `columns`, with an ellipsis if there are more.
  private func packed(_ digits: DigitSet, into columns: Int, _ role: StyleRole) -> [Piece] {
    let shown = digits.count > columns ? max(0, columns - 1) : digits.count
    let pieces = digits.prefix(shown).map { digit in
      (tiles.note(of: digit), emphasised(style(role), if: look.sameNotes.contains(digit)))
    }
    return shown == digits.count ? pieces : pieces + [more(role)]
  }

  private func bracketed(_ pieces: [Piece]) -> [Piece] {
    let style = style(.boardCentreNote)
    return [("(", style)] + pieces + [(")", style)]
  }

  /// The sign for notes that don't fit.
  private func more(_ role: StyleRole) -> Piece { ("…", style(role)) }

  private func row(_ pieces: [Piece], from start: Point) -> [CellGlyph] {
    pieces.enumerated().map { index, piece in
      glyph(piece.character, start.x + index, start.y, piece.style)
    }
  }
}

nonisolated extension BoardMetrics {
  /// The columns without marks in the row of the centre notes.
  fileprivate var unmarkedColumns: Range<Int> {
    markPlace.x > 0 ? 0..<markPlace.x : 1..<cell.width - 1
  }
}
