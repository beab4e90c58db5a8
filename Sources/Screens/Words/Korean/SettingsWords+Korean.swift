import Games
import Hints
import Store
import Sudoku

nonisolated extension SettingsWords {
  static let korean = SettingsWords(
    play: "게임",
    look: "모양과 소리",
    keysAndLanguage: "키와 언어",
    title: { setting in
      switch setting {
      case .practice: "연습 게임"
      case .errorChecking: "실수 표시"
      case .digitFirst: "숫자 먼저"
      case .tidyNotes: "메모 정리"
      case .fillCandidates: "후보 채우기"
      case .hintBasis: "힌트 기준"
      case .hintOrder: "힌트 순서"
      case .techniques: "기법"
      case .coach: "코치"
      case .theme: "테마"
      case .tiles: "타일 무늬"
      case .tileTheme: "짝 맞추기 테마"
      case .noteSize: "메모 크기"
      case .peers: "행·열·블록"
      case .sameDigit: "같은 숫자"
      case .timer: "타이머"
      case .tips: "팁"
      case .effects: "효과"
      case .sound: "소리"
      case .screenReader: "스크린 리더"
      case .keyPreset: "키"
      case .digitKeys: "Shift+숫자"
      case .language: "언어"
      case .characterWidth: "기호 너비"
      case .reset: "초기화"
      case .restart: "안내 다시 보기"
      }
    },
    errorChecking: { checking in
      switch checking {
      case .onRequest: "검사할 때만"
      case .conflicts: "겹칠 때"
      case .everything: "바로"
      }
    },
    hintBasis: { $0 ? "내 메모" : "모든 후보" },
    hintOrder: { order in
      switch order {
      case .teachers: "쉬운 것부터"
      case .hodoku: "HoDoKu"
      }
    },
    theme: { theme in
      switch theme {
      case .automatic: "자동"
      case .shoreDark: "바닷가 어둡게"
      case .shoreLight: "바닷가 밝게"
      case .kameDark: "카메 어둡게"
      case .kameLight: "카메 밝게"
      case .highContrast: "고대비"
      case .colorBlindSafe: "색약 모드"
      case .terminalSixteen: "터미널"
      case .monochrome: "흑백"
      }
    },
    noteSize: { $0 ? "작게" : "보통" },
    tilePattern: { pattern in
      switch pattern {
      case .digits: "숫자"
      case .letters: "글자"
      case .symbols: "기호"
      case .shapes: "도형"
      }
    },
    tiles: .korean,
    effects: { effects in
      switch effects {
      case .none: "없음"
      case .subtle: "은은하게"
      case .full: "모두"
      }
    },
    keyPreset: { preset in
      switch preset {
      case .arrows: "방향키, hjkl"
      case .wasd: "WASD"
      }
    },
    digitKeys: .korean,
    characterWidth: { width in
      switch width {
      case .automatic: "자동"
      case .narrow: "좁게"
      case .wide: "넓게"
      }
    },
    turnOn: "켜기",
    turnOff: "끄기",
    undoReset: "초기화 취소",
    undoResetExplanation: "초기화하기 전의 설정으로 돌아가요.",
    say: { sentence in
      switch sentence {
      case .explanation(let setting, let digitFirstKey):
        switch setting {
        case .practice: "새 게임에 점수와 타이머가 없고 힌트가 무료예요."
        case .errorChecking: "게임 중에 틀렸다고 표시할 숫자를 정해요."
        case .digitFirst:
          "숫자를 먼저 골라요. 보드의 \(digitFirstKey) 키는 그 게임만 바꿔요."
        case .tidyNotes: "숫자를 넣으면 같은 행·열·블록의 메모에서 지워요."
        case .fillCandidates: "모든 후보를 적고 시작해요. 도움을 받은 것으로 세어요."
        case .hintBasis: "힌트가 칸에 가능하다고 보는 숫자를 정해요."
        case .hintOrder: "사람에게 쉬운 것부터, 또는 HoDoKu 순서로. 난이도는 그대로예요."
        case .techniques: "끄거나 순서를 바꾼 기법으로 힌트를 찾아요. 난이도는 그대로예요."
        case .coach: "90초 동안 막히면 살펴볼 곳을 알려 줘요. 무료예요."
        case .theme: "모든 화면의 색이에요. 자동은 터미널에 맞춰요."
        case .tiles: "보드에서 숫자 대신 보이는 것이에요. 키와 힌트는 숫자예요."
        case .tileTheme: "앞의 아홉 그림이 1부터 9를 대신해요. 메모는 숫자예요."
        case .noteSize: "작은 숫자로, 40x20에서는 자리에 점으로 보여요. 또는 보통 숫자."
        case .peers: "커서가 있는 행, 열, 블록을 옅게 칠해요."
        case .sameDigit: "커서에 있는 숫자와 같은 숫자를 눈에 띄게 해요."
        case .timer: "시간을 보여 줘요. 끄면 속도 점수가 없어요."
        case .tips: "홈과 보드에 팁을 보여 줘요."
        case .effects: "애니메이션을 얼마나 보여 줄지 골라요."
        case .sound: "게임 중 짧은 소리를 내요. 재생할 수 없으면 벨을 울려요."
        case .screenReader: "커서가 있는 곳을 마지막 줄에 글로 알려 줘요. 움직임은 없어요."
        case .keyPreset: "보드에서 이동하는 키예요. ? 키로 모두 볼 수 있어요."
        case .digitKeys: "Shift+숫자로 입력되는 글자를 배워서 메모에 써요."
        case .language: "모든 화면과 힌트의 언어예요."
        case .characterWidth: "→, … 기호를 두 칸에 그리면 넓게로. 다음 시작부터 적용돼요."
        case .reset: "모든 설정을 처음 값으로 바꿔요. 취소할 수 있어요."
        case .restart: "환영 화면과 첫걸음을 다시 봐요. 게임은 그대로 있어요."
        }
      case .language(let language, let isUnicode):
        switch language {
        case .system: "시스템"
        case .english: isUnicode ? "English (영어)" : "English"
        case .korean: isUnicode ? "한국어" : "Korean"
        }
      }
    })
}

