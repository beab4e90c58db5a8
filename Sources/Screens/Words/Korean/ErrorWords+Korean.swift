import Formats
import Games
import Generating
import Hints
import PictureReading
import Store
import Sudoku
import Widgets

nonisolated extension ErrorWords {
  static let korean = ErrorWords(
    standardInput: "표준 입력",
    waitsForInput: "터미널에서 읽고 있어요. 입력하거나 붙여 넣은 다음 빈 줄에서 Ctrl-D를 누르세요.",
    givenText: "입력한 퍼즐",
    store: { error in
      switch error {
      case .unwritable(let folder, .isFile):
        "\(KoreanParticle.topic.after(folder)) 폴더가 아니라 파일이에요. --data-dir로 다른 폴더를 고르세요."
      case .unwritable(let folder, let reason):
        "게임을 \(folder) 폴더에 저장할 수 없어요(\(reason.korean)). "
          + "\(remedy(reason, otherwise: "쓰기 권한을 확인하"))거나 --data-dir로 다른 폴더를 고르세요."
      case .full(let path):
        "\(path)에 게임을 저장할 공간이 없어요. 공간을 비우세요."
      case .tooManyOpen(let path):
        "한꺼번에 열 수 있는 파일이 너무 적어서 \(KoreanParticle.object.after(path)) 열 수 없어요. \"ulimit -n "
          + "256\"처럼 한도를 올리세요."
      case .busy(let path):
        "다른 프로그램이 \(KoreanParticle.object.after(path)) 쓰고 있어요. 그 프로그램을 닫으면 모두 "
          + "저장돼요."
      case .notChanged(let path):
        "다른 프로그램이 \(KoreanParticle.object.after(path)) 쓰고 있어서 바뀐 것이 없어요. 그 프로그램을 닫고 다시 해 보세요."
      case .replaced(let path):
        "\(path)의 게임이 그사이 바뀌어서 아무것도 고치지 않았어요. 목록을 보고 다시 해 보세요."
      case .newer(let path):
        "\(path)의 게임은 더 새로운 버전에서 저장됐어요. 그 버전으로 열거나 --data-dir로 다른 폴더를 고르세요."
      case .damaged(let path):
        "\(path) 파일이 손상됐어요. 프로그램을 다시 시작하면 따로 보관해요."
      case .unrescued(let path, let reason):
        "\(path) 파일이 손상됐는데 게임을 옮길 새 파일을 쓸 자리가 없어요(\(reason.korean)). "
          + "\(reason == .full ? "공간을 비우고" : "한도를 올리고") 프로그램을 다시 시작하세요."
      case .noBackup(let path, let reason):
        "\(path) 파일을 복원할 수 없어요(\(reason.korean)). 'ultimate-sudoku backup'으로 만든 파일을 지정하세요."
      case .playedElsewhere:
        "다른 창에서 이어서 푼 게임이에요. 그 창에서 둔 수는 저장돼 있으니 이어하기로 확인하세요."
      case .unreadableGame(let id):
        "마지막으로 한 게임(번호 \(id))을 읽을 수 없어 그대로 두었어요. 새 게임을 시작하세요."
      case .temporaryFolder(let path, let reason):
        "임시 폴더 \(KoreanParticle.object.after(path)) 쓸 수 없어요(\(reason.korean)). "
          + "\(reason == .full ? "공간을 비우거나 " : "")TMPDIR에 다른 폴더를 지정하세요."
      case .sizeLimit(let path):
        "파일 크기 한도 때문에 \(path)에 저장할 수 없어요. \"ulimit -f unlimited\"처럼 한도를 올리고 다시 "
          + "시작하세요."
      case .failed(let path, let reason):
        "게임을 \(path)에 저장할 수 없어요(\(reason.korean)). "
          + "\(remedy(reason, otherwise: "파일을 확인하"))거나 --data-dir로 다른 폴더를 고르세요."
      }
    },
    preferences: { error in
      switch error {
      case .unreadable(let path, let reason):
        "\(path)의 설정을 읽을 수 없어요(\(reason.korean)). "
          + "\(remedy(reason, otherwise: "파일의 읽기 권한을 확인하"))세요."
      case .unwritable(let path, let reason):
        "설정과 배우기 기록을 \(path)에 저장할 수 없어요(\(reason.korean)). "
          + "\(remedy(reason, otherwise: "폴더의 쓰기 권한을 확인하"))거나 --data-dir로 다른 폴더를 고르세요."
      }
    },
    solver: { error in
      switch error {
      case .unreadable(let path, let reason):
        "\(path)의 풀이 보드를 읽을 수 없어요(\(reason.korean)). "
          + "\(remedy(reason, otherwise: "파일의 읽기 권한을 확인하"))세요."
      case .unwritable(let path, let reason):
        "풀이 보드를 \(path)에 저장할 수 없어요(\(reason.korean)). 끝낼 때까지만 남아 있어요. "
          + "\(remedy(reason, otherwise: "폴더의 쓰기 권한을 확인하"))거나 --data-dir로 다른 폴더를 고르세요."
      }
    },
    memory: { trouble in
      switch trouble {
      case .setAside(let file) where file.reason == .damagedInPart:
        "\(file.path)의 테마가 일부 손상되어 읽을 수 있는 부분만 쓰고, 원래 파일은 \(file.newPath)에 보관했어요."
      case .setAside(let file):
        "\(file.path)의 테마가 손상되어 파일 이름을 \(KoreanParticle.toward.after(file.newPath)) 바꾸었어요. 다른 "
          + "테마는 그대로예요."
      case .orderSetAside(let file) where file.reason == .damagedInPart:
        "\(file.path)의 테마 순서가 일부 손상되어 원래 파일을 \(file.newPath)에 보관했어요."
      case .orderSetAside(let file):
        "\(file.path)의 테마 순서가 손상되어 파일 이름을 \(KoreanParticle.toward.after(file.newPath)) 바꾸었어요. "
          + "테마는 이름순으로 나와요."
      case .incomplete(let name):
        "“\(name)” 테마의 그림 가운데 읽을 수 없는 것이 있어요. 나머지 그림만 쓰고, 파일에는 모두 그대로 있어요."
      case .failed(.unreadable(let path, let reason)):
        "\(path) 파일을 읽을 수 없어요(\(reason.korean)). \(remedy(reason, otherwise: "읽기 권한을 확인하"))세요."
      case .failed(.unwritable(let path, let reason)):
        "테마를 \(path)에 저장할 수 없어요(\(reason.korean)). "
          + "\(remedy(reason, otherwise: "폴더의 쓰기 권한을 확인하"))거나 다른 폴더를 고르세요."
      case .failed(.noTheme(let path, .unfit(let field))):
        "\(path)의 “\(field)” 값\(limit(of: field)). 고친 뒤 다시 가져오세요."
      case .failed(.noTheme(let path, let fault)):
        "\(KoreanParticle.topic.after(path)) 테마가 아니에요(\(fault.korean)). 테마로 내보낸 파일을 고르세요."
      }
    },
    setAside: { $0.korean },
    replacement: { replacement in
      switch replacement {
      case .moved(let path):
        "게임 중에 \(path) 파일이 옮겨지거나 지워지거나 바뀌었어요. 프로그램을 시작한 뒤에 플레이한 내용은 지금 그 자리에 있는 "
          + "파일에 저장했어요. 그 전의 게임은 그 파일에 있던 것만 남아 있어요."
      case .unreadable(let path):
        "게임 중에 \(path) 파일이 옮겨지거나 지워지거나 바뀌었어요. 지금 하는 게임은 그 자리에 있는 파일에 저장했지만, 그 전에 "
          + "끝낸 게임은 읽을 수 없었어요."
      case .restored(let path):
        "\(path)의 게임이 백업으로 바뀌었어요. 지금 하는 게임은 보이는 그대로 거기에 저장되고, 그 전에 있던 것은 그 "
          + "옆의 '.before' 파일에 있어요."
      case .damaged(let file): file.korean
      }
    },
    dropped: { dropped in
      let parts = dropped.parts
      let most = 3
      let names = parts.prefix(most).map(\.korean).joined(separator: ", ")
      let more = parts.count > most ? " 외 \(parts.count - most)개" : ""
      return "\(dropped.path)에 이 프로그램에 없는 것이 있어서 지웠어요: \(names)\(more). 게임은 그대로예요."
    },
    rescue: { progress in
      func number(_ number: Int) -> String { NumberFormat.grouped(number, separator: ",") }
      let games = progress.total.map { " \(number(progress.games))/\(number($0))" } ?? ""
      let puzzles =
        progress.puzzles == 0 ? "" : ", 모음의 퍼즐 \(number(progress.puzzles))개"
      return "게임 파일이 손상됐어요. 게임을 되살리고 있어요…\(games)\(puzzles)"
    },
    lastMoves: { unsaved in
      "마지막 수를 \(unsaved.path)에 저장하지 못했어요\(unsaved.reason.map { "(\($0.korean))" } ?? "")."
    },
    lastChange: { "목록의 마지막 변경을 \($0)에 저장하지 못했어요." },
    unsavedPreferences: { unsaved in
      let what =
        switch (unsaved.hasSettings, unsaved.hasLessons) {
        case (true, true): "설정과 배우기 기록을"
        case (false, true): "배우기 기록을"
        default: "설정을"
        }
      return "\(what) \(unsaved.path)에 저장하지 못했어요(\(unsaved.reason.korean))."
    },
    unsavedSolver: { error in
      switch error {
      case .unreadable(let path, let reason), .unwritable(let path, let reason):
        "풀이 보드를 \(path)에 저장하지 못했어요(\(reason.korean))."
      }
    },
    puzzleText: { $0.korean },
    writing: { error in
      let name = { (format: PuzzleFormat) in "\(ExportWords.korean.name(format)) (\(format.id))" }
      return switch error {
      case .readOnly(let format):
        "\(name(format)) 형식은 읽기만 해요. 다음 중에서 고르세요: \(PuzzleWritingError.choices)"
      case .onlyOne(let format):
        "\(name(format)) 파일에는 퍼즐이 하나만 들어가는데 더 있어요. 파일을 나누어 쓰거나 다른 형식을 고르세요."
      case .tooOften(let format):
        "\(name(format)) 형식에는 같은 숫자가 아홉 번까지만 들어가는데 더 있어요. 다른 형식을 고르세요."
      }
    },
    generator: { error in
      switch error {
      case .noAttempts: "시도 횟수가 0이에요. 1 이상으로 정하세요."
      case .tooFewGivens: "정답이 하나인 퍼즐에는 처음 숫자가 17개 이상 있어야 해요. 더 많이 정하세요."
      case .tooManyGivens: "처음 숫자는 80개까지예요. 더 적게 정하세요."
      case .tooManyMinimalGivens:
        "처음 숫자가 40개보다 많은 최소 퍼즐은 알려지지 않았어요. 더 적게 정하거나 최소 퍼즐 조건을 빼세요."
      case .noRating: "그런 난도의 퍼즐은 알려진 것이 없어요. 난도는 1.0부터 11.9까지이고 빈 값도 있어요. 범위를 넓히세요."
      case .uncertainLevel(let level):
        "\(name(of: level)) 퍼즐은 난이도를 보장할 수 없어요. 다른 난이도를 고르세요."
      case .needlessTechnique(let technique):
        "\(technique.name(in: .korean)) 기법이 있어야 난이도가 정해지는 퍼즐은 없어요. 다른 기법을 고르세요."
      case .harderTechnique(let technique, let needed, let level):
        "\(name(of: level)) 퍼즐에는 \(technique.name(in: .korean)) 기법이 필요 없어요. \(name(of: needed)) 난이도를 "
          + "고르세요."
      case .notFound(let attempts):
        "\(attempts)번 시도했지만 그런 퍼즐을 찾지 못했어요. 시도 횟수를 늘리거나 조건을 줄이세요."
      }
    },
    terminal: { error in
      switch error {
      case .inputIsNoTerminal:
        "표준 입력이 터미널이 아니에요. 파이프나 파일을 입력으로 주지 말고 시작하세요."
      case .outputIsNoTerminal:
        "표준 출력이 터미널이 아니에요. 출력을 다른 곳으로 보내지 말고 시작하세요."
      case .noTerminalType:
        "TERM이 비어 있어요. xterm-256color처럼 쓰는 터미널의 이름으로 정하세요."
      case .unknownTerminalType(let name):
        "TERM이 \"\(name)\"인데 이 시스템이 모르는 터미널이에요. xterm-256color처럼 쓰는 터미널의 이름으로 "
          + "정하거나 그 정보를 설치하세요."
      case .noCursorAddressing(let name):
        "TERM이 \"\(name)\"인데 커서를 옮기지 못하는 터미널이에요. xterm-256color 같은 다른 터미널을 쓰세요."
      case .tooFewDescriptors:
        "한꺼번에 열 수 있는 파일이 너무 적어요. \"ulimit -n 256\"처럼 한도를 올리세요."
      case .tooSmallFiles:
        "만들 수 있는 파일의 크기가 너무 작아요. \"ulimit -f unlimited\"처럼 한도를 올리세요."
      case .refused(let number):
        "터미널을 쓸 수 없어요(시스템 오류 \(number)). 다른 터미널 창에서 해 보세요."
      }
    },
    keyMap: { error in
      let sentence =
        switch error.reason {
        case .missingSign: "=가 없어요. gameBoard.undo = u, ctrl+z처럼 쓰세요."
        case .wrongName(let name):
          "\"\(name)\"에 맞는 동작이 없어요. = 앞에 gameBoard.undo 같은 이름을 쓰세요."
        case .doubleName(let name): "\(name)의 키는 위 줄에 이미 있어요. 한 줄에 모두 쓰세요."
        case .key(.unknownKey(let name)):
          "\"\(name)\"이라는 키는 없어요. 글자 하나나 f1~f35, 또는 space, enter, pageup 같은 이름을 쓰세요."
        case .key(.unknownModifier(let name)):
          "\"\(name)\"이라는 보조 키는 없어요. + 앞에 ctrl, alt, shift 중 하나를 쓰세요."
        case .key(.missingKey): "키가 빠졌어요. u, f5, ctrl+z처럼 쓰세요."
        case .key(.shiftedCharacter(let character)):
          "shift+\(character)로 입력되는 글자는 키보드마다 달라요. 그 글자를 그대로 쓰세요."
        }
      return "\(error.line)번째 줄 \(error.column)번째 글자: \(sentence)"
    },
    keys: { conflict in
      switch conflict {
      case .clash(let key, let first, let second):
        "\(key.notation) 키가 \(first), \(second) 두 동작에 있어요. 하나에는 다른 키를 쓰세요."
      case .orphan(let name): "\(name) 동작에 남은 키가 없어요. 다른 키를 쓰세요."
      case .unknownName(let name): "\(name) 동작은 없어요. 이름은 docs/keys.md에 있어요."
      }
    },
    themeFile: { error in
      let place =
        if let line = error.line, let column = error.column {
          "테마 \(line)번째 줄 \(column)번째 글자"
        } else {
          "테마"
        }
      let sentence =
        switch error.fault {
        case .endOfFile: "파일이 너무 일찍 끝나요. 빠진 괄호를 더하세요."
        case .value: "여기에 값이 있어야 해요. 글은 따옴표로 묶으세요."
        case .name: "따옴표로 묶은 이름이 없어요. 여기에 쓰세요."
        case .colon(let name): "\"\(name)\" 뒤에 콜론이 없어요. 더하세요."
        case .endOfObject: "쉼표나 닫는 중괄호가 없어요. 더하세요."
        case .endOfArray: "쉼표나 닫는 대괄호가 없어요. 더하세요."
        case .depth: "괄호가 너무 깊어요. 줄이세요."
        case .endOfText: "글이 끝나지 않아요. 같은 줄에 닫는 따옴표를 더하세요."
        case .escape: "역슬래시에 뜻이 없어요. 두 번 쓰세요."
        case .codeUnit: "16진 숫자 네 개가 있어야 해요. 글자를 그대로 쓰세요."
        case .more: "마지막 괄호 뒤에 남은 글이 있어요. 지우세요."
        case .noObject: "중괄호로 시작하지 않아요. 중괄호로 시작하세요."
        case .noName: "이름이 없어요. 맨 바깥 괄호에 \"name\": \"…\"을 더하세요."
        case .noList(let name): "\"\(name)\" 값이 목록이 아니에요. [\"bold\", \"underline\"]처럼 쓰세요."
        case .noColor(let text, let allowsPalette):
          "\"\(text)\" 값은 색이 아니에요. #RRGGBB, ansi:0~ansi:15, default"
            + (allowsPalette ? ", 팔레트의 이름 중 하나를 쓰세요." : " 중 하나를 쓰세요.")
        case .noText(let name): "\"\(name)\" 값이 글이 아니에요. 따옴표로 묶으세요."
        case .noMembers(let name): "\"\(name)\" 값이 묶음이 아니에요. 내용을 중괄호로 묶으세요."
        case .twice(let name): "\"\(name)\" 이름이 두 번 나와요. 하나를 지우세요."
        case .unknownBase(let name, let known):
          "\"\(name)\" 테마가 없어요. 다음 중 하나를 쓰세요: "
            + known.map { "\"\($0)\"" }.joined(separator: ", ")
        }
      return "\(place): \(sentence)"
    },
    check: { $0.korean },
    givenPuzzle: { error in
      switch error {
      case .unreadable(let name, let reason):
        "\(KoreanParticle.object.after(name)) 읽을 수 없어요(\(reason.korean)). 경로와 읽기 권한을 확인하세요."
      case .noFile(let name): "'\(shortened(name))' 파일이 없어요."
      case .neitherFileNorPuzzle(let text, let fault):
        "'\(shortened(text))': 그런 파일이 없고 퍼즐도 아니에요. \(fault.korean)"
      case .emptyText: "빈 글이라 퍼즐이 없어요. 81칸을 입력하세요. 빈칸은 점으로 써요."
      case .noPuzzle: "퍼즐이 없어요. 81칸을 입력하세요. 빈칸은 점으로 써요."
      case .finished: "이미 다 채운 보드라 채울 칸이 없어요. 빈칸이 있는 퍼즐을 주세요."
      case .narrowed:
        "후보가 단서인 퍼즐(스카쿠)이라 게임을 시작할 수 없어요. 'solve', 'rate', 'hint' 명령에는 쓸 수 있어요."
      case .beyondHoDoKu:
        "HoDoKu의 기법으로는 다음 단계를 찾을 수 없어요. '--order hodoku'를 빼면 다른 기법도 써요."
      }
    },
    fault: { $0.korean },
    file: { text(of: $0) },
    picture: { failure in
      switch failure {
      case .file(let trouble): text(of: trouble)
      case .program(.noCamera(let packages)):
        "사진을 찍으려면 \(packages.joined(separator: ", ")) 중 하나를 설치하세요."
      case .program(.noDevice(let program)):
        "\(program) 프로그램이 카메라를 찾지 못했어요. 카메라를 연결하거나 사진을 골라 주세요."
      case .program(.noConverter(let format, let packages)):
        "\(format.name) 변환기가 없어요. \(packages.joined(separator: ", ")) 중 하나를 설치하거나 JPEG로 저장해 "
          + "주세요."
      case .picture(.needsConverter(let format)):
        "\(format.name) 사진은 변환해야 해요. JPEG나 PNG로 저장해 주세요."
      case .program(.failed(let program, let reason)):
        "\(program) 프로그램이 사진을 만들지 못했어요\(reason.map { ": \($0)" } ?? ""). 다시 하거나 파일을 골라 "
          + "주세요."
      case .program(.tookTooLong(let program)):
        "\(program) 프로그램이 너무 오래 걸려요. 다시 하거나 파일을 골라 주세요."
      case .program(.cancelled): "취소했어요. 다른 사진을 골라 주세요."
      case .picture(.empty): "빈 파일이에요. 다른 사진을 골라 주세요."
      case .picture(.notAPicture): "사진도 퍼즐도 아닌 파일이에요. JPEG나 PNG를 골라 주세요."
      case .picture(.unsupported(let format)):
        "이런 \(format.name) 파일은 읽을 수 없어요. JPEG나 PNG로 저장해 주세요."
      case .picture(.damaged(let format)):
        "손상된 \(format.name) 파일이에요. 다시 복사하거나 다른 사진을 골라 주세요."
      case .picture(.tooLarge(0, _)), .picture(.tooLarge(_, 0)):
        "메모리가 부족해 이 사진을 열 수 없어요. 더 작게 저장해서 여세요."
      case .picture(.tooLarge(let width, let height)):
        "\(width)×\(height) 픽셀은 너무 커요. 작게 저장해서 열어 주세요."
      case .picture(.tooSmall(let width, let height)):
        "\(width)×\(height) 픽셀은 너무 작아요. 더 가까이에서 찍어 주세요."
      case .scan: "스도쿠 보드를 찾지 못했어요. 네 모서리가 다 나오게 위에서 찍어 보세요."
      }
    },
    start: { error in
      switch error {
      case .inputIsNoTerminal:
        "표준 입력이 터미널이 아니라서 키를 받을 수 없어요. 거기에 있는 퍼즐로 게임을 하려면 --puzzle -를 붙이세요."
      case .smallTerminal(let width, let height, let minWidth, let minHeight):
        "터미널 크기가 \(width)×\(height)칸이에요. \(minWidth)×\(minHeight)칸 이상으로 키우세요."
      case .lockedPuzzle(let id, let needed, let next):
        "퍼즐 \(id)번은 잠겨 있어요. \(id.pack)번 팩에서 \(needed)개를 더 풀면 열려요."
          + (next.map { " \($0)번부터 풀어 보세요." } ?? "")
      case .unreadable(let path, let reason):
        "'\(path)' 파일을 읽을 수 없어요(\(reason.korean)). 파일의 경로를 적으세요."
      case .noText(let path): "'\(path)' 파일은 텍스트 파일이 아니에요. UTF-8로 된 1 MB 이하의 파일을 고르세요."
      case .unwritableLog(let path, let reason):
        "로그를 \(path)에 쓸 수 없어요(\(reason.korean)). 다른 파일을 고르세요."
      case .unwritableRecording(let path, let reason):
        "기록을 \(path)에 쓸 수 없어요(\(reason.korean)). 다른 파일을 고르세요."
      case .recordingIsLog(let path):
        "기록과 로그를 모두 \(path)에 쓸 수는 없어요. 파일을 따로 고르세요."
      case .gamesInUse(let path):
        "다른 프로그램이 \(KoreanParticle.object.after(path)) 쓰고 있어서 시작할 수 없어요. 그 프로그램을 닫고 다시 "
          + "시작하세요."
      case .noRecording(let path):
        "\(path)에 기록이 없어요. --record로 만든 파일을 고르세요."
      case .shortenedRecording(let path, let error):
        "\(path)의 \(error.line)번째 줄\(error.fault.korean). 그 앞까지만 재생했어요."
      case .damagedRecording(let path, let error):
        "\(path) 기록을 다시 볼 수 없어요. \(error.line)번째 줄\(error.fault.korean). 이 버전에서 만든 파일을 "
          + "고르세요."
      case .wrongNote(let path, let line, let note):
        "\(path) 기록을 다시 볼 수 없어요. \(line)번째 줄\(note.korean). 이 버전에서 만든 파일을 고르세요."
      case .foreignRecording(let path):
        "\(KoreanParticle.topic.after(path)) 이 프로그램의 기록이 아니에요. --record로 만든 파일을 고르세요."
      }
    },
    commandLine: { $0.korean })

  private static func text(of trouble: FileError) -> String {
    switch trouble {
    case .notFound(let path): "\(KoreanParticle.subject.after(path)) 없어요."
    case .notAllowed(let path): "\(KoreanParticle.object.after(path)) 읽거나 쓸 권한이 없어요."
    case .tooLarge(let path): "\(KoreanParticle.topic.after(path)) 너무 커서 읽지 않아요."
    case .exists(let path):
      "\(KoreanParticle.subject.after(path)) 이미 있어요. 한 번 더 누르면 덮어써요."
    case .isFolder(let path): "\(KoreanParticle.topic.after(path)) 폴더예요. 파일 이름을 더하세요."
    case .isNoFile(let path): "\(KoreanParticle.topic.after(path)) 보통 파일이 아니에요."
    case .other(let path, let reason):
      "\(KoreanParticle.object.after(path)) 쓸 수 없어요(\(reason.korean))."
    }
  }

  /// What to do about a file of the program that can't be used, up to the ending of the verb.
  private static func remedy(_ reason: FileFault, otherwise: String) -> String {
    reason.koreanRemedy ?? otherwise
  }

  private static func name(of level: Level) -> String {
    switch level {
    case .easy: LevelWords.korean.easy
    case .medium: LevelWords.korean.medium
    case .hard: LevelWords.korean.hard
    case .expert: LevelWords.korean.expert
    case .extreme: LevelWords.korean.extreme
    }
  }
}

