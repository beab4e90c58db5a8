import Formats
import Observation
import PictureReading

/// The way from a picture to a puzzle: chosen or taken, decoded, read.
@Observable
final class CameraModel {
  /// How far it has come.
  private(set) var stage = Stage.choosing
  /// The latest reading, with all that was mended.
  private(set) var review: PictureReview?
  /// The program that takes pictures; `nil` if none is installed, or before that is known.
  private(set) var program: String?
  /// `true` once it is known whether there is such a program.
  private(set) var isProgramKnown = false
  /// Puzzles in a file that turned out to hold text, until somebody takes them.
  private(set) var text: PuzzleDocument?
  @ObservationIgnored private let outside: Outside
  @ObservationIgnored private var lastNumber = 0

  /// How far the way has come.
  enum Stage: Hashable {
    /// A picture is to be chosen, possibly after one that failed.
    case choosing
    case failed(CameraFailure)
    case working(Job, Work)
    case reviewing

    /// What is being worked on.
    var job: Job? { if case .working(let job, _) = self { job } else { nil } }
  }

  /// A picture on its way.
  struct Job: Hashable {
    let source: Source
    /// Different for each job, so that the same picture can be read again.
    let number: Int
    /// How many other files came with it and are left out.
    var others = 0
  }

  /// Where a picture comes from.
  enum Source: Hashable {
    case file(String)
    case bytes([UInt8], name: String)
    case camera
  }

  /// What takes time.
  enum Work: Hashable {
    case opening
    case taking(program: String)
    case converting(PictureFormat)
    case looking
  }

  /// Nothing chosen yet.
  init(outside: Outside) {
    self.outside = outside
  }

  /// Looks for a program that takes pictures.
  func findProgram() async {
    program = await outside.pictures.camera()
    isProgramKnown = true
  }

  /// Starts with the picture at `source`; `others` files that came with it are left out.
  func open(_ source: Source, others: Int = 0) {
    lastNumber += 1
    let job = Job(source: source, number: lastNumber, others: others)
    stage = .working(job, source == .camera ? .taking(program: program ?? "") : .opening)
  }

  /// Stops what is being worked on, and forgets a failure.
  func chooseAnother() { stage = .choosing }

  /// Shows the latest reading again.
  func showReview() { if review != nil { stage = .reviewing } }

  /// Takes the puzzles of a file that held text.
  func takeText() -> PuzzleDocument? {
    defer { text = nil }
    return text
  }

  /// Does the work, if any, until the picture is read or has failed.
  func work() async {
    guard let job = stage.job else { return }
    do throws(CameraFailure) {
      let bytes = try await bytes(of: job)
      guard let picture = try await picture(in: bytes, job) else { return }
      goOn(with: job, .looking)
      let scan = try await scan(picture)
      guard isCurrent(job) else { return }
      review = PictureReview(of: scan, named: job.name, others: job.others, outside: outside)
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
    case .bytes(let bytes, _): return bytes
    case .file(let path):
      do throws(FileTrouble) {
        return try await outside.files.read(path, FileAccess.largestPicture)
      } catch {
        throw .file(error)
      }
    case .camera:
      do throws(PictureTrouble) {
        return try await outside.pictures.take()
      } catch {
        throw .program(error)
      }
    }
  }

  /// The picture in `bytes`; `nil` if they are text with puzzles, which ``text`` then has.
  private func picture(in bytes: [UInt8], _ job: Job) async throws(CameraFailure) -> Picture? {
    do throws(PictureError) {
      return try await outside.reader.decode(bytes)
    } catch .needsConverter(let format) {
      goOn(with: job, .converting(format))
      return try await decode(try await convert(bytes, format))
    } catch .notAPicture where bytes.count <= FileAccess.largestText {
      let document = await PuzzleDocument.read(bytes)
      guard !document.entries.isEmpty else { throw .picture(.notAPicture) }
      if isCurrent(job) { (text, stage) = (document, .choosing) }
      return nil
    } catch {
      throw .picture(error)
    }
  }

  private func convert(
    _ bytes: [UInt8], _ format: PictureFormat
  ) async throws(CameraFailure) -> [UInt8] {
    do throws(PictureTrouble) {
      return try await outside.pictures.convert(bytes, format)
    } catch {
      throw .program(error)
    }
  }

  private func decode(_ bytes: [UInt8]) async throws(CameraFailure) -> Picture {
    do throws(PictureError) {
      return try await outside.reader.decode(bytes)
    } catch {
      throw .picture(error)
    }
  }

  private func scan(_ picture: Picture) async throws(CameraFailure) -> PuzzleScan {
    do throws(ScanError) {
      return try await outside.reader.scan(picture)
    } catch {
      throw .scan(error)
    }
  }
}

extension CameraModel.Job {
  /// The name of the file; `nil` for a picture that was just taken.
  nonisolated var name: String? {
    switch source {
    case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .bytes(_, let name): name
    case .camera: nil
    }
  }
}
