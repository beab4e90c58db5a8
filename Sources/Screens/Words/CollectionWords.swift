nonisolated struct CollectionWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Collections", "퍼즐 모음") }
  /// The puzzles of one collection.
  var puzzles: String { say("Puzzles of a collection", "모음의 퍼즐") }
  var none: String {
    say("No collections yet. Import a file of puzzles.", "아직 모음이 없어요. 퍼즐 파일을 가져와 보세요.")
  }
  var importTitle: String { say("Import puzzles", "퍼즐 가져오기") }
  /// The endings of file names that choose a format.
  var endings: String {
    say(
      "Lines with titles, or .sdm, .sdk, .ss, .opensudoku",
      "한 줄에 하나씩, 또는 .sdm, .sdk, .ss, .opensudoku")
  }
  func imported(_ count: Int) -> String {
    say(count == 1 ? "1 puzzle imported" : "\(count) puzzles imported", "퍼즐 \(count)개를 가져왔어요")
  }
  func duplicates(_ count: Int) -> String {
    say(count == 1 ? "1 duplicate" : "\(count) duplicates", "중복 \(count)개")
  }
  /// Puzzles that come after a collection is full.
  func beyondLimit(_ count: Int) -> String {
    say("\(count) too many for one collection", "한 팩에 다 못 담은 \(count)개")
  }
  func unplayable(_ count: Int) -> String {
    say("\(count) without a single solution", "답이 하나가 아닌 퍼즐 \(count)개")
  }
  /// Puzzles whose clues are candidates, and grids without an empty cell.
  func narrowed(_ count: Int) -> String {
    say("\(count) made of candidates", "후보가 단서인 퍼즐 \(count)개")
  }
  func finished(_ count: Int) -> String { say("\(count) solved already", "이미 다 채운 보드 \(count)개") }
  func unreadable(_ count: Int) -> String { say("\(count) unreadable", "읽을 수 없는 항목 \(count)개") }
  /// The column titles.
  var number: String { say("No", "번호") }
  var givens: String { say("Givens", "숫자") }
  var level: String { say("Level", "난이도") }
  var score: String { say("Score", "점수") }
  var rating: String { "SE" }
  var technique: String { say("Hardest", "최고 기법") }
  var state: String { say("Solved", "완료") }
  /// When it was last played.
  var played: String { say("Played", "최근 플레이") }
  /// When it was added.
  var added: String { say("Added", "추가한 날") }
  /// The title of the column with the puzzles' own titles.
  var name: String { say("Title", "제목") }
  func by(_ column: String) -> String { say("By \(column)", "\(column)순") }
  var unsolved: String { say("Not solved", "안 푼 퍼즐") }
  /// The answer to a search for an unsolved puzzle where there is none.
  var allSolved: String { say("You have solved every puzzle listed here.", "이 목록의 퍼즐을 모두 풀었어요.") }
  /// The same in a list without puzzles.
  var noneListed: String { say("No puzzle is listed.", "목록에 퍼즐이 없어요.") }
  func count(_ count: Int) -> String {
    say(count == 1 ? "1 puzzle" : "\(count) puzzles", "퍼즐 \(count)개")
  }
  var ratingPuzzles: String { say("Rating…", "SE를 구하는 중…") }
  /// The question for ranges, and what can be typed.
  var boundsTitle: String { say("Ranges", "범위 입력") }
  var boundsExample: String {
    say("A number or a range: 24, 6.6-7.2, 900+", "수나 범위를 입력하세요. 보기: 24, 6.6-7.2, 900+")
  }
  /// The prompt of an empty field for a range.
  var anyNumber: String { say("any", "모두") }
  var keys: CollectionKeyWords { CollectionKeyWords(speaker: speaker) }
  func grading(_ graded: Int, of all: Int) -> String {
    say("Grading: \(graded) of \(all)", "난이도 평가: \(all)개 중 \(graded)개")
  }
  /// The number of puzzles with a rating, of all, and the key that finds the others.
  func rated(_ rated: Int, of all: Int, key: String) -> String {
    say(
      rated == 0
        ? "No SE ratings yet: \(key) finds them"
        : "\(rated) of \(all) have an SE rating: \(key) finds the others",
      rated == 0
        ? "아직 SE가 없어요. \(key) 키로 구하세요."
        : "\(all)개 중 \(rated)개만 SE가 있어요. \(key) 키로 구하세요.")
  }
  /// The number of puzzles that are written to a file, of all in the collection.
  func written(_ count: Int, of all: Int) -> String {
    say(
      count == all
        ? (all == 1 ? "The puzzle of the collection" : "All \(all) puzzles of the collection")
        : "\(count) of \(all) puzzles, as listed",
      count == all ? "퍼즐 \(all)개 모두" : "퍼즐 \(all)개 중 목록에 있는 \(count)개")
  }
  /// What was typed for a column is no range, unlike the example.
  func unclear(_ column: String, example: String) -> String {
    say(
      "\(column): give a number or a range, such as \(example)",
      "\(column): \(example)처럼 수나 범위를 입력하세요")
  }
  /// A bound is beyond what there is of the numbers in a column.
  func outside(_ column: String, least: String, most: String) -> String {
    say("\(column) goes from \(least) to \(most)", "\(column): \(least)부터 \(most)까지 입력하세요")
  }
}

/// The text of the key actions on collections.
nonisolated struct CollectionKeyWords: Vocabulary {
  let speaker: Speaker

  var play: String { say("play", "풀기") }
  var order: String { say("sort by", "정렬") }
  var reverse: String { say("reverse", "역순") }
  var level: String { say("level", "난이도") }
  var technique: String { say("this technique", "이 기법만") }
  var unsolved: String { say("not solved", "안 푼 것만") }
  var ratings: String { say("next SE range", "SE 범위") }
  var bounds: String { say("set ranges", "범위 입력") }
  var rate: String { say("find SE", "SE 구하기") }
}
