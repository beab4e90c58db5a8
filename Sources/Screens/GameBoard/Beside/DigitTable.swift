import Models
import Widgets

/// How many of each digit are left to place, and in how many cells it is noted.
struct DigitTable: View {
  @Environment(\.tiles) private var tiles
  let model: GameBoardModel
  let words: Words

  var body: some View {
    let game = model.game
    VStack(alignment: .leading) {
      Text(words.panel.digits).foregroundStyle(.title).lineLimit(1)
      ForEach(Digit.all, id: \.rawValue) { digit in
        HStack(spacing: 1) {
          Text(digit.description).foregroundStyle(.pad)
          if !tiles.areDigits {
            Text(String(tiles[digit])).foregroundStyle(.pad)
              .frame(width: tiles.columns, alignment: .leading)
          }
          Text(line(of: digit, in: game)).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }

  private func line(of digit: Digit, in game: Game) -> String {
    let left = game.remaining(of: digit)
    guard left > 0 else { return "✓" }
    let noted = Cell.all.count {
      game.notes(at: $0).contains(digit) || game.notes(at: $0, kind: .centre).contains(digit)
    }
    let words = words.panel
    return "\(left) \(words.left)" + (noted > 0 ? ", \(words.noted) \(noted)" : "")
  }
}
