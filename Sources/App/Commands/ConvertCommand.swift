import ArgumentParser
import Formats
import Screens

/// Rewrites puzzles in another format.
struct ConvertCommand: ParsableCommand, ValueOptionList {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Rewrite puzzles in another format.",
    discussion: """
      Reads whatever puzzles look like in files, links and codes, and writes them as --to says, or \
      else a line each. What the new format cannot keep is said once on standard error. 'convert \
      --formats' lists the formats.

      EXAMPLES:
        ultimate-sudoku convert --to line puzzles.opensudoku
        ultimate-sudoku convert --to sdk -o puzzles.sdk puzzles.txt
      """)

  @Option(
    name: [.customShort("t", allowingJoined: true), .long],
    help: "The format to write: line (the default), sdm, sdk, ss, pm, library …")
  var to: FormatName?

  @Flag(help: "List the formats, and what each keeps.")
  var formats = false

  @Argument(help: "Puzzles, or files of them, in any format; - for standard input.")
  var files: [String] = ["-"]

  @OptionGroup var output: OutputOptions

  static let valueOptions: [ValueOption] = [.once("-t", "--to")] + OutputOptions.valueOptions

  func run() throws {
    guard !formats else { return FormatName.printAll() }
    let to = to?.format ?? .line
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
      output.say("\(to.name) does not keep \(words); the rest is written.")
    }
    try output.end()
  }
}
