nonisolated extension CommandWords {
  static let korean = CommandWords(
    overview: "터미널에서 즐기는 스도쿠예요. 게임을 하고, 스크립트에서 퍼즐을 풀어요.",
    usage: "사용법:",
    options: "게임 옵션:",
    commands: "스크립트용 명령(설명은 영어):",
    option: { option in
      switch option {
      case .level: "이 난이도의 게임을 바로 시작해요: easy, medium, hard, expert, extreme."
      case .puzzle: "이 퍼즐, 또는 이 파일의 첫 퍼즐로 게임을 시작해요."
      case .picture: "이 사진의 퍼즐로 게임을 시작해요. 확인할 칸이 있으면 먼저 보여요."
      case .daily: "오늘의 퍼즐, 또는 이 날짜의 퍼즐을 풀어요."
      case .pack: "팩의 열린 퍼즐을 풀어요."
      case .train: "기법을 연습해요. 그 기법이 다음 단계인 문제가 나와요."
      case .learn: "레슨 목록을 열거나 이 레슨을 시작해요."
      case .practice: "새 게임에 점수와 시간이 없고 힌트가 무료예요."
      case .seed: "--level 퍼즐을 이 번호로 만들어요. 같은 번호는 같은 퍼즐이에요."
      case .language: "설정이나 로캘 대신 쓸 언어예요: en, ko."
      case .theme: "이번에 쓸 테마의 이름, 또는 직접 만든 테마 파일이에요."
      case .screenReader:
        "이번에는 화면 낭독기에 맞춰요. 마지막 줄이 초점을 알리고, 컨트롤이 한 줄로 서고, 아무것도 움직이지 않아요."
      case .keys: "이번에 쓸 키를 gameBoard.undo = u 같은 줄로 된 파일에서 읽어요."
      case .dataDirectory: "게임과 설정을 이 폴더에 보관해요."
      case .record: "문제를 알릴 때 쓰도록 키, 게임, 설정을 모두 기록해요."
      case .replay: "기록을 다시 보여요. 내 게임은 그대로예요."
      case .log: "이벤트와 프레임마다 한 줄씩 이 파일에 써요."
      case .inspect: "F12로 화면의 뷰와 프레임마다 드는 것을 보여요."
      }
    },
    version: "버전을 보여요.",
    help: "이 도움말을 보여요.",
    command: { command in
      switch command {
      case .solve: "퍼즐을 풀고, 정답의 수를 세거나 정답을 모두 보여요."
      case .rate: "퍼즐의 난이도와 필요한 기법을 알려요."
      case .hint: "틀린 곳이나 가장 쉬운 다음 단계와 그 이유를 알려요."
      case .find: "난이도, 기법, 점수, 대칭 같은 조건에 맞는 퍼즐을 찾아요."
      case .canonical: "퍼즐의 표준형을 보이거나, 서로 같은 퍼즐을 찾아요."
      case .minimal: "더 뺄 수 있는 숫자가 있는지 알리거나, 필요 없는 숫자를 빼요."
      case .steps: "가장 쉬운 단계만이 아니라 지금 가능한 모든 단계를 보여 줘요."
      case .generate: "정답이 하나인 퍼즐을 만들어요."
      case .convert: "퍼즐을 다른 형식으로 바꿔요."
      case .draw: "퍼즐과 힌트를 SVG, PNG, PDF로 그리고, 인쇄할 페이지를 만들어요."
      case .read: "사진, 스캔, 화면 캡처에서 퍼즐을 읽어요."
      case .import: "퍼즐을 가져와 플레이할 모음으로 만들어요."
      case .backup: "모든 게임과 기록을 파일에 복사해요."
      case .restore: "백업 파일로 모든 게임과 기록을 되돌려요."
      }
    },
    helpOfCommand: "명령의 설명은 'ultimate-sudoku solve --help'처럼 볼 수 있어요.")
}
