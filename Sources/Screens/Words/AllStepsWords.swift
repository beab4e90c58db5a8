nonisolated struct AllStepsWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("All steps now", "지금 가능한 모든 단계") }
  func charged(_ percent: Int) -> String {
    say("−\(percent)% for the list of steps", "단계 목록 −\(percent)%")
  }
  var find: String { say("find", "찾기") }
  /// The kind of search.
  func sought(_ term: StepSearchTerm) -> String {
    switch term {
    case .technique: say("steps by name", "기법 이름으로")
    case .change: say("by cell or change", "칸이나 변화로")
    case .score: say("by score", "점수로")
    case .rating: say("by SE rating", "SE로")
    }
  }
  var onlyTechnique: String { say("this technique", "이 기법만") }
  var onlyDigit: String { say("digit", "숫자") }
  var onlyCell: String { say("this cell", "이 칸만") }
  /// The key action that switches between the two orders.
  var order: String { say("by reach", "효과순") }
  /// The title of the steps in the order of what they lead to.
  var furthest: String { say("Most cells settled", "정해지는 칸이 많은 순") }
  /// The heading of the numbers of cells that steps settle.
  var reach: String { say("settles", "확정") }
  /// The key action that shows the reasons of a step, and their title.
  var why: String { say("Why", "이유") }
  /// The heading of a score, in small letters, which can be typed to search for one.
  var score: String { say("score", "점수") }
  func ways(_ count: Int) -> String { say("found in \(count) ways", "찾는 방법 \(count)가지") }
  var searching: String { say("Looking for steps…", "단계를 찾는 중…") }
  var noMatch: String { say("No matches", "찾은 것이 없어요") }
  /// The note that no step has such a score or rating: "SE ≥ 13.0".
  func noneInRange(_ range: String) -> String {
    say("No step here has \(range).", "이 범위의 단계가 여기에 없어요: \(range)")
  }
  /// The note that neither a technique nor chains find anything.
  var noPattern: String {
    say("No technique applies here. Only a guess is left.", "여기에 쓸 수 있는 기법이 없어요. 추측만 남았어요.")
  }
  var nothing: String { say("No steps here", "여기에는 단계가 없어요") }
  /// The key actions that fold the group of a step and unfold it.
  var fold: String { say("fold", "접기") }
  var toggleFold: String { say("fold or unfold", "접기, 펼치기") }
  var foldAll: String { say("fold all", "모두 접기") }
  /// The number of shown steps, and of all.
  func count(_ shown: Int, of all: Int) -> String {
    say(
      shown == all ? (all == 1 ? "1 step" : "\(all) steps") : "\(shown) of \(all) steps",
      shown == all ? "\(all)개" : "\(all)개 중 \(shown)개")
  }
  /// The number of cells that a step settles, or settles beyond those that singles alone do.
  func settles(_ cells: Int, isMore: Bool) -> String {
    say(
      "Settles \(cells)\(isMore ? " more" : "") \(cells == 1 ? "cell" : "cells")",
      "\(cells)칸이 \(isMore ? "더 " : "")정해져요")
  }
}

/// What steps can be searched for, in the order in which it is offered.
nonisolated enum StepSearchTerm: String, CaseIterable {
  /// The name of a technique.
  case technique = "technique"
  /// A cell or a change.
  case change = "change"
  /// A score of HoDoKu's, or a range.
  case score = "score"
  /// A rating of Sudoku Explainer's, or a range.
  case rating = "rating"
}
