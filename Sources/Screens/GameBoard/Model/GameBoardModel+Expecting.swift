import Games
import Sudoku


/// Keys that give the digit after them another meaning.
extension GameBoardModel {
  /// Has the next digit be for `purpose`, and says so until it comes.
  func expectDigit(for purpose: DigitPurpose) {
    awaited = purpose
    message = BoardMessage(text: words.says.awaiting(purpose), isError: false, end: nil)
  }

  /// Has the next digit mean what it always does.
  func stopAwaiting() {
    guard awaited != nil else { return }
    awaited = nil
    forgetMessage()
  }

  /// Takes what comes while a digit is awaited: the digit, the key that stands for none, or the key
  /// that asked again. Returns whether it was one of these.
  func answer(_ purpose: DigitPurpose, with action: GameBoardAction) -> Bool {
    switch action {
    case .digit(let digit): use(digit, for: purpose)
    case .clear: useNone(for: purpose)
    case .expect(purpose): keep(purpose)
    case .cancel: break
    default: return false
    }
    return true
  }

  private func use(_ digit: Digit, for purpose: DigitPurpose) {
    switch purpose {
    case .box: go(to: House.boxes[digit.index].cells[cursor.placeInBox])
    case .centreNote: note(digit, kind: .centre)
    case .highlight: highlightedDigit = digit
    case .color: color(CellColor(digit))
    }
  }

  private func useNone(for purpose: DigitPurpose) {
    switch purpose {
    case .color: color(nil)
    case .highlight: highlightedDigit = nil
    case .box, .centreNote: break
    }
  }

  /// The key was pressed twice: digits go on being for that until it is pressed twice again.
  private func keep(_ purpose: DigitPurpose) {
    switch purpose {
    case .centreNote: choose(.centreNotes)
    case .color: choose(.colors)
    case .box, .highlight: break
    }
  }
}

extension CellColor {
  /// The colour with the number of `digit`.
  init?(_ digit: Digit) {
    self.init(rawValue: digit.rawValue)
  }
}
