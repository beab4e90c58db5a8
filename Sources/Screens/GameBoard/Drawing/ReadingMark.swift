import Widgets

/// The reason to look at a cell that was read from a picture.
nonisolated enum ReadingMark: Hashable {
  /// The reading isn't sure of it.
  case doubtful
  /// It was read as something else than it looks most like.
  case changed

  /// What stands before the digit.
  var sign: Character {
    switch self {
    case .doubtful: "?"
    case .changed: "~"
    }
  }

  /// Behind the cell.
  var ground: StyleRole {
    switch self {
    case .doubtful: .boardDoubtful
    case .changed: .boardChanged
    }
  }

  /// The look of its sign.
  var mark: StyleRole {
    switch self {
    case .doubtful: .boardDoubtfulMark
    case .changed: .boardChangedMark
    }
  }
}

extension CellGlyphs {
  /// The sign of how the cell was read, before its digit.
  var readingSigns: [CellGlyph] {
    guard let reading = look.reading else { return [] }
    let x = metrics.digitPlace.x - (hasBigDigits ? BigGlyph.columns / 2 + 1 : 1)
    return [glyph(reading.sign, x, metrics.digitPlace.y, style(reading.mark))]
  }
}
