nonisolated struct MovesWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Moves and branches", "모든 수와 갈래") }
  /// The key action that goes to the selected move.
  var go: String { say("go there", "여기로 가기") }
  /// The key action for the branches before and after the selected move.
  var branch: String { say("other branch", "다른 갈래") }
  var nextCheckpoint: String { say("next checkpoint", "다음 저장 지점") }
  /// The key action that names a checkpoint, or sets one.
  var nameCheckpoint: String { say("name a checkpoint", "저장 지점 이름") }
  /// The note on the move at which the game is.
  var here: String { say("here", "지금") }
  /// Several moves in one line.
  func moves(_ count: Int) -> String { say(count == 1 ? "1 move" : "\(count) moves", "\(count)수") }
  /// The message on the board after going to a move.
  var went: String { say("At the move you chose", "고른 수로 왔어요") }
}
