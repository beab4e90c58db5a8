import Widgets

nonisolated extension KitWords {
  static let korean: KitWords = {
    var words = KitWords()
    words.close = "닫기"
    words.keys = "키"
    words.allKeys = "단축키"
    words.everywhere = "어디서나"
    words.scrolling = "스크롤"
    words.scroll = "스크롤"
    words.page = "페이지 넘기기"
    words.keyNames = .korean
    words.messages = .korean
    words.palette = .korean
    words.speech = .korean
    words.list = .korean
    words.files = .korean
    words.controls = .korean
    return words
  }()
}

/// Korean keyboards have the English names on most keys.
nonisolated extension KeyNames {
  static let korean: KeyNames = {
    var names = KeyNames()
    names.up = "위"
    names.down = "아래"
    names.left = "왼쪽"
    names.right = "오른쪽"
    names.space = "스페이스"
    return names
  }()
}

nonisolated extension MessageWords {
  static let korean: MessageWords = {
    var words = MessageWords()
    words.messages = "알림"
    words.info = "참고"
    words.success = "완료"
    words.warning = "주의"
    words.error = "오류"
    return words
  }()
}

nonisolated extension PaletteWords {
  static let korean: PaletteWords = {
    var words = PaletteWords()
    words.commands = "명령"
    words.open = "명령 찾기"
    words.prompt = "하려는 일을 적으세요"
    words.nothingFound = "찾은 명령이 없어요."
    return words
  }()
}

nonisolated extension SpeechWords {
  static let korean: SpeechWords = {
    var words = SpeechWords()
    words.button = "버튼"
    words.on = "켜짐"
    words.off = "꺼짐"
    words.selected = "선택됨"
    words.disabled = "사용할 수 없음"
    words.place = "%2개 중 %1번째"
    return words
  }()
}

nonisolated extension ListWords {
  static let korean: ListWords = {
    var words = ListWords()
    words.list = "목록"
    words.move = "이동"
    words.open = "열기"
    words.select = "고르기"
    words.find = "찾기"
    words.delete = "삭제"
    words.actions = "동작"
    words.moveRow = "순서 바꾸기"
    words.table = "표"
    words.sort = "정렬"
    words.pages = "페이지"
    words.turn = "페이지 넘기기"
    words.switchTab = "탭 바꾸기"
    words.back = "뒤로"
    return words
  }()
}

nonisolated extension FileWords {
  static let korean: FileWords = {
    var words = FileWords()
    words.files = "파일"
    words.parent = "상위 폴더"
    words.hidden = "숨은 파일"
    words.nothing = "여기에는 아무것도 없어요."
    words.reading = "읽는 중…"
    words.find = "찾기"
    return words
  }()
}

nonisolated extension KitWords.Controls {
  static let korean: KitWords.Controls = {
    var words = KitWords.Controls()
    words.press = "누르기"
    words.turnOn = "켜기"
    words.turnOff = "끄기"
    words.choose = "선택"
    words.open = "펼치기"
    words.close = "접기"
    words.change = "바꾸기"
    words.changeMuch = "크게 바꾸기"
    words.ends = "최솟값, 최댓값"
    words.slide = "밀기"
    words.submit = "완료"
    words.moveByWord = "단어 단위로"
    words.selectAll = "모두 선택"
    words.undo = "되돌리기"
    words.redo = "다시 하기"
    words.deleteWord = "단어 지우기"
    words.deleteToEnds = "처음, 끝까지 지우기"
    words.hex = "16진수"
    words.colorParts = ["빨강", "초록", "파랑"]
    words.swatches = "색 견본"
    words.hexMistake = "0-9와 A-F로 여섯 자리를 적으세요."
    words.shownAs = "보이는 색"
    words.left = "남음"
    return words
  }()
}
