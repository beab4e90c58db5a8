import Formats
import Sudoku

/// docs/formats.md, made from the properties of the formats and the texts of one puzzle.
enum FormatsPage {
  /// Returns the expected page.
  static func markdown() throws -> String {
    let rows = PuzzleFormat.allCases.map { format in
      let columns = [
        "`\(format.id)`", format.name, ".\(format.fileExtension)",
        format.isWritable ? "yes" : "no", format.holdsSeveral ? "yes" : "no", kept(by: format),
      ]
      return "| " + columns.joined(separator: " | ") + " |\n"
    }
    let examples = try PuzzleFormat.allCases.map { format in
      "### \(format.name), `\(format.id)`\n\n\(words(about: format))\n\n"
        + "```\n\(try example(of: format))```\n"
    }
    return beginning + rows.joined() + middle + examples.joined(separator: "\n") + end
  }

  private static let beginning = """
    # Formats of puzzles

    `ultimate-sudoku` reads puzzles in all of the formats below, from files and from standard \
    input. It recognises a format by its text. The name of the file doesn't matter, and one file \
    may mix formats. `convert --to FORMAT` writes them.

    | `--to` | What it is | File | Written | Several puzzles | Keeps besides the givens |
    |---|---|---|---|---|---|

    """

  private static let middle = """

    Data that a format can't keep is left out. Candidates become notes in a format that has only \
    notes, and two kinds of notes become one. In a format that lists the candidates of every \
    cell, a puzzle without candidates gets all those its digits allow.

    ## Going on with a game

    A game of a puzzle, by `play --puzzle` or from the solver, goes on from its position: the \
    placed digits, both kinds of notes, the colours and the time. Candidates become notes. All of \
    it is one move, so undo leaves the givens, and a restart returns to the position. Of what a \
    format tells besides, the game says what it leaves out, such as lines that were drawn.

    ## Reading

    - Text is UTF-8 or ASCII, with or without a byte order mark. Lines end as on Linux, Windows \
    or old Macs. Blanks at the ends of lines and empty lines don't matter. UTF-16 is refused, \
    with the command that converts it.
    - In free text, cells are tokens and whatever stands between them is structure. Every line has \
    the readings that its tokens allow, and what all lines of a grid have in common decides: nine lines \
    of nine cells or lists, with or without row numbers; 81 or 729 cells together, wherever lines and \
    groups end; or a board below the numbers of its columns. What can be read in two ways is refused.
    - An empty cell is any of `.` `0` `*` `_` `-` `x` `X` `?` `·` `•` `□`, or `nan`, `None` or `null`; \
    between bars, tabs, commas or semicolons, below the numbers of columns, and in nine lines of nine \
    characters, a blank as well. Digits may be full-width or have decimals, as in `5.0`. A plus sign \
    before a digit says that it was placed.
    - So arrays of C, Python, NumPy and pandas, tables of spreadsheets, Markdown, HTML and LaTeX, and \
    boards copied off a screen with words beside them are read, this program's own included unless \
    their digits are drawn in blocks or their notes look like digits.
    - Lines that begin with `#`, `//` or `; ` are comments, unless they are a SudoCue header or a \
    GNOME Sudoku code. A line of words right before a grid of nine lines is its title. Other lines \
    of words are passed over. What looks like a puzzle and can't be read is an error: a line of \
    cells that are not 81, or fewer than nine lines of nine. So is a text that has only words.
    - What forums and web pages put around a puzzle is passed over: `[code]`, `<pre>` and such, `>` \
    before quoted lines, fences of backquotes.
    - 81 cells in a row are found inside other text too, such as a table field or part of an \
    address.
    - A line may have up to 1 MB, an object of JSON or a saved game 2 MB, an XML document 4 MB. Formats \
    made of lines are read as they arrive, and so is a list in JSON, also in one line: either may \
    have any length.
    - Puzzles with other rules (killer, diagonals, jigsaws), other sizes and short links, whose puzzle \
    is on a server, are refused with an explanation, one for each grid. So are links and files of \
    programs with a form of their own.

    ## Memory

    Whatever a text holds, reading it takes at most 64 MB: a command keeps no puzzle longer than it \
    works on it, and a document in memory takes five times its size. Of the errors in a document the \
    first 100 are told and the others counted. A paste may have 4 MB, a text file in the solver 16 MB, \
    of which 50,000 puzzles are kept. A collection takes 45 MB of puzzles and titles, about 450,000 \
    puzzles. What doesn't fit is counted in the message. Pictures take more: see `read --help`.

    ## JSON of other programs

    A document is searched for members that look like a grid: 81 values, nine rows of nine, texts of \
    81 or nine characters, a member for each cell from A1 to I9, or an object for each cell. Their \
    names tell what they are:

    | Words such as | Meaning |
    |---|---|
    | puzzle, givens, initial, start, clues, unsolved, quiz, mission, task | the givens |
    | board, grid, cells, fields, value, digits | the board, and the givens if nothing else is |
    | state, current, user, player, progress, entered | digits placed |
    | solution, solved, answer, complete | the solution, which must agree with the givens |
    | notes, candidates, pencil, marks, corner, centre | notes |
    | given, fixed, locked, editable, with true or false | which digits are givens |
    | history, undo, colours, errors, settings | left out, and named |
    | cages, killer, regions, diagonal, arrows, variant, constraints … | other rules |

    A document is refused if it has two grids that may both be the puzzle, digits that disagree, no \
    givens, another rule, or a list that may be one. Rules that are empty, false or "classic", and \
    regions that are the boxes, are no rules.

    An error names the line and, if it is a single character, the column. Reading continues with \
    the next puzzle:

    ```
    line 4, column 7: found 'q', expected a digit 1-9 or one of . 0 * _ - x for an empty cell.
    ```

    ## Examples

    The same puzzle in each format. `…` stands for the rest of a long line.


    """

