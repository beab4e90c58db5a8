import Games
import Scutes

/// A row of the theme list: the colour, the name, the number of cards, and as many symbols as fit.
///
/// ```
/// ██ Ocean                 begun
///    16 cards  🐙🦑🦐🦀🐡🐠🐟…
/// ```
struct MemoryThemeRow: View {
  @Environment(\.capabilities) private var capabilities
  let theme: MemoryTheme
  let words: MemoryWords
  let isUnderWay: Bool

  /// Lines of a row.
  nonisolated static let height = 2

  var body: some View {
    HStack(spacing: 1) {
      MemoryColorSample(color: Color(theme.color)).keepsColorsWhenSelected()
      VStack(alignment: .leading) {
        HStack(spacing: 1) {
          Text(theme.name).bold().lineLimit(1)
          Spacer(minLength: 0)
          if isUnderWay { Text(words.underWay).foregroundStyle(.accent).lineLimit(1) }
        }
        HStack(spacing: 2) {
          Text(theme.isPlayable ? words.cards(theme.pairs * 2) : words.tooSmall)
            .foregroundStyle(theme.isPlayable ? .secondary : .error).lineLimit(1)
            .layoutPriority(1)
          Text(sample).lineLimit(1)
          Spacer(minLength: 0)
        }
      }
    }
    .padding(EdgeInsets(trailing: 1))
  }

  /// The symbols. Without Unicode, only those in ASCII.
  private var sample: String {
    theme.symbols.map(\.text).filter { capabilities.isUnicode || $0.allSatisfy(\.isASCII) }.joined()
  }
}

/// Two columns in a theme's colour, or in a pattern without colours.
private struct MemoryColorSample: LeafView, Equatable {
  let color: Color

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: 2, height: MemoryThemeRow.height)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let back = MemoryCardBack(color: color, environment)
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { back.draw(at: Point(x: x, y: y), on: painter) }
    }
  }
}
