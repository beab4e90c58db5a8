import Games
import Grading
import Scutes
import Store
import Sudoku

/// The puzzles of a collection as a table, in the player's order.
///
/// ```
///  ‹ back             top1465.txt              12 of 1,465 solved
///  By score ▾ · Expert · Not solved                  310 puzzles
///      No  Givens  Level    Score    SE  Hardest         Solved
///  ▸   17      22  Expert   1,340   7.1  XY-Chain
/// ```
struct CollectionScreen: Screen {
  @Environment(\.screenSize) private var size
  @Environment(Toaster.self) private var toaster
  @Environment(\.keyLabels) private var keys
  @State private var saving: FileSaving?
  @State private var isBounding = false
  let host: any CollectionsHost
  let model: CollectionModel

  var suite: any ScreenHost { host }

  static func commands(_ words: Words) -> CommandTable<Self> {
    let keys = words.collections.keys
    return CommandTable("collection", words.collections.puzzles) {
      Command("next", ["n"], words.packs.playNext) { $0.playNext() }
      Command.list(.order, words) { $0.model.sortByNext() }
      Command.list(.reverse, words, shown: .help) { $0.model.query.isDescending.toggle() }
      Command("level", ["l"], keys.level) { $0.model.filterByNextLevel() }
      Command("technique", ["t"], keys.technique, shown: .help) { $0.model.filterByTechnique() }
      Command("unsolved", ["f"], keys.unsolved) { $0.model.query.isUnsolvedOnly.toggle() }
      Command("ratings", ["e"], keys.ratings, shown: .help) { $0.model.filterByNextRatings() }
      Command.list(.find, words, keys.bounds, id: "bounds", or: ["E"], shown: .help) {
        $0.isBounding = true
      }
      Command("rate", ["r"], keys.rate, shown: .help) { $0.model.isRating.toggle() }
        .adapted { if $1.model.lacksRatings { $0.visibility = .footer } }
      Command.list(.export, words, shown: .help) { $0.export() }
      Command.back(words)
    }
  }

