import Formats
import Scutes
import Sudoku

/// The review of a reading: the picture beside the board, the cell under the cursor, the verdict,
/// and the actions.
struct ReviewView: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  @State private var showsOther = false
  @State private var focused: Target?
  let host: any CameraHost
  let review: PictureReview
  let chooseAnother: () -> Void
  let back: () -> Void

  var suite: any ScreenHost { host }

  /// The focusable parts. Enter confirms a doubtful cell, or plays when none is left.
  private enum Target: Hashable {
    case board
    case play
  }

  /// The keys. While cells are doubtful, the footer starts with how to settle them, otherwise with
  /// what to do with the board.
  static func commands(_ words: Words) -> CommandTable<Self> {
    let (camera, board) = (words.camera, words.board)
    return CommandTable("review", camera.review) {
      Command("doubt.true", [KeyPress(.tab)], camera.nextDoubt) {
        $0.review.goToDoubt(isForward: true)
      }
      .adapted { if !$1.hasDoubts { $0.visibility = .help } }
      Command(
        "doubt.false", [KeyPress(.tab, modifiers: .shift)], camera.previousDoubt, shown: .help
      ) { $0.review.goToDoubt(isForward: false) }
      Command("keep", [.enter, " "], camera.keep) { $0.review.keep() }
        .adapted { if !$1.hasDoubts { $0.visibility = .help } }
      Command.arrows(words, shown: .help) { $0.review.board.move($1) }
      Command.digits(camera.correct, named: { _ in "mend" }) { $0.review.correct($1) }
      Command(
        "mend.nil", ["0", ".", "x", .delete, .backspace, .control("h")], board.clear, shown: .help
      ) { $0.review.correct(nil) }
      Command("handwritten", ["w"], camera.toggleHandwritten) { $0.review.toggleHandwritten() }
      Command("handwriting", ["W"], camera.toggleHandwriting, shown: .help) {
        $0.review.toggleHandwriting()
      }
      Command("undo", ["u"], words.board.undo.lowercased(), shown: .help) {
        $0.review.board.edit { $0.undo() }
      }
      Command.redo(words) { $0.review.board.edit { $0.redo() } }
      for command in leaving(words) {
        command.adapted { if !$1.hasDoubts { $0.visibility = .prominent } }
      }
    }
  }

  /// What to do with the board.
  private static func leaving(_ words: Words) -> [Command<Self>] {
    let camera = words.camera
    return [
      Command("play", ["p"], camera.play.lowercased()) {
        if $0.review.isCleared() { $0.review.board.reach(.play) }
      },
      Command("solve", ["s"], camera.solve.lowercased()) {
        if $0.review.isCleared() { $0.host.solve($0.review) }
      },
      Command("another", ["o"], camera.another.lowercased()) { $0.chooseAnother() },
      Command("view", ["v"], camera.otherView.lowercased()) { $0.showsOther.toggle() },
      Command.back(words) { $0.back() },
    ]
  }

  var body: some View {
    let plan = CameraPlan.fitting(size)
    VStack {
      if plan.isWide { Spacer() }
      if plan.isWide { wide(plan) } else { narrow(plan) }
      Spacer()
    }
    .commands(Self.commands(words), on: self)
    .task(id: review.entry) { await review.board.examine() }
    .task(id: review.board.intent) { await host.play(review) }
    .onDeadline(review.board.message?.end) { review.board.forgetMessage() }
    .onAppear { aim() }
    .onChange(of: review.doubts.isEmpty) { aim() }
  }

  private var hasDoubts: Bool { !review.doubts.isEmpty }

  private func aim() { focused = hasDoubts ? .board : .play }

  private func wide(_ plan: CameraPlan) -> some View {
    HStack(alignment: .top, spacing: CameraPlan.gap) {
      Group {
        if plan.isWholeLegible != showsOther {
          VStack(alignment: .leading, spacing: 1) {
            picture(.whole, plan.whole)
            HStack(alignment: .top, spacing: 2) {
              enlargedCell(plan.cell)
              CellPanel(review: review, words: words)
            }
          }
        } else {
          VStack(alignment: .leading) {
            picture(.around, plan.part)
            CellPanel(review: review, words: words).padding(.leading, 1)
          }
        }
      }
      .frame(width: plan.columns, alignment: .topLeading)
      VStack(alignment: .leading) {
        board(plan)
        VerdictView(model: review.board, words: words).padding(.horizontal, 1)
          .frame(width: plan.metrics.board.width, height: 6, alignment: .topLeading)
        ReviewButtons(review: review, words: words, play: playButton, perform: perform)
      }
    }
  }

  private func narrow(_ plan: CameraPlan) -> some View {
    VStack {
      if showsOther {
        picture(.around, plan.part).focusable().focused($focused, equals: .board)
      } else {
        board(plan)
      }
      CellLine(review: review, words: words).padding(.horizontal, 1)
      VerdictView(model: review.board, words: words, isFlat: true).padding(.horizontal, 1)
        .frame(height: 3, alignment: .topLeading)
      ReviewButtons(review: review, words: words, isFlat: true, play: playButton, perform: perform)
    }
  }

  private var picture: ReviewPicture {
    capabilities.colorDepth >= .indexed256 && capabilities.showsBlocks
      ? review.picture : review.inkedPicture
  }

  private func picture(_ extent: ReviewPicture.Extent, _ size: Size) -> some View {
    Scutes.Image(
      picture.marked(
        extent, doubtful: review.doubts, changed: review.changed, cursor: review.cursor),
      description: words.camera.pictureDescription
    )
    .frame(width: size.width, height: size.height)
  }

  private func enlargedCell(_ size: Size) -> some View {
    Scutes.Image(
      picture.enlarged(review.cursor),
      description: words.camera.cellDescription(words.name(of: review.cursor))
    )
    .frame(width: size.width, height: size.height)
  }

  private func board(_ plan: CameraPlan) -> some View {
    BoardDrawing(picture: review.boardPicture, metrics: plan.metrics)
      .onMouse { event, point in
        review.board.handle(event, over: plan.metrics.cell(at: point))
      }
      .focusable()
      .focused($focused, equals: .board)
  }

  private func playButton() -> some View {
    Button(words.camera.play, isBusy: review.board.intent == .play) { perform("play") }
      .buttonStyle(BorderedProminentButtonStyle())
      .focused($focused, equals: .play)
  }
}

