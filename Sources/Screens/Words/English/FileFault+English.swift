import Formats
import Store
import Widgets

nonisolated extension FileFault {
  /// The reason in a few words.
  var english: String {
    switch self {
    case .notFound: "no such file or folder"
    case .notAllowed: "no permission"
    case .isFolder: "it is a folder"
    case .isFile: "it is a file, not a folder"
    case .isNoFolder: "a part of the path is not a folder"
    case .isNoFile: "it is a pipe or a device"
    case .isLink: "it is a symbolic link"
    case .foreignLink: "it is another user's symbolic link"
    case .linkToNoFolder: "its symbolic link leads into a folder that does not exist"
    case .ownFile: "it is a file of this program"
    case .dataFolder: "it is in the folder of the games"
    case .otherKind: "it holds something else"
    case .empty: "it is empty"
    case .noVersion: "it has no version number"
    case .missingPart(let part): "it lacks the \(part.english)"
    case .foreignPart(let part): "it has the \(part.english), which no backup has"
    case .changedPart(let part): "the \(part.english) in it isn't the one of a backup"
    case .damaged: "it is damaged"
    case .inUse: "another program writes it"
    case .openDatabase: "it is a database in use, or one that was not closed"
    case .exists: "it exists already"
    case .tooLarge(let limit): "it has more than \(Self.size(limit))"
    case .tooMany(let limit):
      "there are more than \(NumberFormat.grouped(limit, separator: ",")) files"
    case .full: "no space left"
    case .quota: "you may not store more there"
    case .sizeLimit: "it would be larger than the limit of \"ulimit -f\""
    case .readOnly: "it is read-only"
    case .longName: "the name is too long"
    case .tooManyOpen: "too many files are open"
    case .closed: "it is closed"
    case .takesNoFiles: "it takes no files"
    case .disk: "the disk failed"
    case .slow: "the disk takes too long"
    case .noLocks: "its disk cannot lock files"
    case .noServer: "the network drive does not answer"
    case .noDevice: "the disk or device is gone"
    case .unsupported: "its disk cannot do that"
    case .heldBySystem: "the system holds it"
    case .linkLoop: "its symbolic links lead in a circle"
    case .otherDisk: "it leads to another disk"
    case .interrupted: "the system was interrupted"
    case .memory: "not enough memory"
    case .noReader: "nobody reads it any more"
    case .system(let number): "the system says: \(Self.systemText(of: number))"
    case .database(_, let message): message
    case .other(let text): text
    }
  }

  /// What to do about a file of the program, as the beginning of a sentence without a full stop. `nil` if
  /// that depends on the file.
  var englishRemedy: String? {
    switch self {
    case .isFolder, .isFile, .isNoFile, .tooLarge: "move it away"
    case .tooMany: "move some away"
    case .isNoFolder: "move the file in the path away"
    case .foreignLink: "remove the link"
    case .linkToNoFolder: "create the folder or remove the link"
    case .linkLoop: "correct the link"
    case .full: "free some space"
    case .quota: "delete some of your files, or ask for more room"
    case .sizeLimit: "raise the limit and start again"
    case .inUse: "close that program"
    case .disk: "check the disk"
    case .slow: "wait until the disk answers"
    case .noLocks: "mount the disk so that it can lock files"
    case .noServer: "wait until the drive is back"
    case .noDevice: "connect it again"
    case .heldBySystem, .interrupted: "try again"
    case .memory: "close other programs"
    default: nil
    }
  }

  /// A round number of bytes: "1 MB" for 2^20.
  static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB"
  }
}
