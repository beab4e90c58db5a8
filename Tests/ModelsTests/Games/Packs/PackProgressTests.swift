import Games
import Testing

@Suite struct PackProgressTests {
  private let pack = PuzzlePack.all[0]

  private func ids(_ numbers: Int..., pack: Int = 1) -> [PuzzleID] {
    numbers.compactMap { PuzzleID(pack: pack, number: $0) }
  }

  @Test(arguments: [(0, 6), (1, 8), (20, 46), (21, 48), (48, 48)])
  func everySolvedPuzzleOpensTwoMore(solved: Int, open: Int) {
    let progress = PackProgress(pack, completed: pack.puzzleIDs.prefix(solved))
    #expect(progress.unlocked == open)
    #expect(progress.open == open - solved)
    #expect(progress.hasLocked == (open < 48))
  }

  @Test func puzzlesOfOtherPacksMakeNoDifference() {
    #expect(PackProgress(pack, completed: ids(1, 2, pack: 2)).unlocked == 6)
  }

  @Test func aPuzzleIsSolvedOrBegunOrOpenOrLocked() {
    let progress = PackProgress(pack, completed: ids(1), begun: ids(2, 40))
    #expect(progress.state(of: 1) == .completed)
    #expect(progress.state(of: 2) == .begun)
    #expect(progress.state(of: 8) == .open)
    #expect(progress.state(of: 9) == .locked)
    #expect(progress.state(of: 40) == .begun)
  }

  @Test(arguments: [(6, 0), (7, 1), (8, 1), (9, 2), (48, 21)])
  func itSaysHowManyMoreHaveToBeSolvedForAPuzzle(number: Int, needed: Int) {
    #expect(PackProgress(pack, completed: []).needed(for: number) == needed)
  }

  @Test func nextIsTheFirstOpenOneFromHereOn() {
    let progress = PackProgress(pack, completed: ids(1, 3))
    #expect(progress.next() == PuzzleID("1-0002"))
    #expect(progress.next(from: 3) == PuzzleID("1-0004"))
    #expect(progress.next(from: 11) == PuzzleID("1-0002"))
    #expect(PackProgress(pack, completed: pack.puzzleIDs).next() == nil)
  }
}
