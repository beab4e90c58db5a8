import Games
import Widgets

/// The stars of a lesson. Those not yet earned are hollow.
struct LessonStars: View {
  @Environment(\.capabilities) private var capabilities
  let count: Int
  var spacing = 0

  var body: some View {
    let (full, hollow) = capabilities.isUnicode ? ("★", "☆") : ("*", ".")
    let stars = (0..<LessonProgress.maxStars).map { $0 < count ? full : hollow }
    Text(stars.joined(separator: String(repeating: " ", count: spacing))).lineLimit(1)
  }
}