nonisolated extension SettingsWords.DigitKeys {
  static let korean = SettingsWords.DigitKeys(
    press: { "Shift를 누른 채 \($0) 키를 누르세요." },
    why:
      "Shift+숫자로 입력되는 글자는 키보드마다 달라요. 숫자를 넣을 때 Shift가 필요한 키보드에서는 Shift 없이 누르세요.",
    isDigit: "숫자가 입력됐어요. Shift를 누른 채 누르세요. 숫자에 Shift가 필요한 키보드라면 Shift 없이 누르세요.",
    isLetter: "글자나 빈칸이에요. 숫자 키를 누르세요.",
    isSame: { "\($0) 키에서 나온 글자예요. 다음 숫자 키를 누르세요." },
    learnt: "다 배웠어요. 이 키로 1부터 9를 메모해요.",
    howToChange: "틀린 키가 있으면 다시 배우세요. 보드에서 ? 키로도 볼 수 있어요.",
    isAmerican: "미국 키보드로 되돌렸어요.",
    inUse: { "지금 \($0)" },
    close: "닫기",
    startOver: "다시 배우기",
    american: "미국 키보드",
    mayDiffer: { "다른 자판인가요? 설정(\($0))의 Shift+숫자" })
}

nonisolated extension SettingsWords.Tiles {
  static let korean = SettingsWords.Tiles(
    noTheme: "그림이 아홉 개인 짝 맞추기 테마가 없어요. 그림을 더하세요.",
    use: "보드에 쓰기",
    used: { "\($0): 이제 보드의 1~9예요. 설정에서 바꿔요" },
    say: { sentence in
      switch sentence {
      case .tooFew(let name, let count): "보드에는 그림이 아홉 개 있어야 해요. \(name): \(count)개"
      }
    })
}
