import Formats
import Sudoku
import Widgets

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
