import ArgumentParser
import Formats
import Generating
import Grading
import Hints
import Screens
import Store
import Sudoku

struct GenerateCommand: ScriptCommand {
  static let name = "generate"
  static func summary(in language: Language) -> String {
    language.say("Make puzzles with exactly one solution.", "정답이 하나인 퍼즐을 만들어요.")
  }

  static let discussion = """
    Prints a line of 81 for each puzzle, as it is made. The same options and the same --seed give \
    the same puzzles on every machine, however many are asked for. Ends with status 1 if a puzzle \
    that was asked for couldn't be found.

    EXAMPLES:
      ultimate-sudoku generate --level hard
      ultimate-sudoku generate --count 1000 --seed 7 -o puzzles.txt
      ultimate-sudoku generate --level expert --symmetry diagonal --minimal --rated
      ultimate-sudoku generate --rating 6.6-7.2 --count 5
      ultimate-sudoku generate --technique xWing --count 5
      ultimate-sudoku generate --profile "No chains" --level hard
    """

  @Option(
    name: [.customShort("c", allowingJoined: true), .long], parsing: .unconditional,
    help: "How many.")
  var count = 1

  @Option(help: .level)
  var level: Choice<Level>?

  @Option(
    name: [.long, .customLong("er")], parsing: .unconditional, help: .rating,
    transform: Measure.rating.range(argument:))
  var rating: ClosedRange<Int>?

  @Option(
    help: """
      Only puzzles with this technique as the hardest, as 'rate' prints it: by level, then score. \
      With --level, one of those needed. Give just one. Rare ones take a while. --techniques lists \
      all.
      """, completion: .list(TechniqueChoice.neededNames),
    transform: TechniqueChoice.init(one:))
  var technique: TechniqueChoice?

  @Option(
    help: """
      Only puzzles that the techniques of this profile solve. You make profiles in the game. \
      Grades don't depend on them.
      """)
  var profile: String?

  @OptionGroup var data: DataOptions

  @Flag(help: "List the techniques with HoDoKu's codes, those without a grade last, and exit.")
  var techniques = false

  @Option(
    parsing: .unconditional,
    help: "The number to make them from: the same number gives the same puzzles.",
    transform: UInt64.init(seed:))
  var seed: UInt64?

  @Option(help: "The symmetry of the givens.")
  var symmetry = Choice(Symmetry.none)

  @Flag(help: "Leave out every given that can go.")
  var minimal = false

  @Option(parsing: .unconditional, help: .givens, transform: Measure.givens.range(argument:))
  var givens: ClosedRange<Int>?

  @Option(parsing: .unconditional, help: "Give up on a puzzle after this many grids.")
  var attempts = 20_000

  @Flag(help: "Print 'puzzle,level,score,rating,hardest' as 'rate' does.")
  var rated = false

  @OptionGroup var parallel: ParallelOptions
  @OptionGroup var output: OutputOptions

  @Flag(help: "Print one JSON object per line, with solution and grades.")
  var json = false

  func validate() throws {
    if count < 0 { throw ValidationError("--count is \(count). Give 0 or more.") }
    do throws(GeneratorError) {
      try request().check()
    } catch {
      throw ValidationError(Words.english.text(of: error))
    }
  }

  private func request(profile: TechniqueProfile? = nil) -> PuzzleRequest {
    PuzzleRequest(
      level: level?.value, explainerRating: rating, technique: technique?.ids.first,
      profile: profile.map { $0.order.filter($0.isOn) }, symmetry: symmetry.value,
      isMinimal: minimal, givens: givens, attempts: attempts)
  }

  func run() throws {
    guard !techniques else { return TechniqueChoice.printAll() }
    let request = request(profile: try profile.map(namedProfile))
    let seed = seed ?? .random(in: .min ... .max)
    let size = request.asksForGrade ? 1 : Generator.groupSize
    var next = 0
    var output = BatchOutput(to: try self.output.makeFile(), total: count)
    let line: @Sendable (Int, PuzzleEntry, Grid) -> String = {
      [json, rated] number, entry, solution in
      guard json || rated else { return entry.givens.description }
      let puzzle = RatedPuzzle(entry, withSteps: false, solution: solution)
      return json
        ? JSONLine.text(of: PlacedRecord(puzzle, index: number + 1)) : puzzle.lines[0]
    }
    let tried = Monitor(0)
    try OrderedWork.run(
      jobs: parallel.workers,
      next: {
        guard next < count else { return nil }
        defer { next += min(size, count - next) }
        return next..<next + min(size, count - next)
      },
      isInline: false, idle: { output.showProgress(", \(tried.value) grids tried in vain") },
      work: { numbers in Self.puzzles(numbers, request, seed, tried, line) },
      finish: { lines, failures in
        output.print(lines, for: lines.count)
        if request.asksForGrade { output.flush() }
        for failure in failures { output.fail(failure) }
      })
    try output.end()
  }

  /// Returns the profile called `name`, whatever the case.
  private func namedProfile(_ name: String) throws -> TechniqueProfile {
    let profiles: [TechniqueProfile]
    let file = PreferencesFile(path: try data.locations.preferencesFile)
    do throws(PreferencesError) {
      profiles = try file.load().preferences.profiles.all
    } catch {
      throw UsageError(Words.english.text(of: error))
    }
    if let profile = profiles.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return profile
    }
    let names = profiles.map(\.name).joined(separator: ", ")
    throw UsageError(
      names.isEmpty
        ? "You have no technique profiles yet. Make one in the game."
        : "No profile is called \(name). Yours are \(names).")
  }

  /// The lines of the puzzles of these numbers, and a sentence for each that could not be made.
  private static func puzzles(
    _ numbers: Range<Int>, _ request: PuzzleRequest, _ seed: UInt64, _ tried: Monitor<Int>,
    _ line: (Int, PuzzleEntry, Grid) -> String
  ) -> (lines: [String], failures: [String]) {
    var lines: [String] = []
    var failures: [String] = []
    func sentence(_ error: any Error) -> String {
      (error as? GeneratorError).map { Words.english.text(of: $0) } ?? "\(error)"
    }
    do {
      var generator = try Generator(request, seed: seed)
      for number in numbers {
        do {
          guard request.asksForGrade else {
            let made = try generator.ungraded(number)
            lines.append(line(number, PuzzleEntry(givens: made.givens), made.solution))
            continue
          }
          let made = try generator.puzzle(number) { _ in tried.change { $0 += 1 } }
          lines.append(line(number, PuzzleEntry(givens: made.givens), made.solution))
        } catch {
          failures.append("puzzle \(number + 1): \(sentence(error))")
        }
      }
    } catch {
      failures.append(sentence(error))
    }
    return (lines, failures)
  }
}
