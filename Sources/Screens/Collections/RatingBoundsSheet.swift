import Grading
import Widgets

/// A field for the range of ratings to list.
struct RatingBoundsSheet: View {
  @Environment(\.screenSize) private var size
  @State private var text: String
  @State private var isUnclear = false
  let words: Words
  /// Called with the range, or `nil` for all puzzles, rated or not.
  let done: (ClosedRange<Int>?) -> Void

  init(
    words: Words, ratings: ClosedRange<Int>?, done: @escaping (ClosedRange<Int>?) -> Void
  ) {
    self.words = words
    self.done = done
    _text = State(wrappedValue: ratings.map { NumberFormat.range($0, NumberFormat.tenths) } ?? "")
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField(words.collections.rating, text: $text).lengthLimit(12)
        .onSubmit(words.app.ok) { submit() }
        .defaultFocus()
      Text(isUnclear ? words.collections.boundsUnclear : words.collections.boundsExample)
        .foregroundStyle(isUnclear ? .error : .secondary)
    }
    .frame(width: min(60, max(30, size.width - 6)))
    .padding(EdgeInsets(leading: 1, bottom: 1, trailing: 1))
  }

  private func submit() {
    if text.trimmingBlanks.isEmpty { return done(nil) }
    guard let ratings = RatingRange(text) else {
      isUnclear = true
      return
    }
    done(ratings.tenths)
  }
}
