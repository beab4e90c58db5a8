import Models
import Observation

/// What the user prefers, for all screens. A change is saved at once.
@Observable
final class PreferenceChoices {
  /// The preferences as they are now.
  var values: Preferences {
    didSet { if values != oldValue { save(values) } }
  }

  @ObservationIgnored private let save: (Preferences) -> Void

  init(_ values: Preferences, save: @escaping (Preferences) -> Void) {
    self.values = values
    self.save = save
  }
}
