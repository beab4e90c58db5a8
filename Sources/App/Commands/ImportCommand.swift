import ArgumentParser
import Formats
import Foundation
import Games
import Screens
import Store

/// Imports puzzles as a collection to play.
struct ImportCommand: ParsableCommand, ValueOptionList {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import puzzles as a collection to play.",
    discussion: """
      The puzzles of all files become one new collection, in their order. They are graded once you \
      open it, with c among the packs. Duplicates are left out. So are texts that are no puzzle, \
      puzzles without exactly one solution, those whose clues are candidates (Sukaku), and grids \
      that are solved already, and each of them is reported.

      The exit status is 1 if anything but duplicates was left out or nothing was imported, 2 if a \
      file couldn't be read, and otherwise 0. It doesn't depend on whether the last line, which \
      says what was imported, can be printed. If it can't, it is on standard error.

      EXAMPLES:
        ultimate-sudoku import puzzles.txt
        ultimate-sudoku import --name Winter january.sdm february.sdm
        ultimate-sudoku find --level expert puzzles.txt | ultimate-sudoku import \\
          --name Expert -
      """)

  @Option(
    help: "The name of the collection. By default that of the first file, without its ending.")
  var name: String?

  @Argument(help: "Files of puzzles, in any format; - for standard input.")
  var files: [String]

  @OptionGroup var data: DataOptions

  static let valueOptions: [ValueOption] = [.once("--name")] + DataOptions.valueOptions

  func validate() throws {
    if collectionName.isEmpty {
      throw ValidationError("The collection needs a name; give one with --name.")
    }
  }

  func run() throws {
    var output = BatchOutput(isForEnd: true)
    var puzzles = CollectionImport()
    let input = PuzzleInput(files: files)
    while let item = input.next() {
      switch item {
      case .puzzle(let entry, let place):
        if let reason = puzzles.add(entry).flatMap({ Self.reason(of: $0, puzzles) }) {
          output.fail("\(place): left out\(reason).")
        }
      case .problem:
        puzzles.countUnreadable()
        PuzzleBatch.report(item, inJSON: false, &output)
      case .missingFile, .leftOut: PuzzleBatch.report(item, inJSON: false, &output)
      }
    }
    if puzzles.puzzles.isEmpty {
      output.fail("There are no puzzles to import.")
    } else {
      try add(puzzles)
      output.confirm(Self.sentence(on: puzzles, named: collectionName).printable)
    }
    try output.end()
  }

  private func add(_ puzzles: CollectionImport) throws(UsageError) {
    let locations = try data.locations
    do throws(StoreError) {
      try locations.secure()
      let store = try GameStore.open(
        at: locations.gamesFile, now: Self.now, patience: .seconds(2))
      if let setAside = store.setAside { Ending.say(Words.english.text(of: setAside)) }
      if let dropped = store.dropped { Ending.say(Words.english.text(of: dropped)) }
      _ = try store.add(puzzles, named: collectionName)
    } catch {
      if case .busy(let path) = error {
        throw UsageError("Another program is writing \(path); close it, and import again.")
      }
      if case .full(let path) = error {
        throw UsageError("No space left to import puzzles in \(path); free some, and import again.")
      }
      throw UsageError(Words.english.text(of: error))
    }
  }

  private static func now() -> Moment {
    Moment(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded()))
  }

  /// The name given, or else that of the first file. Empty if that is standard input.
  var collectionName: String {
    if let name { return String(name.withoutControlsOnOneLine.prefix(60)) }
    guard let file = files.first, file != "-" else { return "" }
    return String(PathParts(file).nameWithoutEnding.withoutControlsOnOneLine.prefix(60))
  }

  /// The reason why a puzzle is left out, as the end of a sentence. `nil` for what is only counted.
  private static func reason(
    of rejection: CollectionImport.Rejection, _ puzzles: CollectionImport
  ) -> String? {
    switch rejection {
    case .unplayable: ", because it doesn't have exactly one solution"
    case .finished: ", because it is solved already"
    case .narrowed: ", because its clues are candidates (a Sukaku), which a game cannot begin with"
    case .beyondLimit where puzzles.beyondLimit == 1:
      " with all that follow, because the collection is full; import them as another one"
    case .duplicate, .beyondLimit: nil
    }
  }

  /// "Imported 3 puzzles as 'Winter'. Left out: 1 duplicate, 2 without exactly one solution."
  static func sentence(on puzzles: CollectionImport, named name: String) -> String {
    let count = puzzles.puzzles.count
    func number(_ number: Int) -> String { ProgressLine.grouped(number) }
    let imported =
      "Imported \(number(count)) \(count == 1 ? "puzzle" : "puzzles") as '\(name)'."
    var left: [String] = []
    if puzzles.duplicates > 0 {
      left.append(
        "\(number(puzzles.duplicates)) \(puzzles.duplicates == 1 ? "duplicate" : "duplicates")")
    }
    if puzzles.unplayable > 0 {
      left.append("\(number(puzzles.unplayable)) without exactly one solution")
    }
    if puzzles.narrowed > 0 { left.append("\(number(puzzles.narrowed)) made of candidates") }
    if puzzles.finished > 0 { left.append("\(number(puzzles.finished)) solved already") }
    if puzzles.beyondLimit > 0 {
      left.append("\(number(puzzles.beyondLimit)) for which a collection has no room")
    }
    if puzzles.unreadable > 0 { left.append("\(number(puzzles.unreadable)) unreadable") }
    return left.isEmpty ? imported : "\(imported) Left out: \(left.joined(separator: ", "))."
  }
}
