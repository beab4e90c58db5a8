import Formats
import Games

nonisolated struct HelpWords: Vocabulary {
  let speaker: Speaker

  func title(_ page: HelpPage) -> String {
    switch page {
    case .rules: say("Rules", "규칙")
    case .moving: say("Moving", "이동")
    case .notes: say("Notes", "메모")
    case .hints: say("Hints", "힌트")
    case .techniques: say("Techniques", "기법")
    case .drawing: say("Drawing", "그리기")
    case .scores: say("Scores", "점수")
    case .memory: say("Memory", "짝 맞추기")
    case .keys: say("All keys", "모든 키")
    case .mouse: say("Mouse", "마우스")
    case .files: say("Files", "파일")
    }
  }
  /// What a page tells.
  func about(_ page: HelpPage) -> String {
    switch page {
    case .rules: say("Each digit once per row, column and box.", "행, 열, 블록마다 숫자를 한 번씩 넣어요.")
    case .moving: say("Go from cell to cell, and place digits.", "칸을 옮기고 숫자를 넣어요.")
    case .notes: say("Small digits for what might go in a cell.", "칸에 들어갈 수 있는 숫자를 적어요.")
    case .hints: say("Where to look, what to use, and why.", "볼 곳, 기법, 이유를 차례로 알려 줘요.")
    case .techniques: say("Each way to find a digit, drawn on a board.", "기법마다 보드에 그려서 보여 줘요.")
    case .drawing: say("Draw a chain yourself and have it checked.", "추론을 직접 그리고 확인받아요.")
    case .scores: say("What a game is worth, and what help costs.", "점수와 도움의 비용을 알려 줘요.")
    case .memory: say("How the game of pairs is played.", "짝 맞추기를 어떻게 하는지 알려 줘요.")
    case .keys: say("Every key of every screen on one page.", "모든 화면의 키를 한 페이지에 모았어요.")
    case .mouse: say("What clicks, drags and the wheel do.", "클릭, 끌기, 휠이 하는 일이에요.")
    case .files: say("Where your games are, and how to copy them.", "게임이 어디 있고 어떻게 옮기는지 알려 줘요.")
    }
  }
  var otherPage: String { say("page", "다른 페이지") }
  var rules: [String] {
    say(
      [
        "Every row, column and 3×3 box holds each digit from 1 to 9 once.",
        "So no digit can repeat among the highlighted cells. Click another cell to see which ones it "
          + "must differ from.",
        "Some digits are given. Each puzzle has exactly one solution, and you never need to guess.",
      ],
      [
        "모든 행과 열, 3×3 블록에는 1부터 9까지의 숫자가 한 번씩만 들어가요.",
        "색이 칠해진 칸에는 같은 숫자가 두 번 올 수 없어요. 다른 칸을 클릭하면 그 칸과 달라야 하는 칸을 볼 수 있어요.",
        "몇몇 숫자는 처음부터 주어져요. 모든 퍼즐의 정답은 하나뿐이며 찍을 필요가 없어요.",
      ])
  }
  /// How to move. `key` is how the key of a command is written.
  func moving(turningPages pages: String, _ key: (String) -> String) -> [String] {
    say(
      [
        "Try it on this board. Arrows move from cell to cell, a digit goes in at the cursor, and a "
          + "click takes you straight to a cell.",
        "\(key("nextEmpty")) jumps to the next empty cell. \(key("undo")) undoes a move.",
        "At the edge, an arrow turns the page. \(pages) does so anywhere.",
      ],
      [
        "마음껏 해 보는 보드예요. 화살표로 칸을 옮기고 숫자를 누르면 커서가 있는 칸에 들어가요. 클릭하면 그 칸으로 바로 가요.",
        "\(key("nextEmpty")) 키는 다음 빈칸으로 가고, \(key("undo")) 키는 한 수를 되돌려요.",
        "가장자리에서 화살표를 누르면 페이지가 넘어가요. \(pages) 키는 어디서나 페이지를 넘겨요.",
      ])
  }
  func notes(_ key: (String) -> String) -> [String] {
    say(
      [
        "Notes are the digits that could go in a cell: small digits, or dots in their places where "
          + "there's little room. Notes are on here: press a digit to note it, and again to "
          + "remove it.",
        "\(key("memo")) switches notes on and off. \(key("fillHere")) fills in all candidates of a "
          + "cell.",
        "Place a digit, and it disappears from the notes of its row, column and box. "
          + "\(key("undo")) brings them back.",
      ],
      [
        "메모는 그 칸에 들어갈 수 있는 숫자예요. 자리가 좁으면 숫자 대신 점으로 보여요. 지금은 메모가 켜져 있으니 숫자를 누르면 메모가 되고, 다시 누르면 지워져요.",
        "\(key("memo")) 키로 메모를 켜고 꺼요. \(key("fillHere")) 키는 가능한 후보를 모두 적어요.",
        "숫자를 넣으면 같은 행, 열, 블록의 메모에서 그 숫자가 사라져요. \(key("undo")) 키로 되돌릴 수 있어요.",
      ])
  }
  var hints: String {
    say(
      "A hint tells you only as much as you ask for: where to look, which technique, then "
        + "why, drawn on the board. Each step says what it costs.",
      "힌트는 묻는 만큼만 알려 줘요. 어디를 볼지, 어떤 기법인지, 그다음 이유를 보드에 그려서 보여 줘요. 단계마다 비용을 알려 줘요.")
  }
  var again: String { say("Again", "처음부터") }
  var searching: String { say("Making a board…", "보드를 만드는 중…") }
  var techniques: String {
    say(
      "Ways to find the next digit. Open one to see it on a board.",
      "다음 숫자를 찾는 방법이에요. 고르면 보드에서 보여 줘요.")
  }
  var list: String { say("All", "전체") }
  var practise: String { say("Practise", "연습하기") }
  func drawing(_ key: (String) -> String) -> [HelpRow] {
    say(
      [
        HelpRow(
          "Start",
          "Draw a chain of reasoning on the board, and see whether it holds. Fill in the "
            + "candidates with \(key("fillEverywhere")), then press \(key("drawing")). Move to a "
            + "cell and press a digit to choose a candidate."),
        HelpRow(
          "Chains",
          "\(key("link")) links to the candidate, strongly and weakly in turn. \(key("strong")) "
            + "links strongly, \(key("weak")) weakly, and \(key("flip")) flips the last link. Two "
            + "digits of an almost locked set are linked strongly too. \(key("join")) adds the "
            + "candidate to the last node: the same digit in the same line of a box."),
        HelpRow(
          "Colours",
          "\(key("paint")) colours the candidate, \(key("nextColor")) picks the next colour. To "
            + "chain almost locked sets, colour all candidates of their cells, each set in a "
            + "colour of its own, in the order a, b, c, d."),
        HelpRow(
          "Fish",
          "\(key("row")), \(key("column")) and \(key("box")) draw the row, column or box. Lines "
            + "across the first become covers. Press again to switch base and cover, and once more "
            + "to remove it. The panel shows what each key does next."),
        HelpRow(
          "What if",
          "\(key("suppose")) assumes that the candidate is true. \(key("follow")) adds the next "
            + "single, \(key("followAll")) all of them, until there is a contradiction or nothing "
            + "follows."),
        HelpRow(
          "Verdict",
          "Each step is judged at once: what fails and why, or what is proven. \(key("apply")) "
            + "applies that. \(key("shorter")) looks for a shorter proof than your chain."),
        HelpRow(
          "Back",
          "\(key("removeLast")) takes back the last step, \(key("clear")) clears the drawing. "
            + "\(key("done")) or a click on ✕ ends drawing."),
      ],
      [
        HelpRow(
          "시작",
          "추론을 보드에 그리고 맞는지 확인해요. \(key("fillEverywhere")) 키로 후보를 채우고 \(key("drawing")) 키를 누르세요. "
            + "칸으로 가서 숫자를 누르면 후보를 골라요."),
        HelpRow(
          "체인",
          "\(key("link")) 키는 강한 링크와 약한 링크로 번갈아 이어요. \(key("strong")) 키는 강하게, \(key("weak")) "
            + "키는 약하게 잇고, \(key("flip")) 키는 마지막 링크를 바꿔요. ALS의 두 숫자도 "
            + "강한 링크로 이어져요. \(key("join")) 키는 한 블록의 한 줄에 있는 같은 숫자를 마지막 후보와 한 "
            + "그룹으로 묶어요."),
        HelpRow(
          "색",
          "\(key("paint")) 키는 후보를 색칠하고 \(key("nextColor")) 키는 다음 색을 골라요. ALS를 이으려면 a, b, c, d "
            + "순서로 집합마다 다른 색을 골라 그 칸의 후보를 모두 색칠하세요."),
        HelpRow(
          "피시",
          "\(key("row")), \(key("column")), \(key("box")) 키로 행, 열, 블록을 그려요. 처음 그린 줄과 엇갈리는 줄은 "
            + "커버가 돼요. 다시 누르면 베이스와 커버가 바뀌고, 한 번 더 누르면 빠져요. 다음에 무엇이 될지는 "
            + "패널에 나와요."),
        HelpRow(
          "가정",
          "\(key("suppose")) 키는 후보가 참이라고 가정해요. \(key("follow")) 키는 싱글 하나를, \(key("followAll")) 키는 "
            + "모든 싱글을 모순이 나오거나 더 없을 때까지 이어요."),
        HelpRow(
          "판정",
          "한 단계마다 바로 판정해요. 무엇이 왜 틀렸는지, 무엇이 증명되는지 알려 줘요. \(key("apply")) 키로 적용하고, "
            + "\(key("shorter")) 키로 더 짧은 증명을 찾아요."),
        HelpRow(
          "되돌리기",
          "\(key("removeLast")) 키는 마지막 단계를 되돌리고 \(key("clear")) 키는 모두 지워요. \(key("done")) 키나 ✕ "
            + "클릭으로 끝내요."),
      ])
  }
  var scores: [String] {
    say(
      [
        "score = (base + time bonus) × mistakes × help",
        "Undo, redo, notes, pauses and where to look cost nothing. Help takes off 15% at most, "
          + "mistakes 40%. Without a timer, there's no time bonus.",
        "Games rank by score, then fewer mistakes and less help, then time. A game with help is marked "
          + "✦ and can't be a best time. A game mostly solved by hints isn't ranked.",
        "For example:",
      ],
      [
        "점수 = (기본 + 시간 보너스) × 실수 × 도움",
        "되돌리기, 다시 하기, 메모, 일시 정지, 살펴볼 곳은 점수가 깎이지 않아요. 도움은 최대 15%, 실수는 최대 40% 깎여요. 타이머가 없으면 시간 보너스도 없어요.",
        "순위는 점수, 적은 실수와 도움, 시간 순으로 정해요. 도움을 받은 게임에는 ✦ 표시가 붙고 최고 기록이 되지 않아요. 대부분을 힌트로 푼 게임은 순위에 들지 않아요.",
        "예를 들면:",
      ])
  }
  var memory: [HelpRow] {
    let (match, miss) = (MemoryScore.matchPoints, MemoryScore.seenMismatchPenalty)
    let seconds = MemoryScore.secondsPerPair
    return say(
      [
        HelpRow(
          "The game",
          "Each symbol is on two cards. Turn over two: if they match, they're yours. If not, they turn "
            + "back after a moment, or when you turn the next card."),
        HelpRow(
          "Points",
          "A pair scores \(match). Missing a pair with a card you've already seen costs \(miss). "
            + "Finish faster than \(seconds) seconds a pair, and each second saved scores 1."),
        HelpRow(
          "Themes",
          "A theme has a name, a colour, symbols and a number of pairs. Each has its own game, which "
            + "waits while you're away and picks up what you edit."),
        HelpRow(
          "Symbols",
          "Anything one or two columns wide: emoji are best, and letters work too. Nine of them can "
            + "replace the digits on the Sudoku board: see Settings."),
      ],
      [
        HelpRow(
          "방법",
          "그림마다 카드가 두 장씩 있어요. 두 장을 뒤집어 같으면 가져가고, 다르면 잠시 뒤나 다음 카드를 뒤집을 "
            + "때 다시 덮여요."),
        HelpRow(
          "점수",
          "한 쌍을 맞추면 \(match)점이에요. 이미 본 카드를 뒤집어 짝을 못 맞추면 한 장에 "
            + "\(miss)점을 잃어요. 다 맞추면 한 쌍에 \(seconds)초보다 빠른 만큼 1초에 1점을 "
            + "얻어요."),
        HelpRow(
          "테마",
          "테마는 이름, 색, 그림, 쌍의 수로 되어 있어요. 테마마다 게임이 따로 있어 다른 곳에 다녀와도 진행 상태가 "
            + "유지되고, 테마를 고치면 바로 반영돼요."),
        HelpRow(
          "그림",
          "한 칸이나 두 칸 너비의 글자는 모두 그림이 돼요. 이모지가 가장 좋아요. 그림 아홉 개가 스도쿠 보드의 "
            + "숫자를 대신할 수 있어요. 설정에서 고르세요."),
      ])
  }
  var mouse: [HelpRow] {
    say(
      [
        HelpRow("Click", "selects a cell, presses a button, opens an item."),
        HelpRow("Double click on a digit", "highlights all digits like it."),
        HelpRow("Drag over cells, or click with Ctrl or Shift", "selects several cells."),
        HelpRow("Right button", "switches notes for a cell, or notes the picked digit."),
        HelpRow("Wheel over a cell", "picks a digit. Wait or click to enter it."),
        HelpRow("Wheel elsewhere", "scrolls and turns pages."),
        HelpRow("Drag a sheet's handle, click ✕ or beside it", "closes the sheet."),
      ],
      [
        HelpRow("클릭", "칸으로 가고, 버튼을 누르고, 항목을 열어요."),
        HelpRow("숫자를 두 번 클릭", "같은 숫자가 모두 강조돼요."),
        HelpRow("칸 위로 끌기, 또는 Ctrl이나 Shift와 클릭", "여러 칸을 골라요."),
        HelpRow("오른쪽 버튼", "칸의 메모를 켜고 끄거나, 고른 숫자를 메모해요."),
        HelpRow("칸 위에서 휠", "숫자를 골라요. 기다리거나 클릭하면 입력돼요."),
        HelpRow("다른 곳에서 휠", "스크롤하고 페이지를 넘겨요."),
        HelpRow("창의 손잡이 끌기, ✕, 바깥 클릭", "창을 닫아요."),
      ])
  }
  var gamesFile: String { say("Games, saved with every move", "게임. 한 수마다 저장돼요") }
  var themesFolder: String { say("Memory themes, one file each", "짝 맞추기의 테마, 하나에 파일 하나") }
  var files: [HelpRow] {
    say(
      [
        HelpRow("Elsewhere", "ultimate-sudoku --data-dir FOLDER saves everything in that folder."),
        HelpRow(
          "Your own puzzles",
          "ultimate-sudoku play --puzzle FILE reads \(PuzzleFormat.allCases.count) formats, digits and "
            + "notes included, and convert writes "
            + "\(PuzzleFormat.allCases.count(where: \.isWritable))."),
        HelpRow(
          "Backup",
          "ultimate-sudoku backup FILE copies games, results, collections and Solver's board. "
            + "restore FILE brings them back. Settings and themes are files of their own: copy them too."
        ),
      ],
      [
        HelpRow("다른 곳", "ultimate-sudoku --data-dir FOLDER로 시작하면 모두 그 폴더에 저장해요."),
        HelpRow(
          "나만의 퍼즐",
          "ultimate-sudoku play --puzzle FILE로 \(PuzzleFormat.allCases.count)가지 형식을 채운 숫자와 "
            + "메모까지 읽고, convert로 \(PuzzleFormat.allCases.count(where: \.isWritable))가지를 써요."),
        HelpRow(
          "백업",
          "ultimate-sudoku backup FILE로 게임과 결과, 모음, 풀이 보드를 복사하고 restore로 되돌려요. 설정과 "
            + "테마는 따로 있는 파일이니 함께 복사하세요."),
      ])
  }
}

/// The pages of the help, in order.
nonisolated enum HelpPage: Int, CaseIterable, Identifiable {
  case rules
  case moving
  case notes
  case hints
  case techniques
  case drawing
  case scores
  case memory
  case keys
  case mouse
  case files

  var id: Self { self }

  /// The position among all pages: "3/11".
  var place: String { "\(rawValue + 1)/\(Self.allCases.count)" }
}

/// A row of a help page: a term and its explanation.
nonisolated struct HelpRow: Hashable, Sendable {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
