nonisolated extension PackWords {
  /// What a pack is called, by its number.
  func name(_ pack: Int) -> String {
    names.indices.contains(pack - 1) ? names[pack - 1] : String(pack)
  }
}
