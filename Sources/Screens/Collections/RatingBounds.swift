import Widgets

/// The least and the most rating, in tenths, as the player types them: "6.6-7.2", "7.2", "8-", "-3".
nonisolated enum RatingBounds {
  /// The range of all ratings.
  private static let all = 0...200

  /// Reads a range. Returns `nil` for text that is none.
  static func ratings(in text: String) -> ClosedRange<Int>? {
    let parts = text.replacing("–", with: "-")
      .split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0).trimmingBlanks }
    guard let first = parts.first, let last = parts.last, parts.contains(where: { !$0.isEmpty }),
      let one = first.isEmpty ? all.lowerBound : tenths(in: first),
      let other = last.isEmpty ? all.upperBound : tenths(in: last)
    else { return nil }
    return min(one, other)...max(one, other)
  }

  private static func tenths(in text: String) -> Int? {
    guard let rating = Double(text.replacing(",", with: ".")), rating.isFinite else { return nil }
    let tenths = (rating * 10).rounded()
    return (Double(all.lowerBound)...Double(all.upperBound)).contains(tenths) ? Int(tenths) : nil
  }

  /// The range as text, which can be read again: "6.6–7.2".
  static func text(of ratings: ClosedRange<Int>) -> String {
    let bounds = [ratings.lowerBound, ratings.upperBound].map(NumberFormat.tenths)
    return bounds[0] == bounds[1] ? bounds[0] : bounds.joined(separator: "–")
  }
}

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
    _text = State(wrappedValue: ratings.map(RatingBounds.text) ?? "")
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
    guard let ratings = RatingBounds.ratings(in: text) else {
      isUnclear = true
      return
    }
    done(ratings)
  }
}
