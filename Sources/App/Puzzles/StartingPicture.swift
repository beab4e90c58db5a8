import Formats
import Foundation

/// A picture to start a session with.
struct StartingPicture: Equatable {
  /// The bytes of a file that can be decoded.
  let bytes: [UInt8]
  /// The name of the file that it came from.
  let name: String

  /// The picture in `bytes`, which came from a file of that name.
  init(bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// The picture in the notes of a recording, or `nil` if there is none.
  init?(notes: [String: String]) {
    guard let data = notes["picture"].flatMap({ Data(base64Encoded: $0) }) else { return nil }
    self.init(bytes: Array(data), name: (notes["pictureName"] ?? "").printable)
  }

  var base64: String { Data(bytes).base64EncodedString() }
}
