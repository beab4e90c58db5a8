import Hints
import Sudoku

nonisolated struct DrawingWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Draw", "그리기") }
  /// The key actions.
  var candidate: String { say("candidate", "후보") }
  var link: String { say("link", "잇기") }
  var strong: String { say("strong link", "강한 링크") }
  var weak: String { say("weak link", "약한 링크") }
  var join: String { say("add to the node", "그룹으로 묶기") }
  var flip: String { say("flip the last link", "마지막 링크 바꾸기") }
  var paint: String { say("colour", "색칠") }
  var nextColor: String { say("next colour", "다음 색") }
  var row: String { say("row of a fish", "피시의 행") }
  var column: String { say("column of a fish", "피시의 열") }
  var box: String { say("box of a fish", "피시의 블록") }
  var removeLast: String { say("take back", "뒤로") }
  var clear: String { say("clear the drawing", "모두 지우기") }
  var suppose: String { say("what if", "가정하기") }
  var follow: String { say("next single", "다음 싱글") }
  var followAll: String { say("all singles", "모든 싱글") }
  var shorter: String { say("shorter proof", "더 짧은 증명") }
  var done: String { say("done", "끝내기") }
  /// The message that candidates are missing, with the key that fills them in.
  func needsNotes(_ key: String) -> String {
    say("Fill in the candidates first: \(key)", "먼저 후보를 채우세요: \(key)")
  }
  /// The announcement that drawing has ended.
  var ended: String { say("Drawing ended", "그리기를 끝냈어요") }
  func noCandidate(_ digit: Int) -> String {
    say("\(digit) isn't a candidate here", "\(digit): 이 칸의 후보가 아니에요")
  }
  var cannotLink: String { say("This candidate is already in the chain", "이미 체인에 있는 후보예요") }
  var cannotJoin: String {
    say("A node takes only its own digit, in one house", "한 구역에 있는 같은 숫자만 묶을 수 있어요")
  }
  var nothingDrawn: String { say("Nothing drawn yet", "아직 그린 것이 없어요") }
  var noFurther: String { say("No more singles", "싱글이 더 없어요") }
  var noShorter: String { say("No shorter proof found", "더 짧은 증명을 찾지 못했어요") }
  /// A shorter chain in Eureka notation.
  func shorterChain(_ eureka: String) -> String { say("Shorter: \(eureka)", "더 짧은 증명: \(eureka)") }
  /// The message that a drawing proves something without being a chain.
  var onlyChains: String {
    say("This is proven. Only a chain can be made shorter", "증명됐어요. 더 짧게 줄일 수 있는 건 체인뿐이에요")
  }
  /// The colour to paint with, by its letter.
  func color(_ letter: String) -> String { say("colour \(letter)", "색 \(letter)") }
  /// What to do with nothing drawn.
  var empty: String {
    say(
      "Link or colour candidates, colour whole cells as sets, or draw a fish",
      "후보를 잇거나 색칠하거나, 칸째 색칠해 집합을 그리거나, 피시를 그려 보세요")
  }
  var unfinished: String { say("Add another link", "링크를 더 이어 보세요") }
  var provesNothing: String { say("Proves nothing yet", "아직 증명되는 것이 없어요") }
  func proves(_ outcome: String) -> String { say("Proves \(outcome)", "증명: \(outcome)") }
  var twoStrong: String { say("two strong links in a row", "강한 링크가 잇달아 있어요") }
  var twoWeak: String { say("two weak links in a row", "약한 링크가 잇달아 있어요") }
  /// The meaning of a crossed out link.
  var failingLink: String { say("link that fails", "틀린 링크") }
  func missing(_ candidate: String) -> String {
    say("\(candidate) isn't a candidate", "\(candidate): 후보가 아니에요")
  }
  func setIsLoose(_ cells: String) -> String {
    say("\(cells) isn't an almost locked set that forces this", "\(cells): 이 후보로 이어지는 ALS가 아니에요")
  }
  var unrelated: String { say("they don't all share a house", "같은 칸에도 같은 구역에도 있지 않아요") }
  var noSet: String {
    say("no cell or almost locked set links these digits", "두 숫자를 잇는 칸도 ALS도 없어요")
  }
  var noSharedCell: String {
    say("different digits exclude each other only within one cell", "다른 칸에 있는 다른 숫자는 함께 참일 수 있어요")
  }
  /// What the key of a house makes of it.
  var base: String { say("base", "베이스") }
  var cover: String { say("cover", "커버") }
  var neither: String { say("remove", "빼기") }
  func fishProvesNothing(_ fins: Int) -> String {
    switch fins {
    case 0: say("No fins, but nothing to remove", "핀은 없지만 지울 후보도 없어요")
    default:
      say(
        fins == 1
          ? "1 fin, but nothing to remove sees it"
          : "\(fins) fins, but nothing to remove sees them all",
        "핀 \(fins)개를 모두 보면서 지워질 후보가 없어요")
    }
  }
  func unlinked(_ candidate: String) -> String {
    say("\(candidate) has no strong link to the others", "\(candidate): 다른 후보와 강한 링크로 이어지지 않아요")
  }
  var trap: String { say("sees both colours", "두 색을 모두 봐요") }
  func emptied(_ cell: String) -> String { say("would leave \(cell) empty", "\(cell)에 후보가 남지 않아요") }
  var oneSet: String { say("Now colour another set", "이제 다른 집합도 색칠하세요") }
  func noCandidateLeft(_ cell: String) -> String {
    say("Contradiction: \(cell) has no candidate", "모순: \(cell)에 후보가 없어요")
  }
  /// The number of digits that follow from the assumption so far.
  func assumed(_ count: Int) -> String {
    say(
      count == 1 ? "Assumed. Now follow the singles" : "\(count) digits, no contradiction",
      count == 1 ? "가정했어요. 싱글로 이어 보세요" : "숫자 \(count)개, 모순 없음")
  }
  /// A digit of an assumption's trail that holds without it too.
  func anyway(_ digit: String) -> String { say("\(digit) anyway", "원래 \(digit)") }
  /// The start of a chain, and the keys of the links to go on with.
  func started(_ candidate: String, strong: String, weak: String) -> String {
    say(
      "The chain starts at \(candidate). At the next candidate, \(strong) links strongly, \(weak) weakly",
      "체인이 \(candidate)에서 시작해요. 다음 후보로 가서 \(strong) 강하게, \(weak) 약하게 이으세요")
  }
  func fails(link: Int, because reason: String) -> String {
    say("Link \(link) fails: \(reason)", "\(link)번째 링크가 틀렸어요: \(reason)")
  }
  /// The almost locked set through which a strong link leads.
  func bySet(link: Int, cells: String, digits: String) -> String {
    say(
      "Link \(link) goes through the set \(cells) with \(digits)",
      "\(link)번째 링크의 ALS: \(cells), 숫자 \(digits)")
  }
  func thirdCandidates(cell: String, digits: String) -> String {
    say("\(cell) also has \(digits)", "\(cell)에 다른 후보 \(digits)도 있어요")
  }
  func places(_ count: Int, digit: Int, house: String) -> String {
    say("\(house) has \(count) places for \(digit)", "\(house)에 숫자 \(digit)의 자리가 \(count)곳이에요")
  }
  func uneven(bases: Int, covers: Int) -> String {
    say(
      "\(bases) \(bases == 1 ? "base" : "bases") and \(covers) "
        + "\(covers == 1 ? "cover" : "covers"). A fish needs two or more, and as many of each",
      "베이스 \(bases)개, 커버 \(covers)개예요. 피시는 베이스와 커버가 같은 수로 둘 이상 있어야 해요")
  }
  func wrap(one: String, other: String) -> String {
    say("\(one) and \(other) exclude each other", "\(one), \(other): 함께 참일 수 없어요")
  }
  func sameColor(one: String, other: String) -> String {
    say(
      "\(one) and \(other) are linked, so they can't share a colour",
      "\(one), \(other): 이어져 있어 같은 색일 수 없어요")
  }
  func notAlmostLocked(set: String, cells: Int, digits: String) -> String {
    say(
      "\(set) isn't almost locked: \(cells == 1 ? "1 cell" : "\(cells) cells") with \(digits)",
      "\(set): ALS가 아니에요. 칸 \(cells)개, 숫자 \(digits)")
  }
  func noCommon(one: String, other: String) -> String {
    say("\(one) and \(other) have no restricted common", "\(one), \(other): 제한 공통 후보가 없어요")
  }
  func noPlace(digit: Int, house: String) -> String {
    say(
      "\(house.prefix(1).uppercased() + house.dropFirst()) has no candidate \(digit)",
      "\(house)에는 후보 \(KoreanParticle.subject.after(String(digit))) 없어요")
  }
  func noPlaceLeft(digit: Int, house: String) -> String {
    say("Contradiction: no place for \(digit) in \(house)", "모순: \(house)에 숫자 \(digit)의 자리가 없어요")
  }
  /// The cell that the cursor is on lacks the digit to draw with.
  func lacking(digit: Int, cell: String) -> String {
    say("no \(digit) in \(cell)", "\(cell)에 \(digit) 없음")
  }
}
