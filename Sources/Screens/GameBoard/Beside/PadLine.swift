import Games
import Sudoku
import Widgets

/// The nine digits on one line. What takes two columns on the board takes the columns between the
/// keys as well.
struct PadLine: View {
  @Environment(\.tiles) private var tiles
  let model: GameBoardModel
  let words: Words
  /// Columns of a key.
  var key = 3
  var spacing = 1

  var body: some View {
    let keys = PadKey.all(model)
    let taken = tiles.columns > 1 ? spacing : 0
    return HStack(spacing: spacing - taken) {
      ForEach(0..<9) { index in
        NumberPadKey(key: keys[index], width: key + taken)
          .onTap { model.perform(.digit(keys[index].digit)) }
      }
    }
  }
}

/// What a key of the pad shows.
nonisolated struct PadKey: Hashable {
  let digit: Digit
  /// How many are left to place.
  let left: Int
  let mode: EntryMode
  /// Whether the digit is noted in the cell under the cursor, in a mode for notes.
  var isNoted = false
  /// Whether it is the digit that goes into the cells that are chosen.
  var isArmed = false

  /// All nine.
  @MainActor static func all(_ model: GameBoardModel) -> [PadKey] {
    let mode = model.mode
    let noted: DigitSet =
      switch mode {
      case .digits, .colors: .none
      case .notes: model.game.notes(at: model.cursor)
      case .centreNotes: model.game.notes(at: model.cursor, kind: .centre)
      }
    return Digit.all.map { digit in
      PadKey(
        digit: digit, left: model.game.remaining(of: digit), mode: mode,
        isNoted: noted.contains(digit), isArmed: model.isDigitFirst && model.armedDigit == digit)
    }
  }
}
