/// The pages of the help, in order.
nonisolated enum HelpPage: Int, CaseIterable, Identifiable {
  case rules
  case moving
  case notes
  case hints
  case techniques
  case scores
  case memory
  case keys
  case mouse
  case files

  var id: Self { self }

  /// Which page it is, of how many: "3/10".
  var place: String { "\(rawValue + 1)/\(Self.allCases.count)" }
}
