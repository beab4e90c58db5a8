import Grading
import Scutes
import Store

/// Fields for the ranges of ratings, givens and scores to list.
struct CollectionRangesSheet: View {
  @Environment(\.screenSize) private var size
  @State private var ratings: String
  @State private var givens: String
  @State private var scores: String
  /// Why the latest ranges were refused.
  @State private var refusal: String?
  private let query: CollectionQuery
  private let words: Words
  private let done: (CollectionQuery) -> Void

  /// Creates fields with the ranges of `query`, which is passed to `done` with the new ones.
  init(words: Words, query: CollectionQuery, done: @escaping (CollectionQuery) -> Void) {
    self.query = query
    self.words = words
    self.done = done
    _ratings = State(wrappedValue: query.ratings.map(Measure.rating.text) ?? "")
    _givens = State(wrappedValue: query.givens.map(Measure.givens.text) ?? "")
    _scores = State(wrappedValue: query.scores.map(Measure.score.text) ?? "")
  }

  var body: some View {
    VStack(alignment: .leading) {
      field(words.collections.rating, $ratings).defaultFocus()
      field(words.collections.givens, $givens)
      field(words.collections.score, $scores)
      Text(refusal ?? words.collections.boundsExample).lineLimit(2)
        .foregroundStyle(refusal == nil ? .secondary : .error)
    }
    .frame(width: min(60, max(30, size.width - 6)))
    .padding(EdgeInsets(leading: 1, bottom: 1, trailing: 1))
  }

  private func field(_ title: String, _ text: Binding<String>) -> some View {
    let titles = [words.collections.rating, words.collections.givens, words.collections.score]
    let width = titles.map(\.columns).max() ?? 0
    let padding = String(repeating: " ", count: max(0, width - title.columns))
    return TextField(title + padding, text: text, prompt: words.collections.anyNumber)
      .lengthLimit(15).selectsAllAtFirst()
      .onSubmit(words.app.ok) { submit() }
  }

  private func submit() {
    var changed = query
    do throws(Refusal) {
      changed.ratings = try range(ratings, of: .rating, words.collections.rating)
      changed.givens = try range(givens, of: .givens, words.collections.givens)
      changed.scores = try range(scores, of: .score, words.collections.score)
      done(changed)
    } catch {
      refusal = error.sentence
    }
  }

  private func range(
    _ text: String, of measure: Measure, _ title: String
  ) throws(Refusal) -> ClosedRange<Int>? {
    if text.trimmingBlanks.isEmpty { return nil }
    do throws(Measure.RangeError) {
      return try measure.range(text)
    } catch {
      throw Refusal(sentence: words.sentence(of: error, measure, called: title))
    }
  }
}
