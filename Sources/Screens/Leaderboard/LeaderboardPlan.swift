import Widgets

/// How much room the lists have on a screen.
nonisolated struct LeaderboardPlan: Equatable {
  /// Whether the tables have room for all columns, or nearly.
  let isWide: Bool
  /// The rows that a table may take, its titles among them.
  private let room: Int

  /// The room on a screen of `size`.
  init(_ size: Size) {
    isWide = size.width >= 80
    room = size.height - (isWide ? 10 : 12)
  }

  /// The columns of the sheet within its padding.
  var width: Int { isWide ? 72 : 34 }

  /// The rows of the table and its titles: no more than there are results, but room for the words of
  /// an empty list.
  func pageRows(of count: Int) -> Int { max(3, min(count + 1, room)) }
}

/// A list, as a tab.
struct LeaderboardTab<ID: Hashable>: Identifiable {
  let id: ID
}

/// What stands in the place of an empty list: why nothing can be read, or how to get onto it.
struct EmptyLeaderboard: View {
  let failure: String?
  let text: String

  var body: some View {
    Text(failure ?? text)
      .foregroundStyle(failure == nil ? .secondary : .error)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
