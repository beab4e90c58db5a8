import Models
import Observation

/// What the user prefers, for all screens. A change is saved at once.
@Observable
final class PreferenceChoices {
  /// The preferences as they are now.
  var values: Preferences {
    didSet { if values != oldValue { failure = save(values) } }
  }

  /// Why the latest change could not be saved; nil where it was.
  private(set) var failure: String?
  @ObservationIgnored private let save: (Preferences) -> String?

  init(_ values: Preferences, save: @escaping (Preferences) -> String?) {
    self.values = values
    self.save = save
  }
}
