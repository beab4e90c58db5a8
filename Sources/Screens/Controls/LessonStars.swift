import Games
import Scutes

/// The stars of a lesson. Those not yet earned are hollow.
struct LessonStars: View {
  @Environment(\.capabilities) private var capabilities
  let count: Int
  var spacing = 0

  var body: some View {
    let (full, hollow) = capabilities.isUnicode ? ("★", "☆") : ("*", ".")
    let gap = String(repeating: " ", count: spacing)
    let stars = (0..<LessonProgress.maxStars).map { number in
      Text((number > 0 ? gap : "") + (number < count ? full : hollow))
        .foregroundStyle(number < count ? .record : .disabled)
    }
    stars.dropFirst().reduce(stars[0], +).lineLimit(1)
  }
}
