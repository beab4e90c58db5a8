import PictureReading
import Scutes
import Store
import Sudoku

/// The way from a picture to a puzzle: choosing or taking it, reading it, reviewing the reading.
struct CameraScreen: Screen {
  @Environment(\.screenSize) private var size
  @State private var isChoosing = false
  /// The beginning of the path that is typed, if it is.
  @State private var beginning = ""
  let host: any CameraHost
  let model: CameraModel

  var suite: any ScreenHost { host }

  static func commands(_ words: Words) -> CommandTable<Self> {
    let camera = words.camera
    return CommandTable("camera", camera.title) {
      Command.group(if: { $0.isIdle }) {
        Command.focusMoves("↑↓", words)
        Command("openFile", ["o"], camera.choosePicture.lowercased()) { $0.choose() }
        Command("typePath", ["/"], camera.typePath.lowercased(), shown: .help) { $0.choose("/") }
        Command("typePathAtHome", ["~"], camera.typePath.lowercased(), shown: .hidden) {
          $0.choose("~")
        }
        Command("take", ["i"], camera.takePicture.lowercased()) { $0.takePicture() }
          .adapted { if $1.model.program == nil { $0.visibility = .hidden } }
        Command("last", ["l"], camera.lastReading.lowercased(), shown: .help) {
          $0.model.showReview()
        }
      }
      Command.back(words, if: { $0.model.stage != .reviewing }) { $0.goBack() }
        .adapted { if !$1.isIdle { $0.title = words.app.cancel.lowercased() } }
    }
  }

  var body: some View {
    VStack {
      header
      content
      KeyHints()
    }
    .commands(Self.commands(words), on: self)
    .onPaste(paste)
    .task { await model.findProgram() }
    .task(id: model.stage.job) {
      await model.work()
      host.takeText(from: model)
    }
    .sheet(isPresented: $isChoosing, title: words.camera.choosePicture) {
      PictureFileSheet(suite: host, beginning: beginning)
    }
  }

  /// Chooses a file, by a path if its beginning is typed.
  private func choose(_ beginning: String = "") {
    (self.beginning, isChoosing) = (beginning, true)
  }

  /// `true` while a picture is chosen.
  private var isIdle: Bool {
    switch model.stage {
    case .choosing, .failed: true
    case .working, .reviewing: false
    }
  }

  @ViewBuilder private var content: some View {
    switch model.stage {
    case .choosing:
      CameraStart(words: words, model: model, failure: nil, perform: perform)
    case .failed(let failure):
      CameraStart(words: words, model: model, failure: words.text(of: failure), perform: perform)
    case .working(let job, let work):
      VStack {
        Spacer()
        VStack(spacing: 1) {
          ProgressView(words.text(of: work, job))
          Button(words.app.cancel) { goBack() }.defaultFocus()
        }
        Spacer()
      }
    case .reviewing:
      if let review = model.review {
        ReviewView(host: host, review: review, chooseAnother: { choose() }, back: goBack)
      }
    }
  }

  private var header: some View {
    HStack(spacing: 1) {
      if model.stage == .reviewing, let review = model.review {
        BackButton(words.app.back, action: goBack)
        ReviewTitle(review: review, words: words)
        home
      } else {
        PageHead {
          BackButton(words.app.back, action: goBack)
          Text(words.camera.title).bold().foregroundStyle(.title).lineLimit(1)
          home
        }
      }
    }
    .frame(height: 1)
  }

  @ViewBuilder private var home: some View {
    if size.width >= 60 {
      Button("⌂ \(words.home.title)") { suite.go(to: .home) }.buttonStyle(IconButtonStyle())
    } else {
      Text("")
    }
  }

  private func paste(_ text: String) -> Bool {
    if let pasted = PastedPaths(text, takesAny: true) {
      host.openPictures(pasted)
    } else {
      suite.solve(pasted: text)
    }
    return true
  }

  private func takePicture() {
    if model.program != nil { model.open(.camera) }
  }

  /// Stops any work, or else leaves the screen.
  private func goBack() {
    if model.stage.job != nil { model.chooseAnother() } else { suite.goBack() }
  }
}

/// The ways to choose a picture, below the latest problem.
private struct CameraStart: View {
  @Environment(\.screenSize) private var size
  let words: Words
  let model: CameraModel
  let failure: String?
  let perform: (String) -> Void

