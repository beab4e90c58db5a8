/// The developers of the program, as listed in its specification.
nonisolated enum Developer: CaseIterable {
  case teamLeader
  case technicalWriter
  case qualityManager

  /// The name in its bearer's own spelling, the same in every language.
  var name: String {
    switch self {
    case .teamLeader: "Hungu Lim"
    case .technicalWriter: "Jisu Lim"
    case .qualityManager: "Hyunsu Lim"
    }
  }
}
