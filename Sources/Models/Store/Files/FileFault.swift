import Foundation

/// The reason why the system or the database refuses a file.
public enum FileFault: Error, Hashable, Sendable {
  /// Nothing exists at the path.
  case notFound
  /// The user lacks permission.
  case notAllowed
  /// The path is a folder's.
  case isFolder
  /// The path is a file's, where a folder was expected.
  case isFile
  /// A part of the path isn't a folder.
  case isNoFolder
  /// The path is neither a file's nor a folder's: a pipe's or a device's.
  case isNoFile
  /// The path is a symbolic link's.
  case isLink
  /// The path is a symbolic link's that another user owns.
  case foreignLink
  /// The path is a symbolic link's that leads into a folder which doesn't exist.
  case linkToNoFolder
  /// The path is one of the program's own files.
  case ownFile
  /// The path is within the folder of the program's data.
  case dataFolder
  /// The file is of another kind.
  case otherKind
  /// The file is empty.
  case empty
  /// A database of this program doesn't say which version it is of.
  case noVersion
  /// A database lacks a part that the program's have.
  case missingPart(SchemaPart)
  /// A database has a part that the program's don't have.
  case foreignPart(SchemaPart)
  /// A database has a part that is defined in another way in the program's.
  case changedPart(SchemaPart)
  /// The file is damaged.
  case damaged
  /// Another program writes the file.
  case inUse
  /// A database's log or journal stands beside the path and would be applied to a new file.
  case openDatabase
  /// Something exists at the path already.
  case exists
  /// The disk is full.
  case full
  /// The file would be larger than the user's limit allows.
  case sizeLimit
  /// The disk can't be written to.
  case readOnly
  /// The name is too long.
  case longName
  /// Too many files are open.
  case tooManyOpen
  /// The stream is closed.
  case closed
  /// A folder, such as `/proc`, doesn't take files.
  case takesNoFiles
  /// The disk failed to read or write.
  case disk
  /// The disk takes too long.
  case slow
  /// Another error of the system, by its number.
  case system(Int32)
  /// An error of the database, by its result code and its English message.
  case database(code: Int32, message: String)
  /// Any other error, with an English description.
  case other(String)

  /// The reason behind the system's error `number`.
  public init(_ number: Int32) {
    switch number {
    case ENOENT: self = .notFound
    case EACCES, EPERM: self = .notAllowed
    case EISDIR: self = .isFolder
    case ENOTDIR: self = .isNoFolder
    case EEXIST: self = .exists
    case ENOSPC, EDQUOT: self = .full
    case EFBIG: self = .sizeLimit
    case EROFS: self = .readOnly
    case ENAMETOOLONG: self = .longName
    case EMFILE, ENFILE: self = .tooManyOpen
    case EBADF: self = .closed
    case EIO: self = .disk
    default: self = .system(number)
    }
  }

  /// The reason behind an error of Foundation. The system's number tells more, if there is one.
  public init(_ error: any Error) {
    if let fault = error as? FileFault {
      self = fault
      return
    }
    let cocoa = error as? CocoaError
    let cause = cocoa?.userInfo[NSUnderlyingErrorKey] ?? error
    if let cause = cause as? POSIXError {
      self.init(cause.code.rawValue)
      return
    }
    // A file handle's errors.
    if let cause = cause as? NSError, cause.domain == NSPOSIXErrorDomain {
      self.init(Int32(cause.code))
      return
    }
    switch cocoa?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: self = .notFound
    case .fileReadNoPermission, .fileWriteNoPermission: self = .notAllowed
    case .fileWriteFileExists: self = .exists
    case .fileWriteOutOfSpace: self = .full
    case .fileWriteVolumeReadOnly: self = .readOnly
    default: self = .other(error.localizedDescription)
    }
  }
}