nonisolated extension SetAsideFile {
  fileprivate var korean: String {
    func count(_ count: Int, of what: String) -> String? {
      count == 0 ? nil : "\(what) \(NumberFormat.grouped(count, separator: ","))개"
    }
    let what = [
      count(recoveredGames ?? 0, of: "게임"), count(recoveredResults, of: "짝 맞추기 기록"),
      count(recoveredCollections, of: "퍼즐 모음"),
    ].compactMap(\.self)
    let rest =
      if reason == .damagedInPart {
        "읽을 수 있는 부분은 새 파일에 옮겼어요"
      } else if recoveredGames == nil {
        "새 파일을 만들었어요"
      } else if what.isEmpty {
        "읽을 수 있는 것은 없었어요"
      } else {
        "읽을 수 있는 \(what.joined(separator: ", "))를 새 파일에 옮겼어요"
      }
    let games = count(incompleteGames, of: " 게임").map { "\($0)는 수를 모두 읽지는 못했어요." } ?? ""
    let lost =
      count(lostGames, of: " 게임").map {
        "\($0)는 수만 남아 있어요. 전에 지운 게임일 수도 있어요."
      } ?? ""
    let nameless =
      count(namelessCollections, of: " 퍼즐 모음").map {
        "\($0)는 이름을 읽지 못했어요. 전에 지운 모음일 수도 있어요."
      } ?? ""
    let most = 3
    let names = incompleteCollections.prefix(most).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = incompleteCollections.count - most
    let collections =
      incompleteCollections.isEmpty
      ? ""
      : " 퍼즐을 모두 읽지 못한 모음: \(names)\(more > 0 ? " 외 \(more)개" : ""). 지우고 그 파일을 다시 가져오세요."
    let fault =
      switch reason {
      case .damaged, .damagedInPart: "파일이 손상돼서"
      case .tooLarge(let limit): "파일이 \(FileFault.size(limit))보다 커서"
      }
    return "\(path) \(fault) \(newPath)에 보관했고, \(rest).\(games)"
      + lost + nameless + collections
  }
}

