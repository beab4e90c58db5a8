public import PictureReading

/// Programs of the machine that take and convert pictures, as far as the screens need them; a test
/// puts its own in place.
public nonisolated struct PictureAccess: Sendable {
  /// Finds the program that takes pictures and returns its name, such as "ffmpeg"; `nil` if none is
  /// installed.
  public var camera: @Sendable () async -> String?
  /// Takes a picture and returns the bytes of a file that can be decoded. Ends the program if the
  /// task is cancelled.
  public var take: @Sendable () async throws(PictureTrouble) -> [UInt8]
  /// Converts the bytes of a file in a format that only other programs read into those of one that
  /// can be decoded. Ends the program if the task is cancelled.
  public var convert:
    @Sendable (_ bytes: [UInt8], _ format: PictureFormat) async throws(PictureTrouble) -> [UInt8]

  /// Access by these functions.
  public init(
    camera: @escaping @Sendable () async -> String?,
    take: @escaping @Sendable () async throws(PictureTrouble) -> [UInt8],
    convert: @escaping @Sendable ([UInt8], PictureFormat) async throws(PictureTrouble) -> [UInt8]
  ) {
    self.camera = camera
    self.take = take
    self.convert = convert
  }

  /// No programs at all.
  public static let none = PictureAccess(
    camera: { nil }, take: { () throws(PictureTrouble) in throw .noCamera },
    convert: { _, format throws(PictureTrouble) in throw .noConverter(format) })
}

/// The reason why another program made no picture.
public nonisolated enum PictureTrouble: Error, Hashable, Sendable {
  /// No program that takes pictures is installed.
  case noCamera
  /// The program is there, but no camera that it could use.
  case noDevice(program: String)
  /// No program that converts this format is installed.
  case noConverter(PictureFormat)
  /// The program ended without a picture. `reason` is the last line that it wrote, if any.
  case failed(program: String, reason: String?)
  /// The program took too long and was ended.
  case tookTooLong(program: String)
  /// The task was cancelled.
  case cancelled
}

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
