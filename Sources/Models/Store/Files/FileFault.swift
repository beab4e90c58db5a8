import Foundation

/// What the file system had to say, in a few words without a full stop.
struct FileFault: CustomStringConvertible {
  let description: String

  /// The words of the system where it was the cause, those of Foundation otherwise.
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