  private static let end = """

    ## For programs

    `PuzzleReader` takes bytes as they arrive and returns puzzles and errors. `PuzzleDocument` \
    reads a whole text, and `PuzzleWriter` writes. `BoardFindings` tells whether a position breaks the \
    rules or has no solution, one or several, with cells that show it. `ClassicCode` is short \
    enough to type.

    """

  private static func kept(by format: PuzzleFormat) -> String {
    let names: [(PuzzleContents, String)] = [
      (.placed, "placed digits"), (.candidates, "candidates"), (.notes, "notes"),
      (.centreNotes, "notes in the middle"), (.colors, "colours"), (.elapsed, "time"),
      (.step, "step"),
    ]
    let contents = names.filter { format.contents.contains($0.0) }.map(\.1)
    let kept = contents + format.details.map(\.rawValue)
    return kept.isEmpty ? "nothing" : kept.joined(separator: ", ")
  }

  private static func words(about format: PuzzleFormat) -> String {
    switch format {
    case .line:
      "81 characters row by row. After `#` comes a comment, or the title "
        + "where there is none; anything else after a blank, comma or other sign is left out."
    case .sdm: "One puzzle a line, 0 for an empty cell, nothing else."
    case .sdk:
      "Nine lines of nine. SudoCue puts lines before them: `#A` author, `#D` description, "
        + "`#C` comment, `#B` date, `#S` source, `#L` level, `#U` address. SadMan's sections "
        + "`[Puzzle]`, `[State]` and `[PencilMarks]` are read; others are left out."
    case .ss:
      "Nine lines in a frame; other frames, with blanks between the cells or in Unicode, "
        + "are read as well."
    case .pencilmarks:
      "The candidates of each cell; markup of steps (`*`, `#`, `-` …) is ignored. A cell "
        + "with one digit is settled if no peer lists that digit. To tell givens, placed "
        + "digits and singles apart, one or two grids of digits come first, as Simple Sudoku "
        + "copies them."
    case .sukaku: "Nine characters a cell: the digit in its place, or a dot."
    case .sdx: "Nine lines of nine lists; `u` marks digits placed by the player."
    case .library:
      "`:technique:digits:cells:deleted:eliminations:placements:remark`; `+` marks a digit "
        + "that isn't a given; candidates are digit, row and column."
    case .sudokuWiki:
      "`S9B` and two characters a cell, to the base of 36: 1 to 9 a given, 10 to 18 a digit placed, "
        + "18 more than a bit for each candidate. Links with it are read too; those with 81 digits "
        + "are read as `line`."
    case .json:
      "81 numbers, nine rows of nine, nine strings, or strings of 81; or several of these in an "
        + "array. 0, `null`, and empty strings are empty cells. Objects with such a grid, or with an "
        + "object for each cell, are read as described above. So is plain XML."
    case .gsf: "The fifth field is the puzzle, the sixth its name."
    case .openSudoku:
      "Folders of games; the cells are 81 digits or a version and fields. All versions to 5 "
        + "are read."
    case .fPuzzles:
      "Compressed JSON in a link; the JSON alone is read too. Up to nine different "
        + "colours are kept; lines and shapes without a rule are left out."
    case .sudokuPad:
      "The same in another link; `?puzzleid=` is read too. A framed grid right before it with the "
        + "same digits is a drawing of it."
    case .classicCode:
      "Givens alone, short enough to be typed: each character is a digit and the empty "
        + "cells after it. The code is also read without the address, and in its "
        + "older form."
    case .ctc: "Links that begin with `scl` or `ctc`, and their JSON, plain or packed."
    case .gnome: "A game as GNOME Sudoku saves it."
    case .gnomeCode: "What GNOME Sudoku copies: how often each digit is given, then where."
    case .kSudoku:
      "A game as KSudoku saves it. The digits placed and the notes are in its history of moves."
    case .solo:
      "A game ID: digits, and letters for runs of empty cells. Saved games are read with their moves."
    case .debian: "A title after `%`, nine lines; many in a file."
    }
  }

  private static func example(of format: PuzzleFormat) throws -> String {
    let text: String
    switch format {
    case .sdx: text = Samples.inProgress
    case .gsf: text = "99480,99408,114,1895,\(Samples.line),A title,20.00s,0\n"
    case .ctc: text = cracking
    case .json: text = "[[4,0,0,0,0,0,8,0,5],[0,3,0,0,0,0,0,0,0],…]\n"
    default:
      var writer = try PuzzleWriter(format)
      text = try writer.text(of: try entry()) + writer.end()
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.count > 140 ? line.prefix(139) + "…" : line
    }.joined(separator: "\n")
  }

  private static let cracking = """
    {"cells":[[{"value":4},{},{},{},{},{},{"value":8},{},{"value":5}],…],\
    "cages":[{"value":"title: A title"}]}

    """

  private static func entry() throws -> PuzzleEntry {
    var entry = PuzzleEntry(givens: try Grid(text: Samples.line))
    entry.details = [
      .title: "A title", .author: "Ann", .comment: "Found on a train", .level: "Hard",
    ]
    entry.elapsed = .seconds(75)
    return entry
  }
}
