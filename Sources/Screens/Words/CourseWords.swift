import Games

nonisolated struct CourseWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Learn", "배우기") }
  func name(_ chapter: Lesson.Chapter) -> String {
    switch chapter {
    case .singles: say("Singles", "싱글")
    case .candidates: say("Candidates", "후보")
    case .patterns: say("Fish and wings", "피시와 윙")
    case .colors: say("Colours and rectangles", "색칠과 사각형")
    case .chains: say("Chains", "체인")
    }
  }
  /// The title of a lesson, or `nil` if it is named after its technique.
  func ownTitle(_ lesson: Lesson) -> String? {
    switch lesson {
    case .hiddenSingleInBox: say("Hidden Single in a box", "블록 히든 싱글")
    case .hiddenSingleInLine: say("Hidden Single in a line", "줄 히든 싱글")
    case .pointing: say("Pointing", "포인팅")
    case .claiming: say("Claiming", "클레이밍")
    case .quadruples: say("Quadruples", "쿼드")
    case .simpleColors: say("Simple Colors", "단순 색칠")
    case .uniqueRectangle: say("Unique Rectangle", "유일 사각형")
    case .alternatingInferenceChain: "AIC"
    case .almostLockedSets: say("Almost locked sets", "ALS")
    default: nil
    }
  }
  /// The idea of a lesson, in a sentence or two.
  func idea(_ value: Lesson) -> String { idea(of: value) }
  /// The contents of a lesson.
  var contents: String {
    say("A demonstration, then three positions for you.", "설명을 보고 나서 세 문제를 직접 풀어요.")
  }
  var noneLocked: String { say("Every lesson is open.", "모든 레슨이 열려 있어요.") }
  var lesson: String { say("Lesson", "레슨") }
  var start: String { say("Start the lesson", "레슨 시작") }
  var again: String { say("Start again", "다시 시작") }
  var nextLesson: String { say("Next lesson", "다음 레슨") }
  var allLessons: String { say("All lessons", "모든 레슨") }
  var practise: String { say("practice", "연습") }
  var pageBack: String { say("page back", "이전 페이지") }
  var setting: String { say("Setting up the board…", "보드를 준비하고 있어요…") }
  var goOn: String { say("Next", "다음") }
  var tryIt: String { say("Let me try", "해 볼게요") }
  var skip: String { say("skip", "건너뛰기") }
  /// The key action that shows the lesson's idea again.
  var ideaAgain: String { say("explain", "설명 보기") }
  /// The question on a page.
  func ask(_ subject: LessonQuestion.Subject) -> String {
    switch subject {
    case .digit: say("Look: which digit is it?", "살펴보세요. 어떤 숫자일까요?")
    case .placedDigit: say("So which digit goes there?", "그럼 어떤 숫자가 들어갈까요?")
    case .cell: say("Which cell is it?", "어느 칸일까요?")
    case .patternCell: say("Which cell is part of it?", "패턴에 드는 칸은 어디일까요?")
    case .loser: say("So which cell loses a candidate?", "그럼 후보가 지워지는 칸은 어디일까요?")
    }
  }
  var right: String { say("Yes, that's it!", "맞아요!") }
  var wrong: String { say("Not quite. Look once more.", "아니에요. 다시 살펴보세요.") }
  /// The key action that answers a question.
  var answer: String { say("answer", "답하기") }
  var done: String { say("Lesson done!", "레슨을 마쳤어요!") }
  var foundWithHints: String {
    say(
      "Hints helped you through. Come back to find them by yourself.", "힌트와 함께 풀었어요. 다음에는 혼자 찾아보세요."
    )
  }
  var foundNone: String {
    say("You skipped the positions. Try them whenever you like.", "문제를 건너뛰었어요. 언제든 다시 풀어 보세요.")
  }
  var noPosition: String {
    say("No position found for this lesson. Try again.", "이 레슨의 문제를 찾지 못했어요. 다시 시도해 보세요.")
  }
  /// The message when all lessons are done.
  var allDone: String { say("Every lesson is done.", "모든 레슨을 마쳤어요.") }
  func stars(earned: Int, all: Int) -> String { say("\(earned) of \(all)", "\(all)개 중 \(earned)개") }
  /// The result of a lesson's positions.
  func foundAlone(found: Int, count: Int) -> String {
    say(
      found == count
        ? "You found every one by yourself." : "You found \(found) of \(count) by yourself.",
      found == count ? "모두 혼자 힘으로 찾았어요." : "\(count)개 중 \(found)개를 혼자 힘으로 찾았어요.")
  }

  private func idea(of lesson: Lesson) -> String {
    switch lesson {
    case .fullHouse:
      say(
        "One cell of a row, column or box is empty. The missing digit goes there.",
        "행, 열, 블록에 빈칸이 하나뿐이에요. 빠진 숫자를 넣으면 돼요.")
    case .hiddenSingleInBox:
      say(
        "Pick a digit and follow its rows and columns. If just one cell of a box stays free, the digit goes there.",
        "숫자 하나를 골라 행과 열을 따라가 보세요. 블록에 한 칸만 남으면 그 자리예요.")
    case .hiddenSingleInLine:
      say(
        "Pick a digit and a row or column. If just one cell is left, the digit goes there.",
        "숫자 하나와 행이나 열을 고르세요. 들어갈 칸이 하나뿐이면 그 자리예요.")
    case .nakedSingle:
      say(
        "Look at all that a cell can see. If eight digits are taken, the ninth goes in.",
        "한 칸에서 보이는 숫자를 모두 세어 보세요. 여덟 개가 있으면 아홉째가 들어가요.")
    case .pointing:
      say(
        "In a box, a digit fits only one row or column. The rest of that line can't have it.",
        "블록 안에서 숫자가 한 행이나 열에만 들어가요. 그 줄의 나머지에서는 지워요.")
    case .claiming:
      say(
        "In a row or column, a digit fits only one box. The rest of that box can't have it.",
        "행이나 열에서 숫자가 한 블록에만 들어가요. 그 블록의 나머지에서는 지워요.")
    case .nakedPair:
      say(
        "Two cells share the same two candidates. No other cell of the house can have them.",
        "두 칸의 후보 두 개가 똑같아요. 같은 구역의 다른 칸에서는 지워요.")
    case .hiddenPair:
      say(
        "Two digits fit only the same two cells. Clear everything else from those cells.",
        "두 숫자가 같은 두 칸에만 들어가요. 그 칸의 다른 후보는 지워요.")
    case .nakedTriple:
      say(
        "Three cells share three candidates. No other cell of the house can have them.",
        "세 칸이 후보 세 개를 나눠 가져요. 같은 구역의 다른 칸에서는 지워요.")
    case .hiddenTriple:
      say(
        "Three digits fit only the same three cells. Clear everything else from those cells.",
        "세 숫자가 같은 세 칸에만 들어가요. 그 칸의 다른 후보는 지워요.")
    case .quadruples:
      say(
        "Four cells share four digits. It works like a pair, just twice as big.",
        "페어와 같은 원리인데 칸과 숫자가 네 개예요.")
    case .xWing:
      say(
        "Two rows, two columns, four corners: one digit is caught, and you can clear its lines.",
        "두 행, 두 열, 네 모서리. 숫자 하나가 갇히니, 그 줄의 나머지에서 지워요.")
    case .skyscraper:
      say(
        "Two lines hold a digit in two cells each and share one end. One of the tops has it.",
        "두 줄에 숫자 자리가 두 개씩 있고 한쪽 끝이 나란해요. 다른 끝 둘 중 하나가 맞아요.")
    case .twoStringKite:
      say(
        "A row and a column hold a digit in two cells each and meet in a box. One far end has it.",
        "자리가 둘뿐인 행과 열이 한 블록에서 만나요. 먼 끝 둘 중 하나가 맞아요.")
    case .emptyRectangle:
      say(
        "In a box, a digit lies on one row and one column. A line with two places does the rest.",
        "블록 안의 숫자가 한 행과 한 열에만 있어요. 자리가 둘뿐인 줄과 이어 보세요.")
    case .xyWing:
      say(
        "Three cells with two candidates, one sees both others. One of the two wings takes the digit they share.",
        "후보가 둘인 세 칸이 있고 하나가 나머지 둘을 봐요. 두 날개 중 하나에 같은 숫자가 들어가요.")
    case .xyzWing:
      say(
        "An XY-Wing whose middle has three candidates. Clear what all three cells see.",
        "가운데 칸의 후보가 셋인 XY-윙이에요. 세 칸이 모두 보는 칸에서 지워요.")
    case .wWing:
      say(
        "Two cells hold the same pair, tied together by one of its digits. The other digit is in one of them.",
        "후보가 같은 두 칸을 한 숫자가 이어 줘요. 다른 숫자는 둘 중 한 칸에 있어요.")
    case .swordfish:
      say(
        "An X-Wing with three rows and three columns: one digit is caught in all of them.",
        "세 행과 세 열로 된 X-윙이에요. 숫자 하나가 그 안에 갇혀요.")
    case .simpleColors:
      say(
        "Colour the places of a digit in turn. One colour is true, the other is false.",
        "한 숫자의 자리를 번갈아 두 색으로 칠해요. 한 색은 참, 다른 색은 거짓이에요.")
    case .uniqueRectangle:
      say(
        "Four corners with the same pair would make two solutions. So one corner breaks the pattern.",
        "네 모서리의 후보가 같으면 정답이 둘이 돼요. 그래서 한 모서리는 달라야 해요.")
    case .bugPlusOne:
      say(
        "Every cell has two candidates but one. The digit that is there three times goes in.",
        "한 칸만 빼고 모두 후보가 둘이에요. 세 번 나오는 숫자가 그 칸에 들어가요.")
    case .finnedXWing:
      say(
        "An X-Wing with an extra candidate, the fin. Clear only what sees the fin as well.",
        "후보가 하나 더 붙은 X-윙이에요. 그 지느러미도 보는 칸에서만 지워요.")
    case .xChain:
      say(
        "Follow one digit from cell to cell: no, yes, no, yes. At least one end is true.",
        "한 숫자를 칸마다 거짓, 참으로 번갈아 따라가요. 양 끝 중 하나는 참이에요.")
    case .xyChain:
      say(
        "Hop from cell to cell with two candidates each. At least one end takes the digit.",
        "후보가 둘인 칸을 건너다녀요. 양 끝 중 하나에 그 숫자가 들어가요.")
    case .alternatingInferenceChain:
      say(
        "If this is false, that is true, and so on, with any digits. At least one end is true.",
        "이것이 거짓이면 저것이 참, 숫자를 바꿔 가며 이어요. 양 끝 중 하나는 참이에요.")
    case .almostLockedSets:
      say(
        "Two groups of cells, each with one digit too many. If they fight for one digit, another is locked.",
        "숫자가 하나 남는 칸 묶음이 둘 있어요. 한 숫자를 두고 다투면 다른 숫자가 갇혀요.")
    }
  }
}
