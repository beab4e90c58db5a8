import Sudoku
import Widgets

/// The rules, on a board that shows what a cell sees: the one that is clicked.
struct HelpRulesPage: View {
  @State private var cursor = Cell(40)
  let words: Words

  var body: some View {
    HelpSpread(words: words, title: words.help.title(.rules), sentences: words.help.rules) {
      metrics in
      BoardDrawing(picture: picture, metrics: metrics)
        .onMouse { event, point in
          guard case .press(.left) = event.kind, let cell = metrics.cell(at: point) else {
            return false
          }
          cursor = cell
          return true
        }
        .focusable()
    }
  }

  private var picture: BoardPicture {
    let givens = Puzzle.example?.givens ?? Grid()
    var picture = BoardPicture(grid: givens, givens: givens)
    picture.cursor = cursor
    return picture
  }
}
