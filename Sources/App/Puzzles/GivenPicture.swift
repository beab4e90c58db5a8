import Formats
import Foundation
import Grading
import Hints
import PictureReading
import Screens
import Store
import Sudoku

/// Reads a puzzle to play from a picture that a user has named the file of.
struct GivenPicture {
  /// The puzzle, if its reading is sure.
  let puzzle: Puzzle?
  /// The puzzle with the digits that are written into it by hand, if its reading is sure.
  let entry: PuzzleEntry?
  /// The picture, if its reading has to be checked first.
  let doubtful: StartingPicture?

  /// Reads the picture at `path`; `-` stands for standard input. Errors are in `language`.
  ///
  /// - Throws: ``UsageError`` if the file cannot be read, ``PuzzleFailure`` if it shows no puzzle.
  init(_ path: String, programs: PicturePrograms, language: Language) throws {
    let file = PictureFile(path: path)
    do throws(CameraFailure) {
      let result = try PictureScanner(programs: programs).scan(try file.read(in: language))
      let givens = result.scan.givens
      if result.scan.doubtful.isEmpty, let solution = PuzzleCheck(givens).solution {
        puzzle = Puzzle(grading: givens, solution: solution)
        entry = PuzzleEntry(result.scan)
        doubtful = nil
      } else {
        puzzle = nil
        entry = nil
        let name = PathParts(path).name
        doubtful = StartingPicture(bytes: result.bytes, name: name.printable)
      }
    } catch {
      let sentence = PictureSentence.text(of: error, in: file.name, language: language)
      if error.isMissing { throw UsageError(sentence) }
      throw PuzzleFailure(sentence)
    }
  }
}

/// A picture to start a session with.
struct StartingPicture: Equatable {
  /// The bytes of a file that can be decoded.
  let bytes: [UInt8]
  /// The name of the file that it came from.
  let name: String

  /// The picture in `bytes`, which came from a file of that name.
  init(bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// The picture in the notes of a recording, or `nil` if there is none.
  init?(notes: [String: String]) {
    guard let data = notes["picture"].flatMap({ Data(base64Encoded: $0) }) else { return nil }
    self.init(bytes: Array(data), name: (notes["pictureName"] ?? "").printable)
  }

  var base64: String { Data(bytes).base64EncodedString() }
}
