import Foundation
import Hints
import PictureReading
import Screens
import Store
import Sudoku

/// The command line's sentences about pictures.
enum PictureSentence {
  /// The reason why the picture named `name` gives no puzzle.
  static func text(
    of failure: PictureFailure, in name: String, language: Language
  ) -> String {
    guard language != .english else { return text(of: failure, in: name) }
    let sentence = Words.in(language).text(of: failure.asOnScreen(name))
    return sentence.contains(name) ? sentence : "\(name): \(sentence)"
  }

  /// The reason, in English, why the picture named `name` gives no puzzle.
  static func text(of failure: PictureFailure, in name: String) -> String {
    switch failure {
    case .unreadable(.isFolder):
      "\(name) is a folder; name the pictures in it, such as \(name)/*.jpg."
    case .unreadable(let fault): "\(name) cannot be read (\(Words.english.text(of: fault)))."
    case .tooLong:
      "\(name) has more than \(FileAccess.largestPicture / 1_000_000) MB; give a smaller picture."
    case .picture(let error): text(of: error, in: name)
    case .program(let trouble): text(of: trouble, in: name)
    case .scan(.noGrid):
      "\(name) shows no Sudoku that can be read; take all of its grid, as large and straight as "
        + "it goes."
    case .scan(.cancelled): "\(name) was not read to its end."
    }
  }

  /// The cells of a reading that may be something else, with the alternatives, or `nil` if it is
  /// certain.
  static func doubt(about scan: PuzzleScan, in name: String) -> String? {
    let cells = Array(scan.doubtful)
    guard let first = cells.first else {
      return scan.hasOneSolution
        ? nil : "\(name): \(Words.english.text(of: PuzzleCheck(scan.givens)))"
    }
    guard cells.count > 1 else { return "\(name): \(doubt(about: first, in: scan))." }
    let shown = cells.prefix(mostCells).map { doubt(about: $0, in: scan) }
    let rest = cells.count - shown.count
    guard rest > 0 else {
      return "\(name): \(shown.dropLast().joined(separator: ", ")) and \(shown[shown.count - 1])."
    }
    return "\(name): \(shown.joined(separator: ", ")) and \(rest) more such "
      + "\(rest == 1 ? "cell" : "cells")."
  }

  /// The most doubtful cells to name. More are only counted.
  private static let mostCells = 8

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

  private static func text(of error: PictureError, in name: String) -> String {
    switch error {
    case .empty: "\(name) is empty; give a picture of a Sudoku."
    case .notAPicture: "\(name) is no picture; give a JPEG, PNG, BMP or GIF."
    case .needsConverter(let format): text(of: PictureTrouble.noConverter(format), in: name)
    case .unsupported(let format) where [.pdf, .svg].contains(format):
      "\(name) is \(described(format)); give a picture of it, such as a screenshot."
    case .unsupported(let format):
      "\(name) is \(described(format)) of a kind that cannot be read; save it as a plain PNG."
    case .damaged(let format):
      "\(name) is \(described(format)) that is damaged; give another copy of it."
    case .tooLarge(let width, let height):
      "\(name) has \(width) by \(height) pixels, which are too many; make it smaller."
    case .tooSmall(let width, let height):
      "\(name) has \(width) by \(height) pixels, which are too few; give at least 90 by 90."
    }
  }

  private static func text(of trouble: PictureTrouble, in name: String) -> String {
    switch trouble {
    case .noCamera:
      "No program that takes pictures is installed: install \(either(CameraProgram.packages))."
    case .noDevice(let program):
      "No camera that \(program) could take a picture with: connect one, or give a file."
    case .noConverter(let format):
      "\(name) is \(described(format)), which has to be converted: install "
        + "\(either(ConverterProgram.packages(for: format)))."
    case .failed(let program, let reason):
      "\(name): \(program) made no picture\(reason.map { " (\($0))" } ?? "")."
    case .tookTooLong(let program): "\(name): \(program) took too long and was ended."
    case .cancelled: "\(name) was not read to its end."
    }
  }

  private static func either(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// "a JPEG picture".
  private static func described(_ format: PictureFormat) -> String {
    switch format {
    case .heic: "a HEIC picture"
    case .webp: "a WebP picture"
    case .avif: "an AVIF picture"
    case .jpegXL: "a JPEG XL picture"
    case .svg: "an SVG drawing"
    case .pdf: "a PDF document"
    default: "a \(format.rawValue.uppercased()) picture"
    }
  }
}
