/// What has the focus on the screen of Memory.
nonisolated enum MemoryPart: Hashable {
  case list
  case game
}