extension PictureReview {
  /// The picture of the board: handwritten digits as entered ones, doubtful and changed cells
  /// marked.
  var boardPicture: BoardPicture {
    var picture = board.picture
    for cell in changed { picture.readings[cell] = .changed }
    for cell in doubts { picture.readings[cell] = .doubtful }
    return picture
  }
}

/// The possible contents of the cell under the cursor.
private struct CellPanel: View {
  let review: PictureReview
  let words: Words

  var body: some View {
    let findings = CellFindings(review.cursor, in: review, words: words)
    VStack(alignment: .leading) {
      Text(findings.title).bold().foregroundStyle(findings.role).lineLimit(1)
      ForEach(0..<findings.sentences.count) { Text(findings.sentences[$0]).lineLimit(2) }
      LikelyDigits(shares: findings.shares)
    }
  }
}

/// The cell under the cursor, on one line.
private struct CellLine: View {
  let review: PictureReview
  let words: Words

  var body: some View {
    let findings = CellFindings(review.cursor, in: review, words: words)
    HStack(spacing: 1) {
      Text(findings.title).bold().foregroundStyle(findings.role).lineLimit(1)
      Text(shares(findings)).lineLimit(1)
      Spacer()
    }
  }

  private func shares(_ findings: CellFindings) -> String {
    findings.shares.map { "\($0.name) \(Int(($0.share * 100).rounded(.down)))%" }.joined(
      separator: " · ")
  }
}

/// The buttons below the board.
private struct ReviewButtons<Play: View>: View {
  @Environment(\.keyLabels) private var keys
  let review: PictureReview
  let words: Words
  var isFlat = false
  let play: () -> Play
  let perform: (String) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        play()
        Button(words.camera.solve) { perform("solve") }
        if isFlat {
          Button(words.camera.otherView) { perform("view") }
        } else {
          Button(words.camera.another) { perform("another") }
        }
      }
      if !isFlat, review.hasHandwriting {
        let handwriting = ScreenControl(
          "✎", words.camera.handwriting, "handwriting", of: ReviewView.commands(words), keys,
          isOn: review.takesHandwriting,
          state: review.takesHandwriting ? words.board.on : words.board.off)
        ScreenControlColumn(groups: [[handwriting]], isTall: false, perform: perform)
      }
    }
  }
}

/// The findings about a cell read from a picture, in words.
struct CellFindings: Equatable {
  /// The cell and its state: "r1c5 · printed".
  let title: String
  /// The style of the title.
  let role: StyleRole
  /// The details.
  let sentences: [String]
  /// The likely contents with their percentages, likeliest first.
  let shares: [Share]

  /// A possible content of the cell.
  struct Share: Equatable, Identifiable {
    let id: Int
    let name: String
    let share: Double
  }

  init(_ cell: Cell, in review: PictureReview, words: Words) {
    let camera = words.camera
    func name(_ digit: Digit?) -> String { digit?.description ?? words.panel.empty }
    let likely = review.likely(at: cell)
    let entry = review.entry
    let kind: String? =
      entry.placed[cell] != nil
      ? camera.handwritten : entry.givens[cell] != nil ? camera.printed : nil
    shares = likely.map {
      Share(id: $0.digit?.rawValue ?? 0, name: name($0.digit), share: $0.share)
    }
    let isDoubtful = review.doubts.contains(cell)
    title = [words.name(of: cell), kind].compactMap(\.self).joined(separator: " · ")
    role = isDoubtful ? .warning : .title
    if isDoubtful {
      sentences = [
        likely.count > 1 ? camera.either(likely.map { name($0.digit) }) : camera.whoWrote
      ]
    } else if review.isMended(cell) {
      sentences = [camera.wasRead(name(review.read(cell)))]
    } else if review.changed.contains(cell), let best = likely.first {
      sentences = [
        camera.looksLike(name(best.digit)), camera.readInstead(name(review.read(cell))),
      ]
    } else if review.confirmed.contains(cell) {
      sentences = [camera.confirmed]
    } else {
      sentences = []
    }
  }
}

/// The likely contents of a cell as bars.
struct LikelyDigits: View {
  let shares: [CellFindings.Share]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(shares) { share in
        ProgressView(share.name, value: share.share).frame(maxWidth: 24)
      }
    }
  }
}