  var body: some View {
    VStack {
      Spacer()
      if let failure {
        Text("✗ \(failure)").foregroundStyle(.error).multilineTextAlignment(.center)
          .lineLimit(4).padding(.vertical, 1)
          .frame(maxWidth: min(60, size.width - 4))
      } else {
        Spacer(minLength: 1).frame(maxHeight: 1)
      }
      VStack {
        button(choosing, "openFile")
        button(taking, "take")
        button(last, "last")
      }
      .defaultFocus()
      Spacer(minLength: 1).frame(maxHeight: 1)
      Text(words.camera.orDrop).foregroundStyle(.secondary).multilineTextAlignment(.center)
        .frame(maxWidth: min(60, size.width - 4))
      Spacer()
    }
  }

  private func button(_ label: ChoiceLabel, _ command: String) -> some View {
    let isFramed = size.width >= 60 && size.height >= 22
    return ChoiceButton(label: label, isFramed: isFramed, width: isFramed ? 56 : 38) {
      perform(command)
    }
  }

  private var choosing: ChoiceLabel {
    ChoiceLabel(
      title: "▸ \(words.camera.choosePicture)", detail: words.camera.choosePictureNote)
  }

  private var taking: ChoiceLabel {
    let title = "◉ \(words.camera.takePicture)"
    if let program = model.program {
      return ChoiceLabel(title: title, detail: words.camera.takeWith(program))
    }
    return ChoiceLabel(
      title: title, detail: model.isProgramKnown ? words.camera.needsProgram : " ", isEnabled: false
    )
  }

  private var last: ChoiceLabel {
    ChoiceLabel(
      title: "↺ \(words.camera.lastReading)", note: model.review?.name ?? "",
      detail: model.review == nil ? words.camera.nothingRead : words.solver.lastNote,
      isEnabled: model.review != nil)
  }
}

/// The latest message about a reading, or else the picture's name and the number of doubtful cells.
private struct ReviewTitle: View {
  let review: PictureReview
  let words: Words

  var body: some View {
    if let message = review.board.message {
      Text(message.text).bold().foregroundStyle(message.isError ? .error : .success)
        .lineLimit(1).frame(maxWidth: .infinity)
    } else {
      Text(state).bold().foregroundStyle(doubts == 0 ? .success : .warning).lineLimit(1)
        .layoutPriority(1)
      Text(review.name ?? "").foregroundStyle(.secondary).lineLimit(1).truncationMode(.middle)
      Spacer()
    }
  }

  private var doubts: Int { review.doubts.count }

  private var state: String {
    if review.board.intent == .play { return words.solution.gameComing }
    if doubts > 0 { return "? \(words.camera.doubts(doubts))" }
    return "✓ " + (review.scan.doubtful.isEmpty ? words.camera.sure : words.camera.allChecked)
  }
}

/// Chooses a picture from the machine's folders. Stays open if the file can't be read.
private struct PictureFileSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var failure: String?
  let suite: any CameraHost
  let beginning: String

  var body: some View {
    FileOpener(
      suite: suite, failure: failure, beginning: beginning, lists: { $0.namesPicture }
    ) { path in
      do throws(FileError) {
        let bytes = try await suite.dependencies.files.read(path, FileAccess.largestPicture)
        suite.openPicture(bytes, named: PathParts(path).name)
        dismiss()
      } catch {
        failure = suite.words.text(of: error)
      }
    }
    .onPaste { text in
      guard let pasted = PastedPaths(text, takesAny: true) else { return false }
      suite.openPictures(pasted)
      dismiss()
      return true
    }
  }
}

extension Words {
  /// The description of the current work on a picture.
  fileprivate func text(of work: CameraModel.Work, _ job: CameraModel.Job) -> String {
    switch work {
    case .opening: camera.opening(job.name ?? "")
    case .taking(let program): camera.taking(program)
    case .converting(let format): camera.converting(format.name)
    case .looking: camera.looking
    }
  }
}

/// The suite as the camera screen sees it.
protocol CameraHost: ScreenHost {
  /// Reads the first of the pasted files.
  func openPictures(_ pasted: PastedPaths)
  /// Reads a picture from its bytes.
  func openPicture(_ bytes: [UInt8], named name: String)
  /// Puts the puzzles of a text file on the solver's board.
  func takeText(from model: CameraModel)
  /// Puts a reading on the solver's board.
  func solve(_ review: PictureReview)
  /// Grades a reading and starts a game of it. Handwritten digits are placed as one move.
  func play(_ review: PictureReview) async
}
