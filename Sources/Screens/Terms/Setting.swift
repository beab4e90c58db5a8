/// The settings, in the order of the sheet.
nonisolated enum Setting: Hashable, CaseIterable {
  case errorChecking
  case digitFirst
  case tidyNotes
  case fillCandidates
  case hintBasis
  case hintOrder
  case techniques
  case coach
  case practice
  case theme
  case tiles
  case tileTheme
  case noteSize
  case peers
  case sameDigit
  case timer
  case tips
  case effects
  case sound
  case screenReader
  case keyPreset
  case digitKeys
  case language
  case characterWidth
  case reset
  case restart
}
