import Formats
import Observation
import PictureReading
import Store

/// Turns a picture into a puzzle: it is chosen or taken, decoded, and read.
@Observable
final class CameraModel {
  /// The current stage.
  private(set) var stage = Stage.choosing
  /// The latest reading, with all corrections.
  private(set) var review: PictureReview?
  /// The program that takes pictures. `nil` if none is installed or the search isn't done.
  private(set) var program: String?
  /// `true` once the search for such a program is done.
  private(set) var isProgramKnown = false
  /// The puzzles of a file that turned out to be text, until they are taken.
  private(set) var text: PuzzleDocument?
  @ObservationIgnored private let dependencies: Dependencies
  @ObservationIgnored private var lastNumber = 0

  /// A stage on the way from a picture to a puzzle.
  enum Stage: Hashable {
    /// The user is choosing a picture, possibly after a failed one.
    case choosing
    case failed(CameraFailure)
    case working(Job, Work)
    case reviewing

    /// The current job.
    var job: Job? { if case .working(let job, _) = self { job } else { nil } }
  }

  /// A picture being processed.
  struct Job: Hashable {
    let source: Source
    /// Unique, so that the same picture can be read again.
    let number: Int
    /// The number of other files that came with it and are ignored.
    var others = 0
  }

  /// The source of a picture.
  enum Source: Hashable {
    case file(String)
    case bytes([UInt8], name: String)
    case camera
  }

  /// A time-consuming step.
  enum Work: Hashable {
    case opening
    case taking(program: String)
    case converting(PictureFormat)
    case looking
  }

  /// Creates a model with no picture chosen.
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Looks for a program that takes pictures.
  func findProgram() async {
    program = await dependencies.pictures.camera()
    isProgramKnown = true
  }

  /// Starts with the picture at `source`, and ignores `others` files that came with it.
  func open(_ source: Source, others: Int = 0) {
    lastNumber += 1
    let job = Job(source: source, number: lastNumber, others: others)
    stage = .working(job, source == .camera ? .taking(program: program ?? "") : .opening)
  }

  /// Stops the current job, or dismisses a failure.
  func chooseAnother() { stage = .choosing }

  /// Shows the latest reading again.
  func showReview() { if review != nil { stage = .reviewing } }

  /// Takes the puzzles of a text file.
  func takeText() -> PuzzleDocument? {
    defer { text = nil }
    return text
  }

  /// Does the pending work until the picture is read or has failed.
  func work() async {
    guard let job = stage.job else { return }
    do throws(CameraFailure) {
      let bytes = try await bytes(of: job)
      guard let picture = try await picture(in: bytes, job) else { return }
      goOn(with: job, .looking)
      let scan = try await failing(with: CameraFailure.scan) { () async throws(ScanError) in
        try await self.dependencies.reader.scan(picture)
      }
      guard isCurrent(job) else { return }
      review = PictureReview(
        of: scan, named: job.name, others: job.others, dependencies: dependencies)
      stage = .reviewing
    } catch {
      if isCurrent(job) { stage = .failed(error) }
    }
  }

  private func isCurrent(_ job: Job) -> Bool { !Task.isCancelled && stage.job == job }

  private func goOn(with job: Job, _ work: Work) {
    if isCurrent(job) { stage = .working(job, work) }
  }

  private func bytes(of job: Job) async throws(CameraFailure) -> [UInt8] {
    switch job.source {
    case .bytes(let bytes, _): bytes
    case .file(let path):
      try await failing(with: CameraFailure.file) { () async throws(FileError) in
        try await self.dependencies.files.read(path, FileAccess.largestPicture)
      }
    case .camera:
      try await failing(with: CameraFailure.program) { () async throws(PictureProgramError) in
        try await self.dependencies.pictures.take()
      }
    }
  }

  /// The picture in `bytes`, or `nil` if they are text with puzzles, which is stored in ``text``.
  private func picture(in bytes: [UInt8], _ job: Job) async throws(CameraFailure) -> Picture? {
    do throws(PictureError) {
      return try await dependencies.reader.decode(bytes)
    } catch .needsConverter(let format) {
      goOn(with: job, .converting(format))
      let converted = try await failing(with: CameraFailure.program) {
        () async throws(PictureProgramError) in
        try await self.dependencies.pictures.convert(bytes, format)
      }
      return try await failing(with: CameraFailure.picture) { () async throws(PictureError) in
        try await self.dependencies.reader.decode(converted)
      }
    } catch .notAPicture where bytes.count <= FileAccess.largestText {
      let document = await PuzzleDocument.read(bytes)
      guard !document.entries.isEmpty else { throw .picture(.notAPicture) }
      if isCurrent(job) { (text, stage) = (document, .choosing) }
      return nil
    } catch {
      throw .picture(error)
    }
  }

  /// Does part of the work. Its error is the reason of a failure of the camera.
  private func failing<Reason: Error, Result>(
    with failure: (Reason) -> CameraFailure, _ work: () async throws(Reason) -> Result
  ) async throws(CameraFailure) -> Result {
    do throws(Reason) { return try await work() } catch { throw failure(error) }
  }
}

extension CameraModel.Job {
  /// The name of the file, or `nil` for a picture taken here.
  nonisolated var name: String? {
    switch source {
    case .file(let path): PathParts(path).name
    case .bytes(_, let name): name
    case .camera: nil
    }
  }
}
