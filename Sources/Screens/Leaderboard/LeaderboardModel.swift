import Models
import Observation

/// The lists of ranked games, of which one shows.
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
  @ObservationIgnored private let records: GameRecords

  /// How many games a list shows, the newest aside.
  static let limit = 10

  /// The lists of `records`; the one to which a game came last shows.
  init(records: GameRecords) {
    self.records = records
    let newest = Leaderboard.all.compactMap { try? records.newest($0) }
    list = newest.max { $0.finishedAt < $1.finishedAt }?.leaderboard ?? .level(.easy)
    load()
  }

  /// Shows the list `steps` further on, as far as there is one.
  func turn(by steps: Int) {
    guard let index = Leaderboard.all.firstIndex(of: list),
      Leaderboard.all.indices.contains(index + steps)
    else { return }
    list = Leaderboard.all[index + steps]
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

  /// The best of `list`, and the newest with its place where it is not among them.
  private func rows(of list: Leaderboard) throws(StoreError) -> [LeaderboardRow] {
    let newest = try records.newest(list)
    var rows = try records.results(list, Self.limit).enumerated().map { index, result in
      LeaderboardRow(result: result, place: index + 1, isNewest: result.id == newest?.id)
    }
    if let newest, !rows.contains(where: \.isNewest), let place = try records.standing(newest).place
    {
      rows.append(LeaderboardRow(result: newest, place: place, isNewest: true))
    }
    return rows
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
