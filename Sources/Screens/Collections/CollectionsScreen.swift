import Games
import Scutes
import Store

/// The imported collections, each with its progress and when it was added and last played.
///
/// ```
///  ‹ back              Collections
///    Name ▲            Solved              Added       Played
///  ▸ Royle 17          3 of 49,151 solved  2026-11-02  2026-11-20
///    Winter            12 of 20 solved     2026-11-19
/// ```
struct CollectionsScreen: Screen {
  @Environment(Toaster.self) private var toaster
  @Environment(\.keyLabels) private var keyLabels
  @State private var collections: [ImportedCollection] = []
  @State private var selection: ImportedCollection.ID?
  @State private var reading: FileReading<ReadCollection>?
  @State private var saving: FileSaving?
  @State private var naming = RowNaming<ImportedCollection.ID>()
  @State private var order = [TableSort<ImportedCollection>(key: CollectionsOrder.name)]
  let host: any CollectionsHost

  var suite: any ScreenHost { host }

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("collections", words.collections.title) {
      Command.group(if: { $0.naming.row == nil }) {
        // A collection begins with a file.
        Command.list(.importFile, words, or: RowAction.new.keys) { $0.importFile() }
        Command.group(if: { $0.selected != nil }) {
          Command.list(.rename, words) { screen in
            screen.selected.map { screen.naming.begin($0.id, name: $0.name) }
          }
          Command.list(.delete, words) { $0.delete() }
        }
        Command.list(.undo, words, if: { $0.host.deletedCollections.last != nil }) { $0.undo() }
        Command.group(if: { $0.selected != nil }) {
          Command.list(.order, words) { $0.sortByNext() }
          Command.list(.reverse, words, shown: .help) { $0.order[0].isReversed.toggle() }
          Command.list(.export, words, shown: .help) { $0.export() }
        }
      }
      Command.back(words) {
        if $0.naming.row == nil { $0.suite.goBack() } else { $0.naming.end() }
      }
    }
  }

  var body: some View {
    page(words.collections.title) {
      Text(" ")
      NameableRows(
        naming: $naming,
        changes: RowChanges(
          title: words.app.name, longestName: 60, keep: rename,
          offer: undoOffer(host.deletedCollections.last?.name, keyLabels), undo: undo)
      ) {
        if collections.isEmpty {
          nothing
        } else {
          table.frame(maxWidth: 100, maxHeight: .infinity).defaultFocus()
        }
      } below: {
        EmptyView()
      }
    } trailing: {
      Button("+ \(words.app.importFile.lowercased())", action: importFile)
        .buttonStyle(IconButtonStyle())
    }
    .onAppear(perform: begin)
    .onChange(of: host.collectionChanges) { load(selecting: selection) }
    .onChange(of: host.replacementCount) {
      (reading, saving) = (nil, nil)
      if naming.row != nil { naming.end() }
    }
    .fileImporter($reading, title: words.collections.importTitle, suite: suite) { read in
      toaster.show(read.summary, .success)
      load(selecting: read.id)
      naming.end()
    }
    .fileExporter($saving, title: words.export.title)
  }

  private var store: GameStore { suite.dependencies.store }
  private var table: some View {
    let titles = words.collections
    return Table(sorted, selection: $selection, sortOrder: $order) {
      TableColumn(
        words.app.name, sortKey: CollectionsOrder.name, width: .flexible(min: 12, ideal: 30),
        priority: 9
      ) { $0.name }
      TableColumn(
        titles.state, sortKey: CollectionsOrder.solved, width: .flexible(min: 12, ideal: 24),
        priority: 8
      ) { words.packs.solvedOfAll(solved: $0.solved, all: $0.count) }
      TableColumn(
        titles.added, sortKey: CollectionsOrder.added, width: dateWidth(titles.added), priority: 6
      ) { day($0.importedAt) }
      TableColumn(
        titles.played, sortKey: CollectionsOrder.played, width: dateWidth(titles.played),
        priority: 7
      ) { $0.playedAt.map(day) ?? "" }
    }
    .sortKeysDisabled()
    .onActivate { id in open(id) }
  }

  /// The way to the first collection.
  private var nothing: some View {
    VStack(spacing: 1) {
      Text(words.collections.none).foregroundStyle(.secondary).multilineTextAlignment(.center)
      Button("+ \(words.app.importFile)", action: importFile)
        .buttonStyle(RimButtonStyle(.areaSolver, width: 34))
        .defaultFocus()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// Columns for a date, or for its title with the sign of the order.
  private func dateWidth(_ title: String) -> TableColumnWidth { .fixed(max(10, title.columns + 1)) }

  private func day(_ moment: Moment) -> String {
    "\(suite.dependencies.localTime(moment).day)"
  }

  private var sorted: [ImportedCollection] {
    let isReversed = order.first?.isReversed == true
    return (order.first?.key(as: CollectionsOrder.self) ?? .name).sorted(
      collections, isReversed: isReversed)
  }

  private var selected: ImportedCollection? { collections.first { $0.id == selection } }

  /// Lists the collections. Those deleted before the start can't be brought back any more.
  private func begin() {
    attempt { () throws(StoreError) in
      let deleted = try store.deletedCollections().filter { id in
        !host.deletedCollections.contains { $0.id == id }
      }
      if !deleted.isEmpty { remove(deleted) }
    }
    load(selecting: selection)
  }

  /// Removes collections in the background, even after the screen is left.
  private func remove(_ deleted: [ImportedCollection.ID]) {
    Task { [store, suite, words] in
      do throws(StoreError) {
        try await store.removeCollections(deleted)
      } catch {
        suite.notify(words.text(of: error))
      }
    }
  }

  private func load(selecting id: ImportedCollection.ID?) {
    attempt { () throws(StoreError) in collections = try store.collections() }
    selection = collections.contains { $0.id == id } ? id : sorted.first?.id
  }

  private func open(_ id: ImportedCollection.ID) {
    if let collection = collections.first(where: { $0.id == id }) { host.open(collection) }
  }

  private func attempt(_ access: () throws(StoreError) -> Void) {
    do throws(StoreError) {
      try access()
    } catch {
      suite.notify(words.text(of: error))
    }
  }

  /// Changes the store in the background, then calls `done`, or says why that fails.
  private func change(
    _ change: @escaping @Sendable (GameStore) throws(StoreError) -> Void,
    done: @escaping () -> Void
  ) {
    suite.dependencies.saver.change(change) { [suite] result in
      switch result {
      case .success: done()
      case .failure(let error): suite.notify(suite.words.text(of: error))
      }
    }
  }

  private func importFile() {
    reading = FileReading(of: suite.dependencies)
  }

  private func rename(_ id: ImportedCollection.ID, to name: String) {
    let name = name.trimmingBlanks
    guard !name.isEmpty else { return }
    change { (store) throws(StoreError) in
      try store.rename(id, to: name)
    } done: {
      load(selecting: id)
    }
  }

  private func delete() {
    guard let selected else { return }
    let place = sorted.firstIndex { $0.id == selected.id } ?? 0
    change { (store) throws(StoreError) in
      try store.deleteCollection(selected.id)
    } done: {
      host.deletedCollections.append(selected)
      load(selecting: nil)
      selection = sorted.prefix(place + 1).last?.id
    }
  }

  private func undo() {
    guard let deleted = host.deletedCollections.last else { return }
    change { (store) throws(StoreError) in
      try store.restoreCollection(deleted.id)
    } done: {
      host.deletedCollections.removeAll { $0.id == deleted.id }
      load(selecting: deleted.id)
      naming.end()
    }
  }

  private func sortByNext() {
    let all = CollectionsOrder.allCases
    let place = order.first?.key(as: CollectionsOrder.self).flatMap(all.firstIndex) ?? 0
    order = [TableSort(key: all[(place + 1) % all.count])]
  }

  private func export() {
    guard let selected else { return }
    saving = FileSaving(
      selected, CollectionQuery(), count: selected.count, of: suite.dependencies)
  }
}

/// The order of the list of collections. Names break ties.
nonisolated enum CollectionsOrder: CaseIterable {
  case name
  /// By the share of solved puzzles.
  case solved
  case added
  case played

  /// Returns `collections`, which are sorted by name, in this order. Those that were never played
  /// come last.
  func sorted(
    _ collections: [ImportedCollection], isReversed: Bool
  ) -> [ImportedCollection] {
    let keyed: [(key: Double?, collection: ImportedCollection)]
    switch self {
    case .name: return isReversed ? collections.reversed() : collections
    case .solved:
      keyed = collections.map { (Double($0.solved) / Double(max(1, $0.count)), $0) }
    case .added: keyed = collections.map { (Double($0.importedAt.milliseconds), $0) }
    case .played:
      keyed = collections.map { ($0.playedAt.map { Double($0.milliseconds) }, $0) }
    }
    let known = keyed.filter { $0.key != nil }.sorted {
      isReversed ? $0.key ?? 0 > $1.key ?? 0 : $0.key ?? 0 < $1.key ?? 0
    }
    return (known + keyed.filter { $0.key == nil }).map(\.collection)
  }
}

/// The suite as the collections see it.
protocol CollectionsHost: ScreenHost {
  /// Counts the times that collections may have changed.
  var collectionChanges: Int { get }
  /// The collections deleted since the start, latest last.
  var deletedCollections: [ImportedCollection] { get set }
  /// Counts the times that all games and collections were replaced.
  var replacementCount: Int { get }
  /// Shows the puzzles of a collection.
  func open(_ collection: ImportedCollection)
  /// Begins a game of the puzzle that `model` wants, or goes on with it where it was left. A puzzle
  /// without a grade is left to ``playWanted(of:)``.
  func play(of model: CollectionModel)
  /// Grades the puzzle that `model` wants, and begins a game of it.
  func playWanted(of model: CollectionModel) async
}
