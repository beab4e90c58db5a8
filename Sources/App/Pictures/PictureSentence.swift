import Hints
import PictureReading
import Screens
import Sudoku

/// The command line's sentences about pictures.
enum PictureSentence {
  /// The reason why the picture named `name` gives no puzzle.
  static func text(of failure: CameraFailure, in name: String, language: Language) -> String {
    let sentence = Words.in(language).text(of: failure)
    switch failure {
    case .program(.noCamera), .program(.noDevice): return sentence
    default: return sentence.contains(name) ? sentence : "\(name): \(sentence)"
    }
  }

  /// The cells of a reading that may be something else, the most doubtful first, with the
  /// alternatives, or `nil` if it is certain.
  static func doubt(about scan: PuzzleScan, in name: String) -> String? {
    let cells = scan.doubts
    guard let first = cells.first else {
      return scan.hasOneSolution
        ? nil : "\(name): \(Words.english.text(of: PuzzleCheck(scan.givens)))"
    }
    guard cells.count > 1 else { return "\(name): \(doubt(about: first, in: scan))." }
    let shown = cells.prefix(maxCells).map { doubt(about: $0, in: scan) }
    let rest = cells.count - shown.count
    guard rest > 0 else { return "\(name): \(Language.english.list(shown))." }
    return "\(name): \(shown.joined(separator: ", ")) and \(rest) more such "
      + "\(rest == 1 ? "cell" : "cells")."
  }

  /// The maximum number of doubtful cells to name. Further ones are only counted.
  private static let maxCells = 8

  /// "r4c7 may be 1 or 7 (looks like 7, 55 %)": first what it is read as.
  private static func doubt(about cell: Cell, in scan: PuzzleScan) -> String {
    let probabilities = scan.cells[cell.index].probabilities
    let order = probabilities.indices.sorted { probabilities[$0] > probabilities[$1] }
    let likeliest = order.first ?? 0
    let reading = (scan.givens[cell] ?? scan.handwritten[cell])?.rawValue ?? 0
    if reading == likeliest, probabilities[likeliest] > 0.99, likeliest > 0 {
      return "\(cell) is \(likeliest), printed or handwritten"
    }
    let others = order.filter { $0 != reading }
    let near = others.filter { probabilities[$0] >= 0.1 }.prefix(2)
    let choices = [reading] + (near.isEmpty ? others.prefix(1) : near)
    let percent = Int((probabilities[likeliest] * 100).rounded())
    return "\(cell) may be \(choices.map(name).joined(separator: " or ")) "
      + "(looks \(likeliest == 0 ? "empty" : "like \(likeliest)"), \(percent) %)"
  }

  private static func name(of value: Int) -> String { value == 0 ? "empty" : String(value) }
}

extension CameraFailure {
  /// `true` if there was no picture to look at: the file could not be read, or the camera gave
  /// none.
  var isMissing: Bool {
    switch self {
    case .file, .program(.noCamera), .program(.noDevice): true
    case .picture, .program, .scan: false
    }
  }
}
