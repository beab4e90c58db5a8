import ArgumentParser
import Foundation
import Hints
import PictureReading
import Screens
import Sudoku

struct ReadCommand: ScriptCommand {
  static let name = "read"
  static func summary(in language: Language) -> String {
    language.say(
      "Read puzzles from pictures: photographs, scans, screenshots.",
      "사진, 스캔, 화면 캡처에서 퍼즐을 읽어요.")
  }

  static let discussion = """
    Prints the printed digits of each picture as 81 characters, a dot for an empty cell, in the \
    order of the pictures. JPEG, PNG, BMP and GIF are read as they are. HEIC, WebP, AVIF, JPEG XL \
    and TIFF need a program that converts them.

    What the rules and the one solution of a puzzle don't settle is in doubt: the likeliest \
    reading is printed, and the cells that may be something else are named on standard error, the \
    most doubtful first.

    Ends with status 0 if every picture was read without a doubt, or with doubts about clean empty \
    cells alone, 1 if one is in doubt or shows no puzzle, 2 if a file couldn't be read.

    EXAMPLES:
      ultimate-sudoku read photo.jpg
      ultimate-sudoku read --json scans/*.png > puzzles.json
      ultimate-sudoku read photo.jpg | ultimate-sudoku solve
      ultimate-sudoku read --take
    """

  @Argument(
    help: "Pictures. - is standard input.",
    completion: .file(extensions: PictureEndings.readable))
  var pictures: [String] = []

  @Flag(help: "Take the picture with a camera, through ffmpeg, fswebcam or imagesnap.")
  var take = false

  @Option(
    help: "The camera for --take, such as /dev/video2 (default: the first).", completion: .file())
  var camera: String?

  @OptionGroup var parallel: ParallelOptions
  @OptionGroup var output: OutputOptions

  @Flag(help: "Print one JSON object per line, with doubtful cells, probabilities and corners.")
  var json = false

  func validate() throws {
    if take, !pictures.isEmpty {
      throw ValidationError("--take and pictures exclude each other: give one of them.")
    }
    if !take, pictures.isEmpty {
      throw ValidationError(
        "read needs a picture: name a file, give - for standard input, or --take to use a camera.")
    }
    if pictures.contains("") { throw ValidationError("read needs the name of a file.") }
    guard let camera else { return }
    if !take { throw ValidationError("--camera goes with --take.") }
    if camera.isEmpty || camera.hasPrefix("-") {
      throw ValidationError("'\(camera)' isn't a camera: give one such as /dev/video0.")
    }
  }

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let programs =
      camera.map { camera in PicturePrograms(environment: environment) { camera } }
      ?? PicturePrograms(environment: environment)
    try Interruption.cleaningUp(programs.stop) {
      try read(with: programs)
    }
  }

  private func read(with programs: PicturePrograms) throws {
    let sources = take ? [Source(programs)] : pictures.map { Source(PictureFile(path: $0)) }
    var rest = sources[...]
    var output = BatchOutput(to: try self.output.makeFile(), unit: "pictures", total: sources.count)
    let (scanner, json) = (PictureScanner(programs: programs), json)
    try OrderedWork.run(
      jobs: workers, next: { rest.popFirst() }, isInline: false,
      idle: { output.showProgress("") },
      work: { Answer(to: $0, by: scanner, inJSON: json) },
      finish: { answer in
        output.print(answer.lines)
        output.flush()
        switch answer.remark {
        case .doubt(let sentence): output.doubt(sentence)
        case .slightDoubt(let sentence): output.say(sentence)
        case .failure(let sentence): output.fail(sentence)
        case .missing(let sentence): output.failFile(sentence)
        case nil: break
        }
      })
    try output.end()
  }

  /// The pictures to read at a time. Each takes up to 100 MB in addition to its file.
  private var workers: Int { min(parallel.workers, 8) }

  private struct Source: Sendable {
    /// The name for messages.
    let name: String
    let path: String
    let bytes: @Sendable () throws(CameraFailure) -> [UInt8]

    init(_ file: PictureFile) {
      (name, path) = (file.name, file.path)
      bytes = { () throws(CameraFailure) in try file.read() }
    }

    /// The camera's picture.
    init(_ programs: PicturePrograms) {
      (name, path) = ("The camera's picture", "camera")
      bytes = { () throws(CameraFailure) in
        try Waiting.result { await programs.takePicture() }.mapError(CameraFailure.program).get()
      }
    }
  }

  /// The output for a picture: its lines, and a sentence about it for standard error.
  private struct Answer: Sendable {
    let lines: [String]
    let remark: Remark?

    enum Remark: Sendable {
      case doubt(String)
      /// About clean empty cells alone.
      case slightDoubt(String)
      case failure(String)
      case missing(String)
    }

    init(to source: Source, by scanner: PictureScanner, inJSON: Bool) {
      do throws(CameraFailure) {
        let result = try scanner.scan(try source.bytes())
        lines = [
          inJSON
            ? JSONLine.text(of: ReadPicture(result, file: source.path))
            : result.scan.givens.description
        ]
        let scan = result.scan
        remark = PictureSentence.doubt(about: scan, in: source.name).map {
          scan.needsCheck ? .doubt($0) : .slightDoubt($0)
        }
      } catch {
        let sentence = PictureSentence.text(of: error, in: source.name, language: .english)
        lines =
          inJSON
          ? [JSONLine.text(of: UnreadPicture(file: source.path, error: sentence))] : []
        remark = error.isMissing ? .missing(sentence) : .failure(sentence)
      }
    }
  }
}

/// A picture without a puzzle, as `read --json` prints it.
private struct UnreadPicture: Encodable {
  let file: String
  let error: String
}

/// A picture and the puzzle in it, as `read --json` prints it.
struct ReadPicture: Encodable {
  let file: String
  /// The printed digits, 81 characters.
  let puzzle: String
  /// The digits written by hand, 81 characters.
  let handwritten: String
  /// The cells that may be something else, the most doubtful first; none if the reading is sure.
  let doubtful: [String]
  /// The cells that are read as something else than they look most like.
  let changed: [String]
  /// The solutions: 0, 1, or 2 for two or more.
  let solutions: Int
  /// The size of the picture as it was read: upright, its longer side at most 1,600 pixels.
  let width: Int
  let height: Int
  /// The corners of the grid in such pixels, clockwise from the puzzle's own top left.
  let corners: [[Double]]
  /// For each cell, the probability that it is empty and that it shows 1 to 9, to four places.
  let probabilities: [[Double]]

  init(_ result: PictureScanner.Result, file: String) {
    let scan = result.scan
    self.file = file
    puzzle = scan.givens.description
    handwritten = scan.handwritten.description
    doubtful = scan.doubts.map(\.description)
    changed = scan.changed.map(\.description)
    solutions =
      switch PuzzleCheck(scan.givens) {
      case .unique: 1
      case .several: 2
      case .conflicts, .noSolution: 0
      }
    (width, height) = (result.width, result.height)
    corners = scan.corners.map { [Self.rounded($0.x, to: 10), Self.rounded($0.y, to: 10)] }
    probabilities = scan.cells.map { cell in
      cell.probabilities.map { Self.rounded($0, to: 10_000) }
    }
  }

  private static func rounded(_ value: Double, to parts: Double) -> Double {
    (value * parts).rounded() / parts
  }
}
