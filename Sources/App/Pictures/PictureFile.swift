import Foundation
import Screens
import Store

/// A picture that is named on the command line.
struct PictureFile: Hashable, Sendable {
  /// The path as given. `-` is standard input.
  let path: String

  /// The name for messages.
  var name: String { path == "-" ? "standard input" : path }

  /// Reads it whole, at most as much as a picture may have.
  func read() throws(PictureFailure) -> [UInt8] {
    let isInput = path == "-"
    let descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(FileFault(errno)) }
    defer { if !isInput { close(descriptor) } }
    var bytes: [UInt8] = []
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, initialized in
        count = Foundation.read(descriptor, buffer.baseAddress, Self.chunk)
        initialized = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .unreadable(FileFault(errno)) }
      if count == 0 { return bytes }
      bytes += chunk
      if bytes.count > FileAccess.largestPicture { throw .tooLong }
    }
  }

  private static let chunk = 1 << 20
}
