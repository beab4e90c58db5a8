import Observation
import Store
import Sudoku

/// The puzzles of a collection in the order that the player wants, read from the store page by
/// page.
@Observable
final class CollectionModel {
  /// The collection, with its counts.
  private(set) var collection: ImportedCollection
  /// The order and the filters.
  var query = CollectionQuery() {
    didSet { if query != oldValue { reload(keepsSelection: false) } }
  }
  /// The number of listed puzzles.
  private(set) var count = 0
  /// The place of the selected puzzle in the list, from 0.
  var selection: Int? = 0
  /// `true` while ratings are looked for.
  var isRating = false
  /// The puzzle to play as soon as it is graded.
  private(set) var wanted: CollectedPuzzle?
  /// The number of the puzzle to play after the present one.
  private(set) var upNext: Int?
  /// The reason why the store can't be read or written.
  private(set) var failure: StoreError?
  /// Counts the times that the pages were dropped.
  private(set) var revision = 0
  /// The number of puzzles that have changed since the list was read.
  @ObservationIgnored private var stale = 0
  @ObservationIgnored private var pages: [Int: [CollectedPuzzle]] = [:]
  /// The givens of the puzzle that was played last.
  @ObservationIgnored private(set) var played: Grid?
  @ObservationIgnored private let store: GameStore

  /// Creates a list of all puzzles of `collection`, in the order of the file.
  init(_ collection: ImportedCollection, in store: GameStore) {
    self.collection = collection
    self.store = store
    reload()
  }

  /// The rows of a page.
  private static let page = 100

  /// Reads the store again.
  func reload(keepsSelection: Bool = true) {
    failure = nil
    stale = 0
    attempt { () throws(StoreError) in
      if let current = try store.collection(collection.id) { collection = current }
      count = try store.count(of: collection.id, query)
    }
    pages = [:]
    revision += 1
    let place = keepsSelection ? selection ?? 0 : 0
    selection = count == 0 ? nil : min(place, count - 1)
  }

  /// Returns the puzzle at a place in the list.
  func puzzle(at place: Int) -> CollectedPuzzle? {
    guard (0..<count).contains(place) else { return nil }
    let page = place / Self.page
    if pages[page] == nil {
      // A few pages cover the screen.
      if pages.count >= 8 { pages = [:] }
      pages[page] = read(query, from: page * Self.page, limit: Self.page)
    }
    return pages[page].flatMap { page in
      page.indices.contains(place % Self.page) ? page[place % Self.page] : nil
    }
  }

  /// The selected puzzle.
  var selected: CollectedPuzzle? { selection.flatMap { puzzle(at: $0) } }

  private func read(_ query: CollectionQuery, from offset: Int, limit: Int) -> [CollectedPuzzle] {
    var found: [CollectedPuzzle] = []
    attempt { () throws(StoreError) in
      found = try store.puzzles(of: collection.id, query, offset: offset, limit: limit)
    }
    return found
  }

  private func attempt(_ access: () throws(StoreError) -> Void) {
    do throws(StoreError) {
      try access()
    } catch {
      if failure != error { failure = error }
    }
  }
}

// Playing
extension CollectionModel {
  /// The place of the first unsolved puzzle from `start` on, then from the beginning.
  func nextUnsolved(from start: Int) -> Int? {
    guard count > 0 else { return nil }
    var place: Int?
    attempt { () throws(StoreError) in
      place = try store.unsolvedPlace(of: collection.id, query, from: start % count)
    }
    return place
  }

  /// Selects the puzzle at `place` to be played, and finds the one after it. Returns `false` if
  /// there is none.
  func choose(_ place: Int) -> Bool {
    guard let puzzle = puzzle(at: place), puzzle.isReadable else { return false }
    selection = place
    wanted = puzzle
    played = puzzle.givens
    upNext = nextUnsolved(from: place + 1).flatMap { self.puzzle(at: $0)?.number }
    if upNext == puzzle.number { upNext = nil }
    return true
  }

  /// Selects the puzzle ``upNext`` in the reloaded list. It has moved up if the solved one before
  /// it is no longer listed.
  func goToNext() {
    guard let upNext, let selection else { return }
    let near = [selection, selection + 1, selection + 2].first { puzzle(at: $0)?.number == upNext }
    self.selection = near ?? nextUnsolved(from: selection) ?? selection
  }

  /// Forgets the puzzle to play.
  func dropWanted() { wanted = nil }

  /// Grades what has no grade, then rates what has no rating if that is wanted. Ends as the task is
  /// cancelled.
  func work() async {
    let grader = CollectionGrader(store: store, collection: collection.id)
    do throws(StoreError) {
      if collection.graded < collection.count {
        try await grader.gradeAll { [weak self] in self?.show($0) }
        reload()
      }
      guard isRating, !Task.isCancelled else { return }
      try await grader.rateAll(startingWith: selected) { [weak self] in self?.show($0, of: $1) }
      reload()
      if !Task.isCancelled { isRating = false }
    } catch {
      failure = error
    }
  }
}

// Grades and ratings that are found while the list is shown
extension CollectionModel {
  private func show(_ grades: [Int: CollectedGrade]) {
    collection.graded += grades.count
    update(grades.count) { puzzle in
      if let grade = grades[puzzle.number] { puzzle.grade = grade }
    }
  }

  private func show(_ rating: Int, of number: Int) {
    collection.rated += 1
    update(1) { puzzle in
      if puzzle.number == number { puzzle.rating = rating }
    }
  }

  /// Applies `change` to the rows at hand. The list itself is read again, and so put in order, when
  /// a fortieth of it has changed: that takes a large collection half a second.
  private func update(_ changes: Int, _ change: (inout CollectedPuzzle) -> Void) {
    stale += changes
    guard stale <= collection.count / 40 else { return reload() }
    for page in pages.keys {
      for index in pages[page, default: []].indices { change(&pages[page, default: []][index]) }
    }
    revision += 1
  }
}

// Filters
extension CollectionModel {
  /// `true` if the list goes by ratings, some are missing, and none are being found.
  var lacksRatings: Bool {
    (query.ratings != nil || query.order == .rating) && !isRating
      && collection.rated < collection.count
  }

  /// Sorts by `order`.
  func sort(by order: CollectionQuery.Order, isDescending: Bool) {
    var sorted = query
    (sorted.order, sorted.isDescending) = (order, isDescending)
    query = sorted
  }

  /// Sorts by the key after the present one.
  func sortByNext() {
    let all = CollectionQuery.Order.allCases
    let place = all.firstIndex(of: query.order) ?? 0
    query.order = all[(place + 1) % all.count]
  }

  /// Leaves the puzzles of the next level, after the last one those of all.
  func filterByNextLevel() {
    let all: [Level?] = [nil] + Level.allCases
    let place = all.firstIndex(of: query.level) ?? 0
    query.level = all[(place + 1) % all.count]
  }

  /// Leaves the puzzles with the hardest technique of the selected one, or those with all.
  func filterByTechnique() {
    query.technique = query.technique == nil ? selected?.grade?.technique : nil
  }

  /// Leaves the puzzles with ratings in the next range, after the last one those with all.
  func filterByNextRatings() {
    let all: [ClosedRange<Int>?] = [nil] + Self.ratings
    let place = all.firstIndex(of: query.ratings) ?? 0
    query.ratings = all[(place + 1) % all.count]
  }

  /// Ranges of ratings, in tenths: singles, simple patterns, the harder ones, chains, nested
  /// chains.
  static let ratings = [10...25, 26...38, 39...59, 60...79, 80...99, 100...200]
}
