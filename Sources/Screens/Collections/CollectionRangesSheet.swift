import Grading
import Store
import Widgets

/// Fields for the ranges of ratings, givens and scores to list.
struct CollectionRangesSheet: View {
  @Environment(\.screenSize) private var size
  @State private var ratings: String
  @State private var givens: String
  @State private var scores: String
  @State private var isUnclear = false
  private let query: CollectionQuery
  private let words: Words
  private let done: (CollectionQuery) -> Void

  /// Creates fields with the ranges of `query`, which is passed to `done` with the new ones.
  init(words: Words, query: CollectionQuery, done: @escaping (CollectionQuery) -> Void) {
    self.query = query
    self.words = words
    self.done = done
    _ratings = State(
      wrappedValue: query.ratings.map { NumberFormat.range($0, NumberFormat.tenths) } ?? "")
    _givens = State(wrappedValue: query.givens.map { NumberFormat.range($0, \.description) } ?? "")
    _scores = State(wrappedValue: query.scores.map { NumberFormat.range($0, \.description) } ?? "")
  }

  var body: some View {
    VStack(alignment: .leading) {
      field(words.collections.rating, $ratings, "6.6-7.2").defaultFocus()
      field(words.collections.givens, $givens, "22-24")
      field(words.collections.score, $scores, "900+")
      Text(isUnclear ? words.collections.boundsUnclear : words.collections.boundsExample)
        .foregroundStyle(isUnclear ? .error : .secondary)
    }
    .frame(width: min(60, max(30, size.width - 6)))
    .padding(EdgeInsets(leading: 1, bottom: 1, trailing: 1))
  }

  private func field(_ title: String, _ text: Binding<String>, _ example: String) -> some View {
    let titles = [words.collections.rating, words.collections.givens, words.collections.score]
    let width = titles.map(\.columns).max() ?? 0
    let padding = String(repeating: " ", count: max(0, width - title.columns))
    return TextField(title + padding, text: text, prompt: example).lengthLimit(15)
      .onSubmit(words.app.ok) { submit() }
  }

  private func submit() {
    var changed = query
    do throws(UnclearRange) {
      changed.ratings = try range(ratings) { RatingRange($0)?.tenths }
      changed.givens = try range(givens) { ClosedRange(text: $0, within: 0...81) }
      changed.scores = try range(scores) { ClosedRange(text: $0, within: 0...1_000_000) }
      done(changed)
    } catch {
      isUnclear = true
    }
  }

  private func range(
    _ text: String, _ read: (String) -> ClosedRange<Int>?
  ) throws(UnclearRange) -> ClosedRange<Int>? {
    if text.trimmingBlanks.isEmpty { return nil }
    guard let range = read(text) else { throw UnclearRange() }
    return range
  }

  private struct UnclearRange: Error {}
}
