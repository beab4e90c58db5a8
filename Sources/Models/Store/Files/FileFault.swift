import Foundation

/// The reason why the system or the database refuses a file.
public enum FileFault: Error, Hashable, Sendable {
  case notFound
  /// The user lacks permission.
  case notAllowed
  case isFolder
  /// The path leads to a file where a folder was expected.
  case isFile
  /// A part of the path isn't a folder.
  case isNoFolder
  /// The path leads to neither a file nor a folder, but to a pipe or a device.
  case isNoFile
  /// The path is a symbolic link.
  case isLink
  /// The path is a symbolic link that another user owns.
  case foreignLink
  /// The path is a symbolic link into a folder that doesn't exist.
  case linkToNoFolder
  /// The path is one of the program's own files.
  case ownFile
  /// The path is within the folder of the program's data.
  case dataFolder
  case otherKind
  case empty
  /// A database of this program doesn't say which version it is of.
  case noVersion
  /// A database lacks a part that those of the program have.
  case missingPart(SchemaPart)
  /// A database has a part that those of the program don't have.
  case foreignPart(SchemaPart)
  /// A database has a part that is defined differently in those of the program.
  case changedPart(SchemaPart)
  case damaged
  /// Another program writes the file.
  case inUse
  /// A database's log or journal is beside the path and would be applied to a new file.
  case openDatabase
  /// Something exists at the path already.
  case exists
  /// The file is larger than the program reads, in bytes.
  case tooLarge(limit: Int)
  /// There are more such files than the program reads.
  case tooMany(limit: Int)
  case full
  /// The user may not store more on the disk.
  case quota
  /// The file would be larger than the user's limit allows.
  case sizeLimit
  /// The disk can't be written to.
  case readOnly
  case longName
  case tooManyOpen
  case closed
  /// A folder, such as `/proc`, doesn't take files.
  case takesNoFiles
  /// The disk failed to read or write.
  case disk
  /// The disk, such as a network disk, can't lock files, or failed to.
  case noLocks
  /// The machine that has the disk doesn't answer, or doesn't have the file any more.
  case noServer
  /// The disk or device is gone.
  case noDevice
  /// The disk can't do what the program needs.
  case unsupported
  /// The system keeps the file for something else.
  case heldBySystem
  /// Symbolic links of the path lead to each other.
  case linkLoop
  case otherDisk
  /// The system was interrupted, or put it off.
  case interrupted
  case memory
  /// Nobody reads what is written.
  case noReader
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
    case ENOSPC: self = .full
    case EDQUOT: self = .quota
    case EFBIG: self = .sizeLimit
    case EROFS: self = .readOnly
    case ENAMETOOLONG: self = .longName
    case EMFILE, ENFILE: self = .tooManyOpen
    case EBADF: self = .closed
    case EIO, EBADMSG, EILSEQ: self = .disk
    case ENOLCK, EDEADLK: self = .noLocks
    case ESTALE, ETIMEDOUT, EHOSTDOWN, EHOSTUNREACH, ENETDOWN, ENETUNREACH, ENETRESET, ENOTCONN,
      ECONNABORTED, ECONNREFUSED, ECONNRESET, ENOLINK:
      self = .noServer
    case ENXIO, ENODEV: self = .noDevice
    case ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL, ENOTTY, ESPIPE: self = .unsupported
    case EBUSY, ETXTBSY: self = .heldBySystem
    case ELOOP: self = .linkLoop
    case EXDEV: self = .otherDisk
    case EINTR, EAGAIN, EALREADY, EINPROGRESS: self = .interrupted
    case ENOMEM, ENOBUFS: self = .memory
    case EPIPE: self = .noReader
    case EOVERFLOW: self = .tooLarge(limit: Int(Int32.max))
    default: self = Self.platformFault(number) ?? .system(number)
    }
  }

  /// The C library's English text for the system's error `number`, with the number.
  public static func systemText(of number: Int32) -> String {
    strerror(number).map { "\(String(cString: $0)) (\(number))" } ?? "\(number)"
  }

  /// The reason behind a number that only some systems know.
  private static func platformFault(_ number: Int32) -> FileFault? {
    #if os(Linux)
      switch number {
      case EUCLEAN: .disk
      case EREMOTEIO, ECOMM: .noServer
      case ENOMEDIUM, EMEDIUMTYPE: .noDevice
      // An encrypted folder is locked.
      case ENOKEY, EKEYEXPIRED, EKEYREVOKED, EKEYREJECTED: .notAllowed
      default: nil
      }
    #else
      nil
    #endif
  }

  /// The reason behind an error of Foundation. The system's number says more, if there is one.
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

/// A part of a database's schema, as its table of contents names it.
public struct SchemaPart: Hashable, Sendable {
  /// The kinds of parts.
  public enum Kind: String, CaseIterable, Sendable {
    case table
    case index
    case view
    case trigger
  }

  /// The kind.
  public let kind: Kind
  /// The name, which may come from a file from elsewhere.
  public let name: String

  /// Creates a part.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
