import Sudoku
import Widgets

/// The review of a reading: the picture beside the board, the cell under the cursor, the verdict,
/// and the actions.
struct ReviewView: View {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  @State private var showsOther = false
  @State private var focused: Target?
  let suite: any CameraHost
  let review: PictureReview
  let perform: (ReviewAction) -> Void

  /// The focusable parts. Enter confirms a doubtful cell, or plays when none is left.
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
    .keyBindings(
      words.camera.review, id: "review",
      ReviewAction.bindings(words, hasDoubts: !review.doubts.isEmpty), perform: act
    )
    .task(id: review.entry) { await review.board.examine() }
    .task(id: review.board.intent) { await suite.play(review) }
    .onDeadline(review.board.message?.end) { review.board.forgetMessage() }
    .onAppear { aim() }
    .onChange(of: review.doubts.isEmpty) { aim() }
  }

  private var words: Words { suite.words }

  private func aim() { focused = review.doubts.isEmpty ? .play : .board }

  private func act(_ action: ReviewAction) {
    if action == .view { showsOther.toggle() } else { perform(action) }
  }

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
        ReviewButtons(review: review, words: words, play: playButton, perform: act)
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
      ReviewButtons(review: review, words: words, isFlat: true, play: playButton, perform: act)
    }
  }

  private var picture: ReviewPicture {
    capabilities.colorDepth >= .indexed256 && capabilities.showsBlocks
      ? review.picture : review.inkedPicture
  }

  private func picture(_ extent: ReviewPicture.Extent, _ size: Size) -> some View {
    Widgets.Image(
      picture.marked(
        extent, doubtful: review.doubts, changed: review.changed, cursor: review.cursor),
      description: words.camera.pictureDescription
    )
    .frame(width: size.width, height: size.height)
  }

  private func enlargedCell(_ size: Size) -> some View {
    Widgets.Image(
      picture.enlarged(review.cursor),
      description: words.camera.cellDescription(words.name(of: review.cursor))
    )
    .frame(width: size.width, height: size.height)
  }

  private func board(_ plan: CameraPlan) -> some View {
    BoardDrawing(picture: review.boardPicture, metrics: plan.metrics)
      .onMouse { event, point in
        SolutionInput(review.board).handle(event, over: plan.metrics.cell(at: point))
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

/// The actions on the board.
private struct ReviewButtons<Play: View>: View {
  @Environment(\.keyLabels) private var keys
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
        if isFlat {
          Button(words.camera.otherView) { perform(.view) }
        } else {
          Button(words.camera.another) { perform(.another) }
        }
      }
      if !isFlat, review.hasHandwriting {
        ScreenControlColumn(groups: [handwriting], isTall: false, perform: perform)
      }
    }
  }

  private var handwriting: [ScreenControl<ReviewAction>] {
    let bindings = ReviewAction.bindings(words, hasDoubts: true)
    return [
      ScreenControl(
        icon: "✎", title: words.camera.handwriting, action: .handwriting,
        key: keys.key(of: .handwriting, in: bindings),
        state: review.takesHandwriting ? words.board.on : words.board.off,
        isOn: review.takesHandwriting)
    ]
  }
}
