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

    // Korean keyboards have the English names on most keys.
    words.keyNames.up = "위"
    words.keyNames.down = "아래"
    words.keyNames.left = "왼쪽"
    words.keyNames.right = "오른쪽"
    words.keyNames.space = "스페이스"

    words.messages.messages = "알림"
    words.messages.info = "참고"
    words.messages.success = "완료"
    words.messages.warning = "주의"
    words.messages.error = "오류"

    words.palette.commands = "명령"
    words.palette.open = "명령 찾기"
    words.palette.prompt = "하려는 일을 적으세요"
    words.palette.nothingFound = "찾은 명령이 없어요."

    words.speech.button = "버튼"
    words.speech.on = "켜짐"
    words.speech.off = "꺼짐"
    words.speech.selected = "선택됨"
    words.speech.disabled = "사용할 수 없음"
    words.speech.place = "%2개 중 %1번째"

    words.list.list = "목록"
    words.list.move = "이동"
    words.list.open = "열기"
    words.list.select = "고르기"
    words.list.find = "찾기"
    words.list.delete = "삭제"
    words.list.actions = "동작"
    words.list.moveRow = "순서 바꾸기"
    words.list.table = "표"
    words.list.sort = "정렬"
    words.list.pages = "페이지"
    words.list.turn = "페이지 넘기기"
    words.list.switchTab = "탭 바꾸기"
    words.list.back = "뒤로"

    words.files.files = "파일"
    words.files.parent = "상위 폴더"
    words.files.hidden = "숨은 파일"
    words.files.nothing = "여기에는 아무것도 없어요."
    words.files.reading = "읽는 중…"
    words.files.find = "찾기"

    words.controls.press = "누르기"
    words.controls.turnOn = "켜기"
    words.controls.turnOff = "끄기"
    words.controls.choose = "선택"
    words.controls.open = "펼치기"
    words.controls.close = "접기"
    words.controls.change = "바꾸기"
    words.controls.changeMuch = "크게 바꾸기"
    words.controls.ends = "최솟값, 최댓값"
    words.controls.slide = "밀기"
    words.controls.submit = "완료"
    words.controls.moveByWord = "단어 단위로"
    words.controls.selectAll = "모두 선택"
    words.controls.undo = "되돌리기"
    words.controls.redo = "다시 하기"
    words.controls.deleteWord = "단어 지우기"
    words.controls.deleteToEnds = "처음, 끝까지 지우기"
    words.controls.hex = "16진수"
    words.controls.colorParts = ["빨강", "초록", "파랑"]
    words.controls.swatches = "색 견본"
    words.controls.hexMistake = "0-9와 A-F로 여섯 자리를 적으세요."
    words.controls.shownAs = "보이는 색"
    words.controls.left = "남음"
    return words
  }()
}
