import Models
import Widgets

/// A reading that is looked over: the picture beside the board, the cell under the cursor, what the
/// board comes to, and what to do with it.
struct ReviewView: View {
  @Environment(\.screenSize) private var size
  @State private var showsPicture = false
  @State private var focused: Target?
  let suite: Suite
  let review: PictureReview
  let perform: (ReviewAction) -> Void

  /// What has the keys: Enter keeps a doubtful cell, or plays when there is none left.
  private enum Target: Hashable {
    case board
    case play
  }

  var body: some View {
    let plan = CameraPlan.fitting(size)
    VStack {
      if plan.isWide { Spacer() }
      if plan.isWide { wide(plan) } else { narrow(plan) }
      Spacer()
    }
    .keyBindings(words.camera.review, id: "review", ReviewAction.bindings(words), perform: act)
    .task(id: review.entry) { await review.board.examine() }
    .task(id: review.board.intent) { await suite.play(review) }
    .onDeadline(review.board.message?.end) { review.board.forgetMessage() }
    .onAppear { aim() }
    .onChange(of: review.doubts.isEmpty) { aim() }
  }

  private var words: Words { suite.words }

  private func aim() { focused = review.doubts.isEmpty ? .play : .board }

  private func act(_ action: ReviewAction) {
    if action == .view { showsPicture.toggle() } else { perform(action) }
  }

  private func wide(_ plan: CameraPlan) -> some View {
    HStack(alignment: .top, spacing: CameraPlan.gap) {
      VStack(alignment: .leading, spacing: 1) {
        picture(plan)
        CellPanel(review: review, words: words, size: plan.cell)
      }
      .frame(width: plan.columns, alignment: .topLeading)
      VStack(alignment: .leading) {
        board(plan)
        VerdictView(model: review.board, words: words).padding(.horizontal, 1)
          .frame(width: plan.metrics.board.width, height: 6, alignment: .topLeading)
        ReviewButtons(review: review, words: words, play: playButton, perform: act)
      }
    }
  }

  private func narrow(_ plan: CameraPlan) -> some View {
    VStack {
      if showsPicture {
        HStack(spacing: 1) {
          picture(plan)
          cellPicture(plan)
        }
        .frame(height: plan.metrics.board.height)
        .focusable()
        .focused($focused, equals: .board)
      } else {
        board(plan)
      }
      CellLine(review: review, words: words).padding(.horizontal, 1)
      VerdictView(model: review.board, words: words, isFlat: true).padding(.horizontal, 1)
        .frame(height: 3, alignment: .topLeading)
      ReviewButtons(review: review, words: words, isFlat: true, play: playButton, perform: act)
    }
  }

  private func picture(_ plan: CameraPlan) -> some View {
    Widgets.Image(
      review.picture
        .marked(doubtful: review.doubts, changed: review.changed, cursor: review.cursor),
      description: words.camera.pictureDescription
    )
    .frame(width: plan.picture.width, height: plan.picture.height)
  }

  private func cellPicture(_ plan: CameraPlan) -> some View {
    CellImage(review: review, words: words)
      .frame(width: plan.cell.width, height: plan.cell.height)
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
    Button(words.camera.play, isBusy: review.board.intent == .play) { perform(.play) }
      .buttonStyle(BorderedProminentButtonStyle())
      .focused($focused, equals: .play)
  }
}

extension PictureReview {
  /// What the board shows: handwritten digits as entered ones, doubtful and changed cells marked.
  var boardPicture: BoardPicture {
    var picture = board.picture
    for cell in changed { picture.readings[cell] = .changed }
    for cell in doubts { picture.readings[cell] = .doubtful }
    return picture
  }
}

/// The cell under the cursor, enlarged.
private struct CellImage: View {
  let review: PictureReview
  let words: Words

  var body: some View {
    Widgets.Image(
      review.picture.enlarged(review.cursor),
      description: words.camera.cellDescription(review.cursor.description))
  }
}

/// The cell under the cursor: enlarged, and beside that what it may be.
private struct CellPanel: View {
  let review: PictureReview
  let words: Words
  let size: Size

  var body: some View {
    let findings = CellFindings(review.cursor, in: review, words: words)
    HStack(alignment: .top, spacing: 2) {
      CellImage(review: review, words: words).frame(width: size.width, height: size.height)
      VStack(alignment: .leading) {
        Text(findings.title).bold().foregroundStyle(findings.role).lineLimit(1)
        ForEach(0..<findings.sentences.count) { Text(findings.sentences[$0]).lineLimit(2) }
        LikelyDigits(shares: findings.shares)
      }
    }
  }
}

/// The cell under the cursor in a line.
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

/// What can be done with the board.
private struct ReviewButtons<Play: View>: View {
  @Environment(\.capabilities) private var capabilities
  let review: PictureReview
  let words: Words
  var isFlat = false
  let play: () -> Play
  let perform: (ReviewAction) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        play()
        Button(words.camera.solve) { perform(.solve) }
        if !isFlat { Button(words.camera.another) { perform(.another) } }
      }
      if !isFlat, review.hasHandwriting {
        ScreenControlColumn(groups: [handwriting], isTall: false, perform: perform)
      }
    }
  }

  private var handwriting: [ScreenControl<ReviewAction>] {
    let keys = ControlKeys(
      ReviewAction.bindings(words), words, isUnicode: capabilities.isUnicode)
    return [
      ScreenControl(
        icon: "✎", title: words.camera.handwriting, action: .handwriting,
        key: keys.key(of: .handwriting),
        state: review.takesHandwriting ? words.camera.on : words.camera.off,
        isOn: review.takesHandwriting)
    ]
  }
}
