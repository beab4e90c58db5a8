import Formats
import Scutes
public import Store
import Sudoku

nonisolated extension Words {
  /// The reason why the system refuses a file, in a few words without a full stop.
  public func text(of fault: FileFault) -> String {
    switch fault {
    case .notFound: say("no such file or folder", "없는 파일이나 폴더")
    case .notAllowed: say("no permission", "권한 없음")
    case .isFolder: say("it is a folder", "폴더임")
    case .isFile: say("it is a file, not a folder", "폴더가 아니라 파일임")
    case .isNoFolder: say("a part of the path isn't a folder", "경로에 폴더가 아닌 것이 있음")
    case .isNoFile: say("it is a pipe or a device", "파이프나 장치임")
    case .isLink: say("it is a symbolic link", "심볼릭 링크임")
    case .foreignLink: say("it is another user's symbolic link", "다른 사용자의 심볼릭 링크임")
    case .linkToNoFolder:
      say("its symbolic link leads into a folder that doesn't exist", "심볼릭 링크가 없는 폴더를 가리킴")
    case .ownFile: say("it is a file of this program", "이 프로그램이 쓰는 파일임")
    case .dataFolder: say("it is in the folder of the games", "게임을 저장하는 폴더 안에 있음")
    case .otherKind: say("it holds something else", "다른 내용이 들어 있음")
    case .empty: say("it is empty", "비어 있음")
    case .noVersion: say("it has no version number", "버전 번호가 없음")
    case .missingPart(let part): say("it lacks the \(text(of: part))", "없는 \(text(of: part))")
    case .foreignPart(let part):
      say("it has the \(text(of: part)), which no backup has", "백업에는 없는 \(text(of: part))")
    case .changedPart(let part):
      say("the \(text(of: part)) in it isn't the one of a backup", "백업의 것과 다른 \(text(of: part))")
    case .damaged: say("it is damaged", "손상됨")
    case .inUse: say("another program writes it", "다른 프로그램이 쓰는 중")
    case .openDatabase:
      say("it is a database in use, or one that wasn't closed", "사용 중이거나 제대로 닫히지 않은 데이터베이스임")
    case .exists: say("it exists already", "이미 있음")
    case .tooLarge(let limit):
      say("it has more than \(FileFault.size(limit))", "\(FileFault.size(limit))보다 큼")
    case .tooMany(let limit):
      say(
        "there are more than \(NumberFormat.grouped(limit, separator: ",")) files",
        "파일이 \(NumberFormat.grouped(limit, separator: ","))개보다 많음")
    case .full: say("no space left", "남은 공간 없음")
    case .quota: say("you may not store more there", "사용자별 저장 한도를 넘음")
    case .sizeLimit: say("it would be larger than the limit of \"ulimit -f\"", "파일 크기 한도를 넘음")
    case .readOnly: say("it is read-only", "읽기 전용")
    case .longName: say("the name is too long", "너무 긴 이름")
    case .tooManyOpen: say("too many files are open", "열린 파일이 너무 많음")
    case .closed: say("it is closed", "닫혀 있음")
    case .takesNoFiles: say("it takes no files", "파일을 만들 수 없는 폴더임")
    case .disk: say("the disk failed", "디스크 오류")
    case .slow: say("the disk takes too long", "디스크가 너무 느림")
    case .noLocks: say("its disk can't lock files", "파일을 잠글 수 없는 디스크임")
    case .noServer: say("the network drive doesn't answer", "네트워크 드라이브가 응답하지 않음")
    case .noDevice: say("the disk or device is gone", "디스크나 장치가 없어짐")
    case .unsupported: say("its disk can't do that", "디스크가 지원하지 않는 작업임")
    case .heldBySystem: say("the system holds it", "시스템이 쓰는 중")
    case .linkLoop: say("its symbolic links lead in a circle", "심볼릭 링크가 서로를 가리킴")
    case .otherDisk: say("it leads to another disk", "다른 디스크에 있음")
    case .interrupted: say("the system was interrupted", "시스템이 작업을 중단함")
    case .memory: say("not enough memory", "메모리 부족")
    case .noReader: say("nobody reads it any more", "읽는 쪽이 없어짐")
    case .system(let number):
      say("the system says: \(FileFault.systemText(of: number))", "시스템 오류 \(number)")
    case .database(let code, let message):
      say(message, code == 14 ? "데이터베이스를 열 수 없음" : "데이터베이스 오류 \(code)")
    case .other(let text): say(text, "알 수 없는 오류")
    }
  }

  /// What to do about a file of the program: the beginning of a sentence without a full stop, in
  /// Korean a stem that "세요" or "거나" follows. Where that depends on the file, it is `other`.
  public func remedy(_ fault: FileFault, otherwise other: String) -> String {
    switch fault {
    case .isFolder, .isFile, .isNoFile, .tooLarge: say("Move it away", "다른 곳으로 옮기")
    case .tooMany: say("Move some away", "일부를 다른 곳으로 옮기")
    case .isNoFolder: say("Move the file in the path away", "경로에 있는 파일을 다른 곳으로 옮기")
    case .foreignLink: say("Remove the link", "링크를 지우")
    case .linkToNoFolder: say("Create the folder or remove the link", "그 폴더를 만들거나 링크를 지우")
    case .linkLoop: say("Correct the link", "링크를 고치")
    case .full: say("Free some space", "공간을 비우")
    case .quota:
      say("Delete some of your files, or ask for more room", "내 파일을 일부 지우거나 저장 한도를 늘려 달라고 하")
    case .sizeLimit: say("Raise the limit and start again", "한도를 올리고 다시 시작하")
    case .inUse: say("Close that program", "그 프로그램을 닫")
    case .disk: say("Check the disk", "디스크를 확인하")
    case .slow: say("Wait until the disk answers", "디스크가 응답할 때까지 기다리")
    case .noLocks: say("Mount the disk so that it can lock files", "파일 잠금을 쓸 수 있게 디스크를 마운트하")
    case .noServer: say("Wait until the drive is back", "드라이브가 다시 연결될 때까지 기다리")
    case .noDevice: say("Connect it again", "다시 연결하")
    case .heldBySystem, .interrupted: say("Try again", "다시 시도하")
    case .memory: say("Close other programs", "다른 프로그램을 닫")
    default: other
    }
  }

  /// A part of a database: "table games".
  func text(of part: SchemaPart) -> String {
    let kind =
      switch part.kind {
      case .table: say("table", "테이블")
      case .index: say("index", "인덱스")
      case .view: say("view", "뷰")
      case .trigger: say("trigger", "트리거")
      }
    return "\(kind) \(Self.shortened(part.name))"
  }

  /// The start of a long text that fits on a line.
  static func shortened(_ text: String) -> String {
    text.count > 90 ? text.prefix(90) + "…" : text
  }
}

nonisolated extension FileFault {
  /// A round number of bytes: "1 MB" for 2^20.
  static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB"
  }
}
