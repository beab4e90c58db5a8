public import Store
import Sudoku

/// The reason why a file or folder can't be used.
public nonisolated enum FileError: Error, Hashable, Sendable {
  /// Nothing exists at the path.
  case notFound(String)
  /// The user lacks permission.
  case notAllowed(String)
  /// The file exceeds the size limit.
  case tooLarge(String)
  /// A file already exists at the path.
  case exists(String)
  /// The path is a folder's.
  case isFolder(String)
  /// The path is neither a file's nor a folder's.
  case isNoFile(String)
  /// Any other reason.
  case other(String, reason: FileFault)

  /// The reason why the file at `path` can't be used.
  public init(_ path: String, _ fault: FileFault) {
    switch fault {
    case .notFound: self = .notFound(path)
    case .notAllowed: self = .notAllowed(path)
    case .isFolder: self = .isFolder(path)
    case .isNoFile: self = .isNoFile(path)
    case .exists: self = .exists(path)
    default: self = .other(path, reason: fault)
    }
  }
}

nonisolated extension Words {
  /// A sentence about why a file or folder can't be used.
  func text(of trouble: FileError) -> String {
    switch trouble {
    case .notFound(let path): say("No such file: '\(path)'.", "\(path, .subject) 없어요.")
    case .notAllowed(let path):
      say("No permission to read or write \(path).", "\(path, .object) 읽거나 쓸 권한이 없어요.")
    case .tooLarge(let path): say("\(path) is too large to read.", "\(path, .topic) 너무 커서 읽지 않아요.")
    case .exists(let path):
      say(
        "\(path) already exists. Press again to replace it.",
        "\(path, .subject) 이미 있어요. 한 번 더 누르면 덮어써요.")
    case .isFolder(let path):
      say("\(path) is a folder. Add a file name.", "\(path, .topic) 폴더예요. 파일 이름을 더하세요.")
    case .isNoFile(let path): say("\(path) isn't a regular file.", "\(path, .topic) 보통 파일이 아니에요.")
    case .other(let path, let reason):
      say(
        "Can't use \(path) (\(text(of: reason))).", "\(path, .object) 쓸 수 없어요(\(text(of: reason)))."
      )
    }
  }
}
