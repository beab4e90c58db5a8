public import PictureReading

/// Reads puzzles from pictures; a test puts its own in place.
public nonisolated struct PictureReader: Sendable {
  /// Decodes the bytes of a file.
  public var decode: @Sendable (_ bytes: [UInt8]) async throws(PictureError) -> Picture
  /// Reads the puzzle in a picture. Ends early if the task is cancelled.
  public var scan: @Sendable (_ picture: Picture) async throws(ScanError) -> PuzzleScan

  /// Reading by these functions.
  public init(
    decode: @escaping @Sendable ([UInt8]) async throws(PictureError) -> Picture,
    scan: @escaping @Sendable (Picture) async throws(ScanError) -> PuzzleScan
  ) {
    self.decode = decode
    self.scan = scan
  }

  /// The program's own decoder and scan, off the caller's actor.
  public static let standard = PictureReader(decode: decoded, scan: scanned)

  @concurrent
  private static func decoded(_ bytes: [UInt8]) async throws(PictureError) -> Picture {
    try Picture(decoding: bytes)
  }

  @concurrent
  private static func scanned(_ picture: Picture) async throws(ScanError) -> PuzzleScan {
    try PuzzleScan(of: picture)
  }
}
