import Games
import Hints
import Store
import Sudoku

/// The text of Memory: the themes, their editor, the game.
nonisolated struct MemoryWords: Vocabulary {
  let speaker: Speaker

  var title: String { say("Memory", "짝 맞추기") }
  var themes: String { say("Themes", "테마") }
  func starter(_ theme: BuiltInMemoryTheme) -> String {
    switch theme {
    case .animals: say("Animals", "동물")
    case .ocean: say("Ocean", "바다")
    case .fruit: say("Fruit", "과일")
    case .meals: say("Meals", "음식")
    case .sports: say("Sports", "운동")
    case .travel: say("Travel", "탈것")
    case .sky: say("Sky", "하늘")
    case .faces: say("Faces", "얼굴")
    }
  }
  func pairs(_ count: Int) -> String { say(count == 1 ? "1 pair" : "\(count) pairs", "\(count)쌍") }
  func cards(_ count: Int) -> String { say("\(count) cards", "카드 \(count)장") }
  var underWay: String { say("in progress", "하는 중") }
  var tooSmall: String { say("too few symbols", "그림 부족") }
  var noThemes: String { say("No themes. Make or import one.", "테마가 없어요. 새로 만들거나 가져오세요.") }
  var chooseTheme: String { say("Choose a theme to play.", "테마를 골라 시작하세요.") }
  var play: String { say("Play", "시작") }
  var new: String { say("New theme", "새 테마") }
  var edit: String { say("Edit", "편집") }
  var duplicate: String { say("Duplicate", "복제") }
  func goOnEditing(_ name: String) -> String { say("Keep editing \(name)", "\(name) 계속 편집") }
  func imported(_ name: String) -> String { say("Imported \(name)", "가져옴: \(name)") }
  var game: Game { Game(speaker: speaker) }
  var editor: Editor { Editor(speaker: speaker) }

  /// The text of the game.
  struct Game: Vocabulary {
    let speaker: Speaker

    var title: String { say("Memory game", "짝 맞추기 게임") }
    var new: String { say("New game", "새 게임") }
    var turn: String { say("turn", "뒤집기") }
    func points(_ points: Int) -> String {
      say(points == 1 ? "1 point" : "\(points.withMinusSign) points", "\(points.withMinusSign)점")
    }
    var match: String { say("A match!", "맞았어요!") }
    func mismatch(_ points: Int) -> String {
      say(
        points == 0 ? "No match" : "No match: −\(points)",
        points == 0 ? "짝이 아니에요" : "짝이 아니에요: −\(points)")
    }
    var second: String { say("Find its match.", "짝을 찾으세요.") }
    func hint(_ pairs: String) -> String { say("Find \(pairs).", "\(pairs, .object) 찾으세요.") }
    var cards: String { say("Cards", "카드") }
    var move: String { say("move", "이동") }
    var faceDown: String { say("face down", "뒷면") }
    var taken: String { say("taken", "맞춘 카드") }
    var won: String { say("All pairs found!", "모두 찾았어요!") }
    func inVain(_ count: Int) -> String {
      say(
        count == 0
          ? "You remembered every card."
          : count == 1 ? "You forgot one card." : "You forgot cards \(count) times.",
        count == 0 ? "본 카드를 모두 기억했어요." : "본 카드를 \(count)번 놓쳤어요.")
    }
    var askNew: String { say("Deal new cards?", "다시 섞을까요?") }
    var askNewMessage: String { say("This ends the current game.", "지금 게임은 끝나요.") }
    var goOn: String { say("Keep playing", "계속하기") }
    func wonFirst(_ pairs: String) -> String {
      say("First win with \(pairs)", "다 찾음: \(pairs) 첫 기록")
    }
    func wonRecord(_ pairs: String) -> String {
      say("New record for \(pairs)!", "다 찾음: \(pairs) 최고 기록!")
    }
    func card(row: Int, column: Int) -> String {
      say("card in row \(row), column \(column)", "\(row)행 \(column)열 카드")
    }
    /// For ranks from second place down.
    func wonPlace(place: Int, pairs: String) -> String {
      say("\(ordinal(place)) best of \(pairs)", "다 찾음: \(pairs) 순위 \(place)위")
    }
  }

  /// The text of the editor.
  struct Editor: Vocabulary {
    let speaker: Speaker

    var title: String { say("Edit theme", "테마 편집") }
    var symbols: String { say("Symbols", "그림") }
    var add: String { say("Add", "추가") }
    var addPrompt: String { say("type or paste emoji", "이모지를 입력하거나 붙여 넣기") }
    var choose: String { say("Choose from a table", "표에서 고르기") }
    var search: String { say("search by name", "이름으로 찾기 (영어)") }
    var remove: String { say("remove", "빼기") }
    var removed: String { say("Removed", "뺀 그림") }
    var putBack: String { say("put back", "다시 넣기") }
    var pairs: String { say("Pairs", "쌍") }
    var color: String { say("Colour", "색") }
    var done: String { say("Done", "완료") }
    func added(_ symbols: String) -> String { say("Added: \(symbols)", "추가: \(symbols)") }
    func known(_ symbols: String) -> String {
      say("Already there: \(symbols)", "이미 있음: \(symbols)")
    }
    func others(_ symbols: String) -> String {
      say("Not emoji, but added: \(symbols)", "이모지는 아니지만 추가: \(symbols)")
    }
    var noName: String { say("A theme needs a name.", "이름이 있어야 해요.") }
    func tooFew(_ count: Int) -> String {
      say(
        count == 0 ? "Add at least two symbols." : "Add one more symbol.",
        count == 0 ? "그림을 두 개 이상 넣으세요." : "그림이 하나뿐이에요. 하나 더 넣으세요.")
    }
    var nothingFound: String { say("No matches", "그런 이름의 이모지가 없어요.") }
    var toTheme: String { say("‹ Back", "‹ 뒤로") }
    var inTheme: String { say("in the theme", "테마에 있음") }
    func count(_ count: Int) -> String {
      say(
        count == 1 ? "1 symbol in the theme" : "\(count) symbols in the theme", "테마의 그림 \(count)개")
    }
  }
}

nonisolated extension Int {
  /// The number as text, with a minus sign where plain Swift puts a hyphen.
  var withMinusSign: String {
    (self < 0 ? "−" : "") + String(magnitude)
  }
}

nonisolated extension MemoryWords.Game {
  private func ordinal(_ place: Int) -> String {
    let ordinals = [
      "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth",
    ]
    return ordinals.indices.contains(place - 1) ? ordinals[place - 1] : "\(place)th"
  }
}