nonisolated extension RecordingError.Fault {
  fileprivate var korean: String {
    switch self {
    case .heading: "이 \"recording 1\"이 아니에요"
    case .size: "의 크기를 가진 터미널은 없어요"
    case .noSize: " 위에 터미널 크기가 없어요"
    case .time: "의 시간이 범위를 벗어났거나 윗줄보다 앞서요"
    case .place: "의 위치는 화면 밖이에요"
    case .event: "은 입력이 아니에요"
    case .line: "이 기록이 아니에요"
    case .length: "부터는 너무 길어 읽지 않아요"
    }
  }
}

nonisolated extension RecordedNote {
  fileprivate var korean: String {
    switch self {
    case .seed: "의 시드가 0부터 2^64 - 1까지의 정수가 아니에요"
    case .moment: "의 시각이 1970년부터 9999년 사이가 아니에요(1970년부터 센 밀리초)"
    case .puzzle: "의 퍼즐이 81칸이 아니에요"
    case .games: "의 게임 파일을 읽을 수 없어요"
    case .preferences: "의 설정을 읽을 수 없어요"
    case .solver: "의 풀이 보드를 읽을 수 없어요"
    }
  }
}

nonisolated extension SchemaPart {
  var korean: String {
    let kind =
      switch kind {
      case .table: "테이블"
      case .index: "인덱스"
      case .view: "뷰"
      case .trigger: "트리거"
      }
    return "\(kind) \(ErrorWords.shortened(name))"
  }
}

/// The end of a sentence about a field of a Memory theme whose value isn't allowed.
private nonisolated func limit(of field: String) -> String {
  switch field {
  case "name": "이 비어 있어요"
  case "symbols": "에는 한 글자짜리 서로 다른 그림이 두 개 이상 있어야 해요"
  case "pairs": "은 \(MemoryTheme.minPairs)부터 \(MemoryTheme.maxPairs)까지의 수여야 해요"
  default: "은 쓸 수 없어요"
  }
}

nonisolated extension MemoryThemesError.Fault {
  fileprivate var korean: String {
    switch self {
    case .notJSON: "JSON이 아님"
    case .missing(let field): "“\(field)” 없음"
    case .otherKind(let field): "“\(field)”의 종류가 다름"
    case .unfit(let field): "“\(field)” 값\(limit(of: field))"
    }
  }
}
