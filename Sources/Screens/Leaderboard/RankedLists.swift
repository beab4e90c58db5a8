import Observation
import Store

/// Lists of results of one kind, of which one shows; it can be cleared, and brought back.
@Observable
final class RankedLists<List: Hashable, Entry: Identifiable>: ClearableLists {
  /// The list that shows.
  var list: List {
    didSet { if list != oldValue { load() } }
  }

  /// What is shown of it.
  private(set) var rows: [LeaderboardRow<Entry>] = []
  /// The row that is selected.
  var selection: Entry.ID?
  private(set) var failure: StoreError?
  private var cleared: [RankedSource<List, Entry>.Restoring] = []
  @ObservationIgnored private let source: RankedSource<List, Entry>

  /// The lists of `source`, of which `list` shows.
  init(_ source: RankedSource<List, Entry>, showing list: List) {
    self.source = source
    self.list = list
    load()
  }

  /// The result that is selected.
  var selected: Entry? { rows.first { $0.id == selection }?.result }

  var isEmpty: Bool { rows.isEmpty }
  var hasNewest: Bool { rows.contains(where: \.isNewest) }
  var canUndo: Bool { !cleared.isEmpty }

  func clear() {
    attempt { () throws(StoreError) in
      if let restoring = try source.clear(list) { cleared.append(restoring) }
    }
  }

  func undoClearing() {
    attempt { () throws(StoreError) in
      while let restoring = cleared.last {
        try restoring()
        cleared.removeLast()
      }
    }
  }

  func forgetCleared() {
    cleared = []
  }

  /// Changes what the store has and shows what came of it, or why it did not.
  private func attempt(_ change: () throws(StoreError) -> Void) {
    do throws(StoreError) {
      try change()
      load()
    } catch {
      failure = error
    }
  }

  private func load() {
    do throws(StoreError) {
      rows = try bestAndNewest()
      failure = nil
    } catch {
      rows = []
      failure = error
    }
    selection = rows.first?.id
  }

  /// The best of the list, and the newest with its place where it is not among them.
  private func bestAndNewest() throws(StoreError) -> [LeaderboardRow<Entry>] {
    let newest = try source.newest(list)
    let rows = try source.results(list).enumerated().map { index, result in
      LeaderboardRow(result: result, place: index + 1, isNewest: result.id == newest?.id)
    }
    let best = rows.prefix(LeaderboardModel.limit)
    if best.contains(where: \.isNewest) { return Array(best) }
    if let row = rows.first(where: \.isNewest) { return best + [row] }
    guard let newest, let place = try source.place(newest, list) else { return Array(best) }
    return best + [LeaderboardRow(result: newest, place: place, isNewest: true)]
  }
}

/// What can be done with the list that shows, whatever it is of.
protocol ClearableLists: AnyObject {
  /// Whether nothing is on it.
  var isEmpty: Bool { get }
  /// Whether the newest result is among what is shown.
  var hasNewest: Bool { get }
  /// Why nothing could be read or changed; nil while all is well.
  var failure: StoreError? { get }
  /// Whether something was cleared and can be brought back.
  var canUndo: Bool { get }
  /// Takes the results of the list off it.
  func clear()
  /// Brings back what was cleared, all of it.
  func undoClearing()
  /// Leaves what was cleared as it is.
  func forgetCleared()
}

/// A result and its place.
struct LeaderboardRow<Entry: Identifiable>: Identifiable {
  let result: Entry
  /// Counted from 1.
  let place: Int
  /// Whether it is the result of the list that came last.
  let isNewest: Bool

  var id: Entry.ID { result.id }

  /// The place, and the sign of the newest.
  var markedPlace: String { isNewest ? "\(LeaderboardSign.newest)\(place)" : "\(place)" }
}

/// Signs in the rows of the leaderboard.
enum LeaderboardSign {
  /// At the newest result.
  static let newest = "★"
  /// At a game with help.
  static let help = "✦"
}
