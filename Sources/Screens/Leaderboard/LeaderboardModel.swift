import Models
import Observation

/// The lists of ranked games, of which one shows: those by level, or those by pack.
@Observable
final class LeaderboardModel {
  /// The list that shows.
  var list: Leaderboard {
    didSet { if list != oldValue { load() } }
  }

  /// What is shown of it.
  private(set) var rows: [LeaderboardRow] = []
  /// The row that is selected.
  var selection: LeaderboardRow.ID?
  /// Why nothing could be read; nil while all is well.
  private(set) var failure: String?
  /// The games that were taken off their lists and can be put back.
  private(set) var cleared: [Game.ID] = []
  @ObservationIgnored private let records: GameRecords

  /// How many games a list shows, the newest aside.
  static let limit = 10

  /// The lists of `records`; the one to which a game came last shows.
  init(records: GameRecords) {
    self.records = records
    let newest = Leaderboard.levels.compactMap { try? records.newest($0) }
    list = newest.max { $0.finishedAt < $1.finishedAt }?.leaderboard ?? .level(.easy)
    load()
  }

  /// The lists beside the one that shows.
  var lists: [Leaderboard] { isByPack ? Leaderboard.packs : Leaderboard.levels }

  /// Whether the list that shows is that of a pack.
  var isByPack: Bool { if case .pack = list { true } else { false } }

  /// The row that is selected.
  var selected: LeaderboardRow? { rows.first { $0.id == selection } }

  /// Goes from the lists by level to those by pack, or back: to the one of the row that is selected,
  /// where there is one.
  func turnOver() {
    let result = selected?.result
    if isByPack {
      list = result?.leaderboard ?? .level(.easy)
    } else if case .pack(let id) = result?.origin {
      list = .pack(id.pack)
    } else {
      list = Leaderboard.packs.first ?? list
    }
  }

  /// Takes the games of the list off it.
  func clear() {
    do throws(StoreError) {
      cleared += try records.clear(list)
      load()
    } catch {
      failure = error.description
    }
  }

  /// Puts back what was cleared, all of it.
  func undoClearing() {
    do throws(StoreError) {
      try records.restore(cleared)
      cleared = []
      load()
    } catch {
      failure = error.description
    }
  }

  /// Leaves what was cleared as it is.
  func forgetCleared() {
    cleared = []
  }

  private func load() {
    do throws(StoreError) {
      rows = try rows(of: list)
      failure = nil
    } catch {
      rows = []
      failure = error.description
    }
    selection = rows.first?.id
  }

  /// How many games are read: all those of a pack, whose puzzles are ranked once each.
  private var mostRanked: Int {
    if case .pack(let id) = list { PuzzlePack.pack(id)?.count ?? Self.limit } else { Self.limit }
  }

  /// The best of `list`, and the newest with its place where it is not among them.
  private func rows(of list: Leaderboard) throws(StoreError) -> [LeaderboardRow] {
    let newest = try records.newest(list)
    let results = try records.results(list, mostRanked)
    let rows = results.enumerated().map { index, result in
      LeaderboardRow(result: result, place: index + 1, isNewest: result.id == newest?.id)
    }
    let best = rows.prefix(Self.limit)
    if best.contains(where: \.isNewest) { return Array(best) }
    if let row = rows.first(where: \.isNewest) { return best + [row] }
    guard let newest, let place = try records.standing(newest, list).place else {
      return Array(best)
    }
    return best + [LeaderboardRow(result: newest, place: place, isNewest: true)]
  }
}

/// A ranked game and its place.
struct LeaderboardRow: Identifiable {
  let result: GameResult
  /// Counted from 1.
  let place: Int
  /// Whether it is the game of the list that was finished last.
  let isNewest: Bool

  var id: Game.ID { result.id }
}
