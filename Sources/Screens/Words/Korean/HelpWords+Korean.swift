import Formats

nonisolated extension HelpWords {
  static let korean = HelpWords(
    title: { page in
      switch page {
      case .rules: "규칙"
      case .moving: "이동"
      case .notes: "메모"
      case .hints: "힌트"
      case .techniques: "기법"
      case .drawing: "그리기"
      case .scores: "점수"
      case .memory: "짝 맞추기"
      case .keys: "키"
      case .mouse: "마우스"
      case .files: "파일"
      }
    },
    otherPage: "다른 페이지",
    rules: [
      "모든 행과 열, 3×3 블록에는 1부터 9까지의 숫자가 한 번씩만 들어가요.",
      "색이 칠해진 칸에는 같은 숫자가 두 번 올 수 없어요. 다른 칸을 클릭하면 그 칸과 달라야 하는 칸을 볼 수 있어요.",
      "몇몇 숫자는 처음부터 주어져요. 모든 퍼즐의 정답은 하나뿐이며 찍을 필요가 없어요.",
    ],
    moving: { keys in
      [
        "마음껏 해 보는 보드예요. 화살표로 칸을 옮기고 숫자를 누르면 커서가 있는 칸에 들어가요. 클릭하면 그 칸으로 바로 가요.",
        "\(keys.nextEmpty) 키는 다음 빈칸으로 가고, \(keys.undo) 키는 한 수를 되돌려요.",
        "가장자리에서 화살표를 누르면 페이지가 넘어가요. \(keys.pages) 키는 어디서나 페이지를 넘겨요.",
      ]
    },
    notes: { keys in
      [
        "메모는 그 칸에 들어갈 수 있는 숫자예요. 자리가 좁으면 숫자 대신 점으로 보여요. 지금은 메모 모드이므로 숫자를 누르면 메모가 되고, 다시 누르면 지워져요.",
        "\(keys.memo) 키로 메모 모드를 켜고 꺼요. \(keys.fill) 키는 가능한 후보를 모두 적어요.",
        "숫자를 넣으면 같은 행, 열, 블록의 메모에서 그 숫자가 사라져요. \(keys.undo) 키로 되돌릴 수 있어요.",
      ]
    },
    hints: "힌트는 묻는 만큼만 알려 줘요. 어디를 볼지, 어떤 기법인지, 그다음 이유를 보드에 그려서 보여 줘요. 단계마다 비용을 알려 줘요.",
    again: "처음부터",
    searching: "보드를 만드는 중…",
    techniques: "다음 숫자를 찾는 방법이에요. 고르면 보드에서 보여 줘요.",
    list: "전체",
    practise: "연습하기",
    drawing: { keys in
      [
        HelpRow(
          "시작",
          "추론을 보드에 그리고 맞는지 확인해요. \(keys.fill) 키로 후보를 채우고 \(keys.start) 키를 누르세요. "
            + "칸으로 가서 숫자를 누르면 후보를 골라요."),
        HelpRow(
          "체인",
          "\(keys.link) 키는 강한 링크와 약한 링크로 번갈아 이어요. \(keys.strong) 키는 강하게, \(keys.weak) "
            + "키는 약하게 잇고, \(keys.flip) 키는 마지막 링크를 바꿔요. ALS의 두 숫자도 "
            + "강한 링크로 이어져요. \(keys.join) 키는 한 블록의 한 줄에 있는 같은 숫자를 마지막 후보와 한 "
            + "그룹으로 묶어요."),
        HelpRow(
          "색",
          "\(keys.paint) 키는 후보를 색칠하고 \(keys.nextColor) 키는 다음 색을 골라요. ALS를 이으려면 a, b, c, d "
            + "순서로 집합마다 다른 색을 골라 그 칸의 후보를 모두 색칠하세요."),
        HelpRow(
          "피시",
          "\(keys.row), \(keys.column), \(keys.box) 키로 행, 열, 블록을 그려요. 처음 그린 줄과 엇갈리는 줄은 "
            + "커버가 돼요. 다시 누르면 베이스와 커버가 바뀌고, 한 번 더 누르면 빠져요. 다음에 무엇이 될지는 "
            + "패널에 나와요."),
        HelpRow(
          "가정",
          "\(keys.suppose) 키는 후보가 참이라고 가정해요. \(keys.follow) 키는 싱글 하나를, \(keys.followAll) 키는 "
            + "모든 싱글을 모순이 나오거나 더 없을 때까지 이어요."),
        HelpRow(
          "판정",
          "한 단계마다 바로 판정해요. 무엇이 왜 틀렸는지, 무엇이 증명되는지 알려 줘요. \(keys.apply) 키로 적용하고, "
            + "\(keys.shorter) 키로 더 짧은 증명을 찾아요."),
        HelpRow(
          "되돌리기",
          "\(keys.removeLast) 키는 마지막 단계를 되돌리고 \(keys.clear) 키는 모두 지워요. \(keys.done) 키나 ✕ "
            + "클릭으로 끝내요."),
      ]
    },
    scores: [
      "점수 = (기본 + 시간 보너스) × 실수 × 도움",
      "되돌리기, 다시 하기, 메모, 일시 정지, 살펴볼 곳은 점수가 깎이지 않아요. 도움은 최대 15%, 실수는 최대 40% 깎여요. 타이머가 없으면 시간 보너스도 없어요.",
      "순위는 점수, 적은 실수와 도움, 시간 순으로 정해요. 도움을 받은 게임에는 ✦ 표시가 붙고 최고 기록이 되지 않아요. 대부분을 힌트로 푼 게임은 순위에 들지 않아요.",
      "예를 들면:",
    ],
    memory: { rules in
      [
        HelpRow(
          "방법",
          "그림마다 카드가 두 장씩 있어요. 두 장을 뒤집어 같으면 가져가고, 다르면 잠시 뒤나 다음 카드를 뒤집을 "
            + "때 다시 덮여요."),
        HelpRow(
          "점수",
          "한 쌍을 맞추면 \(rules.match)점이에요. 이미 본 카드를 뒤집어 짝을 못 맞추면 한 장에 "
            + "\(rules.seenMismatch)점을 잃어요. 다 맞추면 한 쌍에 \(rules.seconds)초보다 빠른 만큼 1초에 1점을 "
            + "얻어요."),
        HelpRow(
          "테마",
          "테마는 이름, 색, 그림, 쌍의 수로 되어 있어요. 테마마다 게임이 따로 있어 다른 곳에 다녀와도 진행 상태가 "
            + "유지되고, 테마를 고치면 바로 반영돼요."),
        HelpRow(
          "그림",
          "한 칸이나 두 칸 너비의 글자는 모두 그림이 돼요. 이모지가 가장 좋아요. 그림 아홉 개가 스도쿠 보드의 "
            + "숫자를 대신할 수 있어요. 설정에서 고르세요."),
      ]
    },
    mouse: [
      HelpRow("클릭", "칸으로 가고, 버튼을 누르고, 항목을 열어요."),
      HelpRow("숫자를 두 번 클릭", "같은 숫자가 모두 강조돼요."),
      HelpRow("칸 위로 끌기, 또는 Ctrl이나 Shift와 클릭", "여러 칸을 골라요."),
      HelpRow("오른쪽 버튼", "칸의 메모 모드를 바꾸거나, 고른 숫자를 메모해요."),
      HelpRow("칸 위에서 휠", "숫자를 골라요. 기다리거나 클릭하면 입력돼요."),
      HelpRow("다른 곳에서 휠", "스크롤하고 페이지를 넘겨요."),
      HelpRow("창의 손잡이 끌기, ✕, 바깥 클릭", "창을 닫아요."),
    ],
    gamesFile: "게임. 한 수마다 저장돼요",
    themesFolder: "짝 맞추기의 테마, 하나에 파일 하나",
    files: [
      HelpRow("다른 곳", "ultimate-sudoku --data-dir FOLDER 는 모두 그 폴더에 저장해요."),
      HelpRow(
        "나만의 퍼즐",
        "ultimate-sudoku play --puzzle FILE 은 \(PuzzleFormat.allCases.count)가지 형식을 채운 숫자와 "
          + "메모까지 읽고, convert 는 \(PuzzleFormat.allCases.count(where: \.isWritable))가지로 써요."),
      HelpRow("백업", "프로그램을 끈 뒤 게임 파일을 복사하세요. 모든 것이 그 안에 있어요."),
    ])
}
