import ArgumentParser
import Formats
import Foundation
import Hints
import Screens
import Store
import Sudoku

struct DrawCommand: ScriptCommand {
  static let name = "draw"
  static func summary(in language: Language) -> String {
    language.say(
      "Draw puzzles, positions and hints as SVG, PNG or PDF, or pages of them to print.",
      "퍼즐과 힌트를 SVG, PNG, PDF로 그리고, 인쇄할 페이지를 만들어요.")
  }

  static let discussion = """
    SVG and PNG are a picture of one board, or of one page with --per-page. A PDF has as many \
    pages as it takes, one puzzle on each unless --per-page says otherwise, each with its level \
    and score. --solutions adds small boards with the solutions at the end.

    Givens are bold, placed digits lighter. Notes, candidates and colours are drawn if the puzzle \
    comes with them. --candidates fills in the others. --hint draws the next step as 'hint' \
    explains it, with all candidates, and writes the reason for it below the board. Marks differ \
    in shape as well as in colour.

    The format follows the name after -o, and is SVG by default. Text uses the installed fonts. \
    With the same fonts, the same puzzle gives the same file. Ends with status 1 if a line isn't a \
    puzzle, or has no solution that --solutions could show.

    EXAMPLES:
      ultimate-sudoku draw -o board.svg position.txt
      ultimate-sudoku draw --hint --width 1600 -o hint.png position.txt
      ultimate-sudoku draw --per-page 6 --solutions -o book.pdf puzzles.txt
      ultimate-sudoku draw --per-page 2 --title Travel -f pdf puzzles.txt | lp
    """

  @Argument(
    help: "Puzzles, or files of them, in any format that 'convert' reads. - is standard input.",
    completion: .file())
  var files: [String] = ["-"]

  @Option(
    name: [.customShort("f", allowingJoined: true), .long],
    help: "The format to draw in (default: by the ending of the name after -o, or else svg).")
  var format: Choice<DrawingFormat>?

  @Flag(help: "Draw all candidates in the cells without notes.")
  var candidates = false

  @Flag(help: "Draw the next step, and write the reason for it below the board.")
  var hint = false

  @Option(parsing: .unconditional, help: "Draw pages of this many puzzles: 1 to 6.")
  var perPage: Int?

  @Flag(help: "Add the solutions on pages at the end (PDF).")
  var solutions = false

  @Option(help: "The paper of pages: a4 or letter.")
  var paper = Choice(Paper.a4)

  @Option(help: "Write this above the board, or at the top of each page of puzzles.")
  var title: String?

  @Option(
    parsing: .unconditional,
    help: "How wide the picture is, in pixels: 50 to 5000 (PNG only, default: 1000, a page 1654).")
  var width: Int?

