import Games
import Scutes
import Store
import Sudoku

extension Suite: CollectionsHost {
  func open(_ collection: ImportedCollection) {
    router.push(.collection(CollectionModel(collection, in: dependencies.store)))
  }

  /// The collection that is shown, or whose puzzle is on the board.
  private var collection: CollectionModel? {
    shown { if case .collection(let model) = $0 { model } else { nil } }
  }

  /// Reads the collections that are shown again, after a screen above them was left.
  func refreshCollections() {
    guard router.path.contains(.collections) else { return }
    collection?.reload()
    collectionChanges += 1
  }

  /// Finds the collection of a game that goes on without it being shown, and the puzzle after that
  /// one.
  func findCollection(of game: Game) {
    resumedCollection = nil
    guard game.origin == .own, collection == nil else { return }
    do throws(StoreError) {
      guard let found = try dependencies.store.collection(with: game.puzzle.givens) else { return }
      let model = CollectionModel(found.collection, in: dependencies.store)
      if model.choose(found.number - 1) {
        model.dropWanted()
        resumedCollection = model
      }
    } catch {
      notice = words.text(of: error)
    }
  }

  /// The number of the puzzle to play after that of `model`, in the collection that it is from.
  func nextCollected(after model: GameBoardModel) -> Int? {
    let givens = model.game.puzzle.givens
    return [collection, resumedCollection].compactMap(\.self).first { $0.played == givens }?.upNext
  }

  /// Leaves the board for the next puzzle of the collection. That of a resumed game is opened.
  func playNextCollected() {
    let resumed = collection == nil ? resumedCollection : nil
    end()
    if let resumed {
      router.popToRoot()
      for route in [Route.levels, .packs, .collections, .collection(resumed)] { router.push(route) }
      resumed.reload()
      resumedCollection = nil
    }
    guard case .collection(let model) = router.path.last else { return }
    model.goToNext()
    if let place = model.selection, model.choose(place) { play(of: model) }
  }

  func play(of model: CollectionModel) {
    guard let puzzle = model.wanted else { return }
    if let saved = records.unfinished(ownPuzzle: puzzle.givens) {
      model.dropWanted()
      open(saved)
    } else if let made = puzzle.puzzle {
      model.dropWanted()
      play(made, from: .own)
    }
  }

  func playWanted(of model: CollectionModel) async {
    guard let puzzle = model.wanted else { return }
    let made = await puzzle.makePuzzle()
    guard let made, !Task.isCancelled, model.wanted == puzzle,
      router.path.last == .collection(model)
    else { return }
    model.dropWanted()
    play(made, from: .own)
  }
}