  var body: some View {
    page(model.collection.name) {
      HStack {
        Text(orderAndFilters).foregroundStyle(.secondary).lineLimit(1)
        Spacer()
        Text(state).foregroundStyle(.secondary).lineLimit(1)
      }
      .padding(.horizontal, 1)
      table
      if let title {
        Text(title).foregroundStyle(.secondary).lineLimit(1).padding(.horizontal, 1)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    } trailing: {
      Text(progress).lineLimit(1).padding(.horizontal, 1)
    }
    .task(id: model.isRating, priority: .background) { await model.work() }
    .task(id: model.wanted) { await host.playWanted(of: model) }
    .fileExporter($saving, title: words.export.title)
    .sheet(isPresented: $isBounding, title: words.collections.boundsTitle) {
      CollectionRangesSheet(words: words, query: model.query) { query in
        model.query = query
        isBounding = false
      }
    }
  }

  // MARK: The lines above and below

  private var progress: String {
    words.packs.solvedOfAll(solved: model.collection.solved, all: model.collection.count)
  }

  private var orderAndFilters: String {
    let collections = words.collections
    let query = model.query
    var parts = [
      collections.by(words.title(of: query.order)) + (query.isDescending ? " ▾" : " ▴")
    ]
    if let level = query.level { parts.append(words.name(of: level)) }
    if let technique = query.technique { parts.append(words.name(of: technique)) }
    if query.isUnsolvedOnly { parts.append(collections.unsolved) }
    if let ratings = query.ratings {
      parts.append("\(collections.rating) \(NumberFormat.range(ratings, of: .rating))")
    }
    if let givens = query.givens {
      parts.append("\(collections.givens) \(NumberFormat.range(givens, of: .givens))")
    }
    if let scores = query.scores {
      parts.append("\(collections.score) \(NumberFormat.range(scores, of: .score))")
    }
    return parts.joined(separator: " · ")
  }

  /// The work in progress, or else the number of listed puzzles.
  private var state: String {
    let collections = words.collections
    if let failure = model.failure { return words.text(of: failure) }
    if model.collection.graded < model.collection.count {
      return collections.grading(model.collection.graded, of: model.collection.count)
    }
    if model.lacksRatings, model.count == 0 || model.collection.rated == 0 {
      return collections.rated(
        model.collection.rated, of: model.collection.count,
        key: keys.key(of: "rate", in: Self.commands(words)))
    }
    return model.isRating ? collections.ratingPuzzles : collections.count(model.count)
  }

  /// The title of the selected puzzle in its file.
  private var title: String? { size.width < 120 ? model.selected?.title : nil }

  // MARK: The table

  private typealias Order = CollectionQuery.Order

  /// The order of the rows, which the store sorts.
  private var sortOrder: Binding<[TableSort<CollectionRow>]> {
    Binding(
      get: { [TableSort(key: model.query.order, isReversed: model.query.isDescending)] },
      set: { sorts in
        guard let first = sorts.first, let order = first.key(as: Order.self) else { return }
        model.sort(by: order, isDescending: first.isReversed)
      })
  }

  private var table: some View {
    // Rows are read anew after each change of the store.
    let revision = model.revision
    let rows = (0..<model.count).lazy.map { CollectionRow(place: $0, revision: revision) }
    let titles = words.collections
    return Table(rows, selection: Bindable(model).selection, sortOrder: sortOrder) {
      TableColumn(
        titles.number, sortKey: Order.number,
        width: .fitting(["\(model.collection.count)"], least: 6), alignment: .trailing, priority: 10
      ) {
        text($0) { "\($0.number)" }
      }
      TableColumn(
        titles.givens, sortKey: Order.givens, width: .fixed(7), alignment: .trailing, priority: 3
      ) {
        text($0) { $0.isReadable ? "\($0.givens.count)" : "?" }
      }
      TableColumn(titles.level, sortKey: Order.level, width: .fixed(8), priority: 9) {
        text($0) { $0.grade.map { words.name(of: $0.level) } ?? ($0.isReadable ? "…" : "?") }
      }
      TableColumn(
        titles.score, sortKey: Order.score, width: .fixed(7), alignment: .trailing, priority: 7
      ) {
        text($0) {
          $0.grade.map {
            words.grouped($0.score)
          } ?? ""
        }
      }
      TableColumn(
        titles.rating, sortKey: Order.rating, width: .fixed(5), alignment: .trailing, priority: 6
      ) {
        text($0) { $0.rating.map(NumberFormat.tenths) ?? "" }
      }
      TableColumn(
        titles.technique, sortKey: Order.technique, width: .flexible(min: 8, ideal: 24, max: 34),
        priority: 5
      ) {
        text($0) { $0.grade?.technique.map { words.name(of: $0) } ?? "" }
      }
      TableColumn(titles.state, sortKey: Order.solved, width: .fixed(stateWidth), priority: 8) {
        text($0, solved)
      }
      TableColumn(
        titles.played, sortKey: Order.played, width: .fixed(max(10, titles.played.columns + 1)),
        priority: 4
      ) {
        text($0) { $0.playedAt.map { "\(suite.dependencies.localTime($0).day)" } ?? "" }
      }
      TableColumn(titles.name, width: .flexible(min: 8, ideal: 20), priority: 1) {
        text($0) { size.width < 120 ? "" : $0.title ?? "" }
      }
    }
    .sortKeysDisabled()
    .onActivate(words.collections.keys.play) { place in play(at: place) }
    .frame(maxHeight: .infinity)
    .defaultFocus()
  }

  private func text(_ row: CollectionRow, _ text: (CollectedPuzzle) -> String) -> String {
    model.puzzle(at: row.place).map(text) ?? ""
  }

  /// The sign of a solved or begun puzzle, and the date.
  private func solved(_ puzzle: CollectedPuzzle) -> String {
    if let moment = puzzle.solvedAt {
      return "✓ \(suite.dependencies.localTime(moment).day)"
    }
    return puzzle.isBegun ? begun : ""
  }

  private var begun: String { "◐ \(words.app.begun)" }

  /// Columns for a date with its sign, or for the words about a begun puzzle.
  private var stateWidth: Int { max(12, begun.columns) }

  // MARK: Actions

  private func play(at place: Int?) {
    guard let place, model.choose(place) else { return }
    host.play(of: model)
  }

  private func playNext() {
    guard model.count > 0 else { return toaster.show(words.collections.noneListed) }
    guard let place = model.nextUnsolved(from: model.selection ?? 0) else {
      return toaster.show(words.collections.allSolved)
    }
    play(at: place)
  }

  private func export() {
    guard model.count > 0 else { return toaster.show(words.collections.noneListed) }
    saving = FileSaving(
      model.collection, model.query, count: model.count, of: suite.dependencies)
  }
}

/// A row of the table, by its place.
private nonisolated struct CollectionRow: Identifiable {
  let place: Int
  let revision: Int

  var id: Int { place }
}

extension Words {
  /// The title of the column that a collection is sorted by.
  func title(of order: CollectionQuery.Order) -> String {
    switch order {
    case .number: collections.number
    case .givens: collections.givens
    case .level: collections.level
    case .score: collections.score
    case .rating: collections.rating
    case .technique: collections.technique
    case .solved: collections.state
    case .played: collections.played
    }
  }
}
