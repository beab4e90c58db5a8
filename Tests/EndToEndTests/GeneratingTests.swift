import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct GeneratingTests {
    @Test func theSameSeedGivesTheSamePuzzlesHoweverManyAndHoweverManyWorkOnThem() throws {
      let many = try CommandRun()("generate", "--count", "150", "--seed", "7", "--jobs", "3")
      let few = try CommandRun()("generate", "--count", "70", "--seed", "7", "--jobs", "1")
      let lines = many.output.split(separator: "\n")
      #expect(lines.count == 150)
      #expect(Set(lines).count == 150)
      #expect(Array(lines.prefix(70)) == few.output.split(separator: "\n"))
    }

    @Test(arguments: ["easy", "medium", "hard"])
    func theLevelAskedForIsTheLevelThatRateFinds(_ level: String) throws {
      let made = try CommandRun()(
        "generate", "--count", "3", "--level", level, "--seed", "11", "--symmetry", "diagonal")
      let rated = try CommandRun()("rate", input: made.output)
      let levels = rated.output.split(separator: "\n").map { $0.split(separator: ",")[1] }
      #expect(levels == Array(repeating: Substring(level), count: 3))
    }

    @Test func aRatingAskedForIsKept() throws {
      let run = try CommandRun()(
        "generate", "--rating", "2.6-3.4", "--count", "2", "--seed", "4", "--rated")
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 2)
      for line in lines {
        let rating = try #require(Double(line.split(separator: ",")[3]))
        #expect((2.6...3.4).contains(rating))
      }
      #expect(run.status == .exited(0))
    }

    @Test func aTechniqueAskedForIsNeeded() throws {
      let run = try CommandRun()(
        "generate", "--technique", "Naked Pair", "--seed", "5", "--json")
      let puzzle = try #require(run.output.firstMatch(of: /"puzzle":"([1-9.]{81})"/)).1
      let steps = try CommandRun()("rate", "--steps", String(puzzle))
      #expect(steps.output.contains(/Naked Pair .*\(60\)/))
    }

    @Test(arguments: [
      (["-c2", "-j1"], ["--count", "2", "--jobs", "1"]),
      (["--symmetry", "rotate180"], ["--symmetry", "halfTurn"]),
      (["--symmetry", "half-turn"], ["--symmetry", "halfTurn"]),
      (["--technique", "0003"], ["--technique", "nakedSingle"]),
      (["--level", "Unfair"], ["--level", "expert"]),
    ])
    func optionsMayBeWrittenAsElsewhere(_ other: [String], _ usual: [String]) throws {
      let runs = try [other, usual].map { options in
        try ProgramRun(
          BuiltProgram.path(), ["generate", "--seed", "3", "--attempts", "2000"] + options,
          input: "")
      }
      #expect(runs[0].status == .exited(0))
      #expect(runs[0].output != "" && runs[0].output == runs[1].output)
    }

    @Test func techniquesAreListedWithTheirCodes() throws {
      let run = try CommandRun()("generate", "--techniques")
      let lines = run.output.split(separator: "\n").map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      #expect(lines.first == "fullHouse 0000 easy Full House")
      #expect(lines.contains("xWing 0300 hard X-Wing"))
      let remark = try #require(lines.firstIndex { $0.hasPrefix("Found, but no grade needs them") })
      #expect(lines[remark...].contains("juniorExocet extreme Junior Exocet"))
      #expect(lines[remark...].contains("mutantXWing 0350 extreme Mutant X-Wing"))
      #expect(!lines[..<remark].contains { $0.hasPrefix("juniorExocet") })
      #expect(run.status == .exited(0))
    }

    @Test func aTechniqueOfAFamilyMayBeAskedFor() throws {
      let run = try CommandRun()(
        "generate", "--technique", "Continuous Nice Loop", "--attempts", "1", "--seed", "1")
      #expect(run.status == .exited(1))
      #expect(run.errors.contains("1 grid") || run.errors.contains("attempts"))
    }

    @Test(arguments: [
      (["--level", "easy", "--technique", "xWing"], "X-Wing"),
      (["--level", "silly"], "silly"),
      (["--givens", "3-9"], "17"),
      (["--rating", "7.0-x"], "7.0-x"),
      (["--technique", "magic"], "magic"),
    ])
    func whatCannotBeHadIsRefusedInASentence(_ options: [String], _ word: String) throws {
      let run = try ProgramRun(BuiltProgram.path(), ["generate"] + options, input: "")
      #expect(run.status == .exited(2))
      #expect(run.output == "")
      #expect(run.errors.contains(word))
    }
  }
}
