/// The reason why a picture can't be decoded.
public enum PictureError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes don't begin like any known kind of picture.
  case notAPicture
  /// Other programs can convert a picture of this kind.
  case needsConverter(PictureFormat)
  /// A kind that isn't a photograph, such as a PDF, or an unsupported variant.
  case unsupported(PictureFormat)
  /// Broken, or truncated so early that nothing useful is left.
  case damaged(PictureFormat)
  /// Too large to decode in bounded memory. The size is from the file.
  case tooLarge(width: Int, height: Int)
  /// Too small to recognise the cells of a puzzle. The size is from the file.
  case tooSmall(width: Int, height: Int)
}
