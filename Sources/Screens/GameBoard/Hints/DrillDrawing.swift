import Games
import Hints
import Scutes
import Sudoku

/// The board of a position, with the revealed parts of its deduction.
struct DrillDrawing: View {
  let drill: Drill?
  let rung: HintLadder.Rung
  let metrics: BoardMetrics

  var body: some View {
    BoardDrawing(picture: picture, metrics: metrics)
  }

  private var picture: BoardPicture {
    guard let drill, let deduction = drill.easiest else {
      return BoardPicture(grid: Grid(), givens: Grid())
    }
    let game = drill.game(id: 0)
    let step = NextStep.deduction(deduction, of: drill.position)
    var picture = BoardPicture(of: game)
    picture.hint = rung == .reasons ? step.picture : rung == .technique ? step.pictureOfPlace : nil
    return picture
  }
}
