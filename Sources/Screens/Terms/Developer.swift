/// Those who made the program, as its specification lists them.
nonisolated enum Developer: CaseIterable {
  case teamLeader
  case technicalWriter
  case qualityManager

  /// A name as its bearer writes it, the same in every language.
  var name: String {
    switch self {
    case .teamLeader: "Hungu Lim"
    case .technicalWriter: "Jisu Lim"
    case .qualityManager: "Hyunsu Lim"
    }
  }
}
