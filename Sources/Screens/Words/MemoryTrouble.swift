import Games
import Store
import Sudoku

/// A problem with the themes of Memory.
nonisolated enum MemoryTrouble: Equatable, Sendable {
  /// A damaged theme file was renamed.
  case setAside(SetAsideFile)
  /// The damaged file of the order was renamed.
  case orderSetAside(SetAsideFile)
  /// Some symbols of the theme with this name can't be read.
  case incomplete(String)
  /// Themes can't be read or written.
  case failed(MemoryThemesError)
}

nonisolated extension Words {
  /// A sentence about a problem with the themes of Memory.
  func text(of trouble: MemoryTrouble) -> String {
    switch trouble {
    case .setAside(let file) where file.reason == .damagedInPart:
      say(
        "A part of the theme in \(file.path) is damaged. It has the rest. The file as it was is now "
          + "\(file.newPath).",
        "\(file.path)의 테마가 일부 손상되어 읽을 수 있는 부분만 쓰고, 원래 파일은 \(file.newPath)에 보관했어요.")
    case .setAside(let file):
      say(
        "The theme in \(file.path) is damaged. Its file is now \(file.newPath). Your other themes "
          + "are fine.",
        "\(file.path)의 테마가 손상되어 파일 이름을 \(file.newPath, .toward) 바꾸었어요. 다른 "
          + "테마는 그대로예요.")
    case .orderSetAside(let file) where file.reason == .damagedInPart:
      say(
        "A part of the order of the themes in \(file.path) is damaged. The file as it was is now "
          + "\(file.newPath).",
        "\(file.path)의 테마 순서가 일부 손상되어 원래 파일을 \(file.newPath)에 보관했어요.")
    case .orderSetAside(let file):
      say(
        "The order of the themes in \(file.path) is damaged. Its file is now \(file.newPath). "
          + "Themes are sorted by name.",
        "\(file.path)의 테마 순서가 손상되어 파일 이름을 \(file.newPath, .toward) 바꾸었어요. "
          + "테마는 이름순으로 나와요.")
    case .incomplete(let name):
      say(
        "Some symbols of the theme “\(name)” can't be read. It has the others, and its file keeps all.",
        "“\(name)” 테마의 그림 가운데 읽을 수 없는 것이 있어요. 나머지 그림만 쓰고, 파일에는 모두 그대로 있어요.")
    case .failed(.unreadable(let path, let reason)):
      say(
        "Can't read \(path) (\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "Check its permissions")).",
        "\(path) 파일을 읽을 수 없어요(\(text(of: reason))). \(remedy(reason, otherwise: "읽기 권한을 확인하"))세요.")
    case .failed(.unwritable(let path, let reason)):
      say(
        "Can't save the theme as \(path) (\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "Make the folder writable")) or choose another.",
        "테마를 \(path)에 저장할 수 없어요(\(text(of: reason))). "
          + "\(remedy(reason, otherwise: "폴더의 쓰기 권한을 확인하"))거나 다른 폴더를 고르세요.")
    case .failed(.noTheme(let path, .unfit(let field))):
      say(
        "“\(field)” in \(path) \(limit(of: field)). Correct it and import the file again.",
        "\(path)의 “\(field)” 값\(limit(of: field)). 고친 뒤 다시 가져오세요.")
    case .failed(.noTheme(let path, let fault)):
      say(
        "\(path) isn't a theme (\(text(of: fault))). Choose a file exported as one.",
        "\(path, .topic) 테마가 아니에요(\(text(of: fault))). 테마로 내보낸 파일을 고르세요.")
    }
  }

  private func text(of fault: MemoryThemesError.Fault) -> String {
    switch fault {
    case .notJSON: say("not JSON", "JSON이 아님")
    case .missing(let field): say("“\(field)” is missing", "“\(field)” 없음")
    case .otherKind(let field): say("“\(field)” has the wrong type", "“\(field)”의 종류가 다름")
    case .unfit(let field): say("“\(field)” \(limit(of: field))", "“\(field)” 값\(limit(of: field))")
    }
  }

  /// The predicate of a sentence about a field of a Memory theme whose value isn't allowed.
  private func limit(of field: String) -> String {
    switch field {
    case "name": say("is empty", "이 비어 있어요")
    case "symbols":
      say("needs two or more symbols of one character each", "에는 한 글자짜리 서로 다른 그림이 두 개 이상 있어야 해요")
    case "pairs":
      say(
        "must be a number from \(MemoryTheme.minPairs) to \(MemoryTheme.maxPairs)",
        "은 \(MemoryTheme.minPairs)부터 \(MemoryTheme.maxPairs)까지의 수여야 해요")
    default: say("has a value that isn't allowed", "은 쓸 수 없어요")
    }
  }
}
