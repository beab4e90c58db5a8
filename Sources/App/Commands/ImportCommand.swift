import ArgumentParser
import Formats
import Foundation
import Games
import Screens
import Store
import Sudoku

struct ImportCommand: ScriptCommand {
  static let name = "import"
  static func summary(in language: Language) -> String {
    language.say("Import puzzles as a collection to play.", "퍼즐을 가져와 플레이할 모음으로 만들어요.")
  }

  static let discussion = """
    The puzzles of all files become one new collection, in their order. If its name is taken, it \
    gets a number. They are graded once you open it, with c among the packs. Duplicates are left \
    out. So are texts that aren't puzzles, puzzles without exactly one solution, those whose clues \
    are candidates (Sukaku), and grids that are solved already, and each of them is reported.

    The exit status is 1 if anything but duplicates was left out or nothing was imported, 2 if a \
    file couldn't be read, and otherwise 0. It doesn't depend on whether the last line, which says \
    what was imported, can be printed. If it can't, it goes to standard error.

    EXAMPLES:
      ultimate-sudoku import puzzles.txt
      ultimate-sudoku import --name Winter january.sdm february.sdm
      ultimate-sudoku find --level expert puzzles.txt | ultimate-sudoku import \\
        --name Expert -
    """

  @Option(
    help: "The name of the collection. By default that of the first file, without its ending.")
  var name: String?

  @Argument(
    help: "Files of puzzles, in any format. - is standard input.", completion: .file())
  var files: [String]

  @OptionGroup var data: DataOptions

  func validate() throws {
    if collectionName.isEmpty {
      throw ValidationError("The collection needs a name. Give one with --name.")
    }
  }

  func run() throws {
    var output = BatchOutput(isForEnd: true)
    var puzzles = CollectionImport()
    let input = PuzzleInput(files: files)
    var isExplained = false
    while let item = input.next() {
      switch item {
      case .puzzle(let entry, let place):
        if let reason = puzzles.add(entry).flatMap({ Self.reason(of: $0, puzzles) }) {
          output.fail("\(place): left out\(reason).")
        }
      case .problem:
        puzzles.reject(because: .unreadable)
        PuzzleBatch.report(item, inJSON: false, &output)
      case .missingFile, .nothing:
        isExplained = true
        PuzzleBatch.report(item, inJSON: false, &output)
      case .leftOut: PuzzleBatch.report(item, inJSON: false, &output)
      }
    }
    if puzzles.puzzles.isEmpty {
      if !isExplained { output.fail("There are no puzzles to import.") }
    } else {
      output.confirm(Self.sentence(on: puzzles, named: try add(puzzles)).printable)
    }
    try output.end()
  }

  /// Adds the puzzles as a collection, and returns its name, with a number if it was taken.
  private func add(_ puzzles: CollectionImport) throws(UsageError) -> String {
    let locations = try data.locations
    do throws(StoreError) {
      try locations.secure()
      let store = try GameStore.open(at: locations.gamesFile, now: { .now }, patience: .seconds(2))
      if let setAside = store.setAside { Ending.say(Words.english.text(of: setAside)) }
      if let dropped = store.dropped { Ending.say(Words.english.text(of: dropped)) }
      let taken = Set(try store.collections().map(\.name))
      let numbered = (2...).lazy.map { "\(collectionName) \($0)" }
      let name =
        taken.contains(collectionName)
        ? numbered.first { !taken.contains($0) } ?? collectionName : collectionName
      _ = try store.add(puzzles, named: name)
      return name
    } catch {
      throw UsageError(error.sentence(again: "import"))
    }
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
    case .narrowed: ", because its clues are candidates (a Sukaku), which a game can't begin with"
    case .beyondLimit where puzzles.count(of: .beyondLimit) == 1:
      " with all that follow, because the collection is full. Import them as another one"
    case .duplicate, .beyondLimit, .unreadable: nil
    }
  }

  /// "Imported 3 puzzles as 'Winter'. Left out: 1 duplicate, 2 without exactly one solution."
  static func sentence(on puzzles: CollectionImport, named name: String) -> String {
    let reasons: [(CollectionImport.Rejection, String)] = [
      (.duplicate, puzzles.count(of: .duplicate) == 1 ? "duplicate" : "duplicates"),
      (.unplayable, "without exactly one solution"), (.narrowed, "made of candidates"),
      (.finished, "solved already"), (.beyondLimit, "for which a collection has no room"),
      (.unreadable, "unreadable"),
    ]
    let left = reasons.map { (puzzles.count(of: $0), $1) }.filter { $0.0 > 0 }
      .map { "\(ProgressLine.grouped($0)) \($1)" }
    let imported = "Imported \(ProgressLine.counted(puzzles.puzzles.count, "puzzle")) as '\(name)'."
    return left.isEmpty ? imported : "\(imported) Left out: \(left.joined(separator: ", "))."
  }
}
