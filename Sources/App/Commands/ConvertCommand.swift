import ArgumentParser
import Formats
import Foundation
import Screens
import Sudoku

struct ConvertCommand: ScriptCommand {
  static let name = "convert"
  static func summary(in language: Language) -> String {
    language.say("Rewrite puzzles in another format.", "퍼즐을 다른 형식으로 바꿔요.")
  }

  static let discussion = """
    Reads puzzles from files, links and codes in any format, and writes them as --to says, by \
    default one per line. Standard error says once what the new format can't keep. 'convert \
    --formats' lists the formats.

    EXAMPLES:
      ultimate-sudoku convert --to line puzzles.opensudoku
      ultimate-sudoku convert --to sdk -o puzzles.sdk puzzles.txt
    """

  @Option(
    name: [.customShort("t", allowingJoined: true), .long],
    help: "The format to write: line (the default), sdm, sdk, ss, pm, library …")
  var to: Choice<PuzzleFormat>?

  @Flag(help: "List the formats, and what each keeps.")
  var formats = false

  @Argument(
    help: "Puzzles, or files of them, in any format. - is standard input.", completion: .file())
  var files: [String] = ["-"]

  @OptionGroup var output: OutputOptions

  func run() throws {
    guard !formats else { return Self.printFormats() }
    let to = to?.value ?? .line
    var writer: PuzzleWriter
    do throws(PuzzleWritingError) {
      writer = try PuzzleWriter(to)
    } catch {
      throw UsageError(Words.english.text(of: error))
    }
    var output = BatchOutput(to: try self.output.makeFile())
    var lost: PuzzleContents = []
    var lostDetails: Set<PuzzleDetail> = []
    PuzzleInput(files: files).forEach(into: &output) { entry, place, output in
      let losses = entry.losses(as: to)
      lost.formUnion(losses)
      if losses.contains(.details) { lostDetails.formUnion(entry.lostDetails(as: to)) }
      do throws(PuzzleWritingError) {
        output.print(Array(try writer.text(of: entry).utf8), answering: 1)
      } catch {
        output.fail("\(place): \(Words.english.text(of: error))")
      }
    }
    output.print(writer.end())
    if !lost.isEmpty {
      let words = lost.words(for: lostDetails)
      output.say("\(to.name) doesn't keep \(words). The rest is written.")
    }
    try output.end()
  }

  /// Prints all formats, and what each keeps besides the givens.
  private static func printFormats() {
    let width = PuzzleFormat.allCases.map(\.id.count).max() ?? 0
    for format in PuzzleFormat.allCases {
      let id = format.id.padding(toLength: width, withPad: " ", startingAt: 0)
      let kept = format.contents.isEmpty ? "" : ", keeps \(format.contents.words())"
      let reading = format.isWritable ? "" : ", read only"
      StandardOutput.print("\(id)  \(format.name)\(kept)\(reading)")
    }
  }
}

extension PuzzleContents {
  /// The contents in words: "digits placed, notes and the time". The texts about a puzzle are named
  /// by its `details`, if there are any.
  func words(for details: Set<PuzzleDetail> = []) -> String {
    let named: [(PuzzleContents, String)] = [
      (.placed, "digits placed"), (.candidates, "candidates"), (.notes, "notes"),
      (.centreNotes, "notes of a second kind"), (.colors, "colours"), (.elapsed, "the time played"),
      (.step, "the step of the example"), (.details, "words about it"),
    ]
    let words = named.filter { contains($0.0) }.flatMap { contents, name in
      contents == .details && !details.isEmpty
        ? PuzzleDetail.allCases.filter(details.contains).map(\.rawValue) : [name]
    }
    return words.isEmpty ? "nothing" : Language.english.list(words)
  }
}
