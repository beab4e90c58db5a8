import Formats
import Store
import Widgets

nonisolated extension FileFault {
  /// The reason in a few words.
  var korean: String {
    switch self {
    case .notFound: "없는 파일이나 폴더"
    case .notAllowed: "권한 없음"
    case .isFolder: "폴더임"
    case .isFile: "폴더가 아니라 파일임"
    case .isNoFolder: "경로에 폴더가 아닌 것이 있음"
    case .isNoFile: "파이프나 장치임"
    case .isLink: "심볼릭 링크임"
    case .foreignLink: "다른 사용자의 심볼릭 링크임"
    case .linkToNoFolder: "심볼릭 링크가 없는 폴더를 가리킴"
    case .ownFile: "이 프로그램이 쓰는 파일임"
    case .dataFolder: "게임을 저장하는 폴더 안에 있음"
    case .otherKind: "다른 내용이 들어 있음"
    case .empty: "비어 있음"
    case .noVersion: "버전 번호가 없음"
    case .missingPart(let part): "없는 \(part.korean)"
    case .foreignPart(let part): "백업에는 없는 \(part.korean)"
    case .changedPart(let part): "백업의 것과 다른 \(part.korean)"
    case .damaged: "손상됨"
    case .inUse: "다른 프로그램이 쓰는 중"
    case .openDatabase: "사용 중이거나 제대로 닫히지 않은 데이터베이스임"
    case .exists: "이미 있음"
    case .tooLarge(let limit): "\(Self.size(limit))보다 큼"
    case .tooMany(let limit): "파일이 \(NumberFormat.grouped(limit, separator: ","))개보다 많음"
    case .full: "남은 공간 없음"
    case .quota: "사용자별 저장 한도를 넘음"
    case .sizeLimit: "파일 크기 한도를 넘음"
    case .readOnly: "읽기 전용"
    case .longName: "너무 긴 이름"
    case .tooManyOpen: "열린 파일이 너무 많음"
    case .closed: "닫혀 있음"
    case .takesNoFiles: "파일을 만들 수 없는 폴더임"
    case .disk: "디스크 오류"
    case .slow: "디스크가 너무 느림"
    case .noLocks: "파일을 잠글 수 없는 디스크임"
    case .noServer: "네트워크 드라이브가 응답하지 않음"
    case .noDevice: "디스크나 장치가 없어짐"
    case .unsupported: "디스크가 지원하지 않는 작업임"
    case .heldBySystem: "시스템이 쓰는 중"
    case .linkLoop: "심볼릭 링크가 서로를 가리킴"
    case .otherDisk: "다른 디스크에 있음"
    case .interrupted: "시스템이 작업을 중단함"
    case .memory: "메모리 부족"
    case .noReader: "읽는 쪽이 없어짐"
    case .system(let number): "시스템 오류 \(number)"
    case .database(14, _): "데이터베이스를 열 수 없음"
    case .database(let code, _): "데이터베이스 오류 \(code)"
    case .other: "알 수 없는 오류"
    }
  }

  /// What to do about a file of the program, as a stem that "세요" or "거나" follows. `nil` if that depends on
  /// the file.
  var koreanRemedy: String? {
    switch self {
    case .isFolder, .isFile, .isNoFile, .tooLarge: "다른 곳으로 옮기"
    case .tooMany: "일부를 다른 곳으로 옮기"
    case .isNoFolder: "경로에 있는 파일을 다른 곳으로 옮기"
    case .foreignLink: "링크를 지우"
    case .linkToNoFolder: "그 폴더를 만들거나 링크를 지우"
    case .linkLoop: "링크를 고치"
    case .full: "공간을 비우"
    case .quota: "내 파일을 일부 지우거나 저장 한도를 늘려 달라고 하"
    case .sizeLimit: "한도를 올리고 다시 시작하"
    case .inUse: "그 프로그램을 닫"
    case .disk: "디스크를 확인하"
    case .slow: "디스크가 응답할 때까지 기다리"
    case .noLocks: "파일 잠금을 쓸 수 있게 디스크를 마운트하"
    case .noServer: "드라이브가 다시 연결될 때까지 기다리"
    case .noDevice: "다시 연결하"
    case .heldBySystem, .interrupted: "다시 시도하"
    case .memory: "다른 프로그램을 닫"
    default: nil
    }
  }
}