  @OptionGroup var search: HintOptions
  @OptionGroup var parallel: ParallelOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let perPage, !(1...PrintedPages.maxPerPage).contains(perPage) {
      throw ValidationError("--per-page is \(perPage). Give 1 to \(PrintedPages.maxPerPage).")
    }
    if let width, !(50...5000).contains(width) {
      throw ValidationError("--width is \(width). Give 50 to 5000 pixels.")
    }
    guard let drawn else {
      let name = output.output ?? ""
      throw ValidationError(
        "'\(name)' doesn't end in .svg, .png or .pdf: rename it, or give --format.")
    }
    if width != nil, drawn != .png {
      throw ValidationError("--width goes with PNG: \(drawn.name) has no pixels.")
    }
    if solutions, drawn != .pdf {
      throw ValidationError("--solutions needs pages to put them on: add --format pdf.")
    }
    if hint, let perPage, perPage > 1 {
      throw ValidationError("--hint takes a page for each puzzle: leave out --per-page.")
    }
    if search.notes, !hint { throw ValidationError("--notes goes with --hint.") }
  }

  /// The format to draw in; `nil` if neither an option nor the name of the file says.
  var drawn: DrawingFormat? {
    if let format { return format.value }
    guard let name = output.output, name != "-" else { return .svg }
    return DrawingFormat(rawValue: PathParts(name).ending?.lowercased() ?? "")
  }

  func run() throws {
    let format = drawn ?? .svg
    let isPrinted = output.output == nil || output.output == "-"
    if format != .svg, isPrinted, isatty(STDOUT_FILENO) == 1 {
      throw UsageError(
        "A \(format.name) isn't text for a terminal: name a file with -o, or send it into a pipe.")
    }
    let (found, others) = try read(atMost: format == .pdf ? .max : perPage ?? 1)
    var output = BatchOutput(
      to: found.isEmpty ? nil : try self.output.makeFile(), total: found.count, isForEnd: true)
    for item in others { PuzzleBatch.report(item, inJSON: false, &output) }
    guard !found.isEmpty else { return try output.end() }
    let puzzles = try printedPuzzles(found, into: &output)
    let drawing = try draw(puzzles, format)
    output.print(partly: try drawing.finish()) { "" }
    if drawing.lacksCharacters {
      output.say("No installed font has some of the characters. Noto Sans CJK has most.")
    }
    try output.end()
  }

  /// Lays out the puzzles on all cores.
  private func printedPuzzles(
    _ sheet: [Puzzle], into output: inout BatchOutput
  ) throws -> [PrintedPuzzle] {
    var rest = sheet[...]
    var puzzles: [PrintedPuzzle] = []
    let isPage = drawn == .pdf || perPage != nil
    let (search, hint, candidates, solutions) = (search, hint, candidates, solutions)
    try OrderedWork.run(
      jobs: min(parallel.workers, sheet.count), next: { rest.popFirst() },
      idle: { output.showProgress("") },
      work: { puzzle in
        let findings = isPage ? BoardFindings(puzzle.entry) : nil
        let step = hint ? search.nextStep(from: puzzle.entry) : nil
        let noStep = step.flatMap(search.complaint)
        let printed = PrintedPuzzle(
          puzzle.entry, hasAllCandidates: candidates, step: noStep == nil ? step : nil,
          findings: findings, language: search.language.value)
        let unsolved =
          solutions && findings?.check.solution == nil
          ? findings.map { Words.english.text(of: $0) } : nil
        return (printed, (noStep ?? unsolved).map { "\(puzzle.place): \($0)" })
      },
      finish: { (printed: PrintedPuzzle, complaint: String?) in
        puzzles.append(printed)
        output.print([], answering: 1)
        if let complaint { output.fail(complaint) }
      })
    return puzzles
  }

  private func draw(
    _ puzzles: [PrintedPuzzle], _ format: DrawingFormat
  ) throws(UsageError) -> Drawing {
    let language = search.language.value
    guard format == .pdf || perPage != nil else {
      return try PrintedPicture(puzzle: puzzles[0], title: title, language: language)
        .drawing(format, width: width)
    }
    return try PrintedPages(
      puzzles: puzzles, perPage: perPage ?? 1, hasSolutions: solutions, paper: paper.value,
      title: title, language: language
    ).drawing(format, width: width)
  }

  private typealias Puzzle = (entry: PuzzleEntry, place: PuzzlePlace)

  /// Reads the puzzles, which have to fit on one page if there is a limit, and the items that
  /// aren't puzzles.
  ///
  /// - Throws: ``UsageError`` if there are too many.
  private func read(
    atMost limit: Int
  ) throws(UsageError) -> (puzzles: [Puzzle], others: [PuzzleInput.Item]) {
    let input = PuzzleInput(files: files, language: search.language.value)
    var (puzzles, others): ([Puzzle], [PuzzleInput.Item]) = ([], [])
    let most = PrintedPages.maxPerPage
    while puzzles.count <= max(limit, most), let item = input.next() {
      if case .puzzle(let entry, let place) = item {
        puzzles.append((entry, place))
      } else {
        others.append(item)
      }
    }
    guard puzzles.count <= limit else {
      throw UsageError(
        puzzles.count <= most
          ? "A picture shows \(limit == 1 ? "one puzzle" : "\(limit) puzzles") here, and there are "
            + "\(puzzles.count): give --per-page \(puzzles.count), or --format pdf."
          : "A picture shows \(most) puzzles at most, and there are more: give --format pdf.")
    }
    return (puzzles, others)
  }
}
