public import PictureReading

/// The screens' access to programs that take and convert pictures. Tests replace it.
public nonisolated struct PictureAccess: Sendable {
  /// Finds the program that takes pictures and returns its name, such as "ffmpeg", or `nil` if none
  /// is installed.
  public var camera: @Sendable () async -> String?
  /// Takes a picture and returns the bytes of a file that can be decoded. Cancelling the task ends
  /// the program.
  public var take: @Sendable () async throws(PictureProgramError) -> [UInt8]
  /// Converts the bytes of a file from a format that only other programs read to one that can be
  /// decoded. Cancelling the task ends the program.
  public var convert:
    @Sendable (
      _ bytes: [UInt8], _ format: PictureFormat
    ) async throws(PictureProgramError) -> [UInt8]

  /// Creates access from these functions.
  public init(
    camera: @escaping @Sendable () async -> String?,
    take: @escaping @Sendable () async throws(PictureProgramError) -> [UInt8],
    convert:
      @escaping @Sendable ([UInt8], PictureFormat) async throws(PictureProgramError) -> [UInt8]
  ) {
    self.camera = camera
    self.take = take
    self.convert = convert
  }

  /// Access to no programs.
  public static let none = PictureAccess(
    camera: { nil }, take: { () throws(PictureProgramError) in throw .noCamera(packages: []) },
    convert: { _, format throws(PictureProgramError) in throw .noConverter(format, packages: []) })
}

/// Reads puzzles from pictures. Tests replace it.
public nonisolated struct PictureReader: Sendable {
  /// Decodes the bytes of a file.
  public var decode: @Sendable (_ bytes: [UInt8]) async throws(PictureError) -> Picture
  /// Reads the puzzle in a picture. Ends early if the task is cancelled.
  public var scan: @Sendable (_ picture: Picture) async throws(ScanError) -> PuzzleScan

  /// Creates a reader from these functions.
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
