import Games
import Scutes

/// A cup for a full week, or for the days of a month.
struct CupPicture: View {
  @Environment(\.theme) private var theme
  /// `nil` for the shape of a cup that is yet to be earned.
  let cup: MonthlyCups.Cup?
  var isLarge = false

  /// The size: 5 columns by 3 rows, or 9 by 4.
  static func size(isLarge: Bool) -> Size {
    isLarge ? Size(width: 9, height: 4) : Size(width: 5, height: 3)
  }

  var body: some View {
    SmallPicture(
      pixels: pixels, roles: ["c": cup?.role ?? .cupShape],
      ascii: isLarge ? Self.asciiLarge : Self.ascii
    )
    .foregroundStyle(cup?.role ?? .secondary)
    .frame(width: Self.size(isLarge: isLarge).width, height: Self.size(isLarge: isLarge).height)
  }

  /// The solid cup, or its outline where no shade is fainter than all cups.
  private var pixels: [String] {
    let isOutline = cup == nil && theme.style(for: .cupShape).foreground?.isExact != true
    return isLarge ? isOutline ? Self.outline : Self.large : Self.small
  }

  private static let outline = [
    "ccccccccc", "c.c...c.c", "c.c...c.c", ".cc...cc.", "...c.c...", "....c....", "....c....",
    "..ccccc..",
  ]
  private static let small = ["ccccc", "ccccc", ".ccc.", "..c..", ".ccc."]
  private static let large = [
    "ccccccccc", "c.ccccc.c", "c.ccccc.c", ".ccccccc.", "...ccc...", "....c....", "....c....",
    "..ccccc..",
  ]
  private static let ascii = [#" \_/ "#, "  |  ", " _|_ "]
  private static let asciiLarge = [#" \_____/ "#, #"  \___/  "#, "    |    ", "  __|__  "]
}

extension MonthlyCups.Cup {
  /// The colour of the cup.
  var role: StyleRole {
    switch self {
    case .bronze: .bronze
    case .silver: .silver
    case .gold: .record
    }
  }
}

/// What a month has earned: its cup, the days so far, and what the next cup takes.
struct CupPanel: View {
  let cups: MonthlyCups
  let words: Words
  let columns: Int
  /// `true` with room for all three cups side by side.
  var isLarge = false

  var body: some View {
    VStack(spacing: isLarge ? 1 : 0) {
      if isLarge {
        HStack(spacing: 3) {
          ForEach(MonthlyCups.Cup.allCases, id: \.self) { cup in earned(cup) }
        }
      } else {
        CupPicture(cup: cups.cup, isLarge: true)
        Text(cups.cup.map(words.daily.cup) ?? words.daily.noCup).bold().lineLimit(1)
        Text(" ")
      }
      HStack(spacing: 2) {
        BigText("\(cups.solved)", largest: .small, role: .areaLearning).frame(height: 3)
        Text(words.daily.ofDays(cups.month.days.count)).foregroundStyle(.secondary).lineLimit(1)
      }
      CupScale(cups: cups)
      VStack(alignment: .leading) {
        Text(cups.next.map { words.daily.more($0.days, for: $0.cup) } ?? words.daily.allDays).bold()
        Text(words.daily.openDaysCount).foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, 1)
    .frame(width: columns - 2, alignment: .center)
    .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    .background(.sheet)
  }

  private func earned(_ cup: MonthlyCups.Cup) -> some View {
    let isEarned = cups.solved >= cups.days(for: cup)
    return VStack {
      CupPicture(cup: isEarned ? cup : nil, isLarge: true)
      Text(words.daily.cup(cup)).bold(isEarned)
        .foregroundStyle(isEarned ? cup.role : .secondary).lineLimit(1)
    }
  }
}

/// The days of a month as a bar, with the cups below the days that earn them.
///
/// ```
/// ━━━━━━━━━━━━──────
///      ▲    ▲     ▲
///     10   20    30
/// ```
private struct CupScale: LeafView, Equatable {
  let cups: MonthlyCups

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(proposal.width, ProposedSize.unlimited), height: 3)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let all = cups.days(for: .gold)
    ThinBar(share: Double(cups.solved) / Double(all))
      .draw(
        in: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1), on: painter,
        environment: environment)
    for cup in MonthlyCups.Cup.allCases {
      let days = cups.days(for: cup)
      let x = rect.minX + min(rect.width - 1, days * rect.width / all - 1)
      painter.draw(
        environment.capabilities.isUnicode ? "▲" : "^", at: Point(x: x, y: rect.minY + 1),
        style: environment.textStyle(cup.role))
      painter.write(
        "\(days)", at: Point(x: x - 1, y: rect.minY + 2), style: environment.textStyle(.sheet))
    }
  }
}
