import Scutes

/// The program's name in two colours.
struct SuiteTitle: View {
  let words: AppWords
  var scale = Scale.line

  /// The words drawn in block letters.
  enum Scale: Equatable {
    /// None: the name is one line of text.
    case line
    /// The middle one, in 3 rows.
    case name
    /// All of them, in 107 columns and 5 rows.
    case all
  }

  var body: some View {
    switch scale {
    case .all:
      HStack(spacing: 3) {
        letters(words.titleFirst, .record)
        letters(words.titleSecond, .areaLearning)
        letters(words.titleThird, .record)
      }
    case .name:
      HStack(spacing: 2) {
        Text(words.titleFirst).bold().foregroundStyle(.record)
        BigText(words.titleSecond, largest: .small, role: .areaLearning).frame(height: 3)
        Text(words.titleThird).bold().foregroundStyle(.record)
      }
    case .line:
      HStack {
        Text("\(words.titleFirst) ").foregroundStyle(.record)
        Text(words.titleSecond).foregroundStyle(.areaLearning)
        Text(" \(words.titleThird)").foregroundStyle(.record)
      }
      .bold()
    }
  }

  private func letters(_ text: String, _ role: StyleRole) -> some View {
    BigText(text, largest: .medium, role: role).frame(height: 5)
  }
}
