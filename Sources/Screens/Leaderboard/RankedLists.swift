import Observation
import Store

/// Lists of results of one kind. One is shown at a time, and can be cleared and restored.
@Observable
final class RankedLists<Kind: RankedKind>: ClearableLists {
  /// The current list.
  var list: Kind.List {
    didSet { if list != oldValue { load() } }
  }

  /// The visible rows of the list.
  private(set) var rows: [LeaderboardRow<Kind.Entry>] = []
  var selection: Kind.Entry.ID?
  private(set) var failure: StoreError?
  /// What was cleared and can be restored, latest last.
  private var cleared: [[Kind.Cleared]] = []
  /// `true` until a change is done.
  @ObservationIgnored private var isChanging = false
  @ObservationIgnored private let store: GameStore
  @ObservationIgnored private let saver: GameSaver

  /// Creates the lists of `store`, which `saver` changes in the background, and shows `list`.
  init(in store: GameStore, changedBy saver: GameSaver, showing list: Kind.List) {
    self.store = store
    self.saver = saver
    self.list = list
    load()
  }

  /// The selected result.
  var selected: Kind.Entry? { rows.first { $0.id == selection }?.result }

  var isEmpty: Bool { rows.isEmpty }
  var hasNewest: Bool { rows.contains(where: \.isNewest) }
  var canUndo: Bool { !cleared.isEmpty }

  func clear() {
    guard !isChanging else { return }
    isChanging = true
    saver.change { [list] (store) throws(StoreError) in
      try Kind.clear(list, in: store)
    } report: { [weak self] result in
      guard let self else { return }
      isChanging = false
      show(result) { if !$0.isEmpty { self.cleared.append($0) } }
    }
  }

  func undoClearing() {
    guard !isChanging, let latest = cleared.popLast() else { return }
    isChanging = true
    saver.change { (store) throws(StoreError) in
      try Kind.restore(latest, in: store)
    } report: { [weak self] result in
      guard let self else { return }
      isChanging = false
      if case .failure = result { cleared.append(latest) }
      show(result) { self.undoClearing() }
    }
  }

  func forgetCleared() {
    cleared = []
  }

  /// Shows the list after a change, and then calls `next` with its value, or shows the error.
  private func show<Value>(_ result: Result<Value, StoreError>, _ next: (Value) -> Void) {
    switch result {
    case .success(let value):
      load()
      next(value)
    case .failure(let error): failure = error
    }
  }

  /// Reads the list again, and keeps the selection.
  func reload() {
    let selected = selection
    load()
    if rows.contains(where: { $0.id == selected }) { selection = selected }
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

  /// The best of the list, and the newest with its rank if it isn't among them.
  private func bestAndNewest() throws(StoreError) -> [LeaderboardRow<Kind.Entry>] {
    let newest = try Kind.newest(of: list, in: store)
    let rows = try Kind.results(of: list, in: store).enumerated().map { index, result in
      LeaderboardRow(result: result, place: index + 1, isNewest: result.id == newest?.id)
    }
    let best = rows.prefix(LeaderboardModel.limit)
    if best.contains(where: \.isNewest) { return Array(best) }
    if let row = rows.first(where: \.isNewest) { return best + [row] }
    guard let newest, let place = try Kind.place(of: newest, on: list, in: store) else {
      return Array(best)
    }
    return best + [LeaderboardRow(result: newest, place: place, isNewest: true)]
  }
}

/// The actions on the current list, regardless of its kind.
protocol ClearableLists: AnyObject {
  /// `true` if the list is empty.
  var isEmpty: Bool { get }
  /// `true` if the newest result is visible.
  var hasNewest: Bool { get }
  /// The error of the latest read or change, or `nil` if it succeeded.
  var failure: StoreError? { get }
  /// `true` if a cleared list can be restored.
  var canUndo: Bool { get }
  /// Removes all results from the list.
  func clear()
  /// Restores all cleared results.
  func undoClearing()
  /// Makes clearing final.
  func forgetCleared()
}

/// A result and its rank.
struct LeaderboardRow<Entry: Identifiable>: Identifiable {
  let result: Entry
  /// The rank, from 1.
  let place: Int
  /// `true` for the newest result of the list.
  let isNewest: Bool

  var id: Entry.ID { result.id }

  /// The rank, with a sign for the newest.
  var markedPlace: String { isNewest ? "\(LeaderboardSign.newest)\(place)" : "\(place)" }
}

/// Signs in the rows of the leaderboard.
enum LeaderboardSign {
  /// The newest result.
  static let newest = "★"
  /// A game with help.
  static let help = "✦"
}
