import Foundation

/// A file system error in a few words, without a full stop.
struct FileFault: CustomStringConvertible {
  let description: String

  /// Uses the system's description if it is the cause, otherwise Foundation's.
  init(_ error: any Error) {
    let cause = (error as? CocoaError)?.userInfo[NSUnderlyingErrorKey] as? POSIXError
    if let code = (cause ?? error as? POSIXError)?.code.rawValue {
      description = String(cString: strerror(code))
    } else {
      let words = error.localizedDescription
      description = words.hasSuffix(".") ? String(words.dropLast()) : words
    }
  }
}
