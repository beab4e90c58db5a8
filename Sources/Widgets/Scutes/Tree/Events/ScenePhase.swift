// SPDX-License-Identifier: Apache-2.0

import Observation

/// `true` if the terminal window is active, as far as the terminal reports it.
public nonisolated enum ScenePhase: Sendable {
  /// The window is active, or the terminal doesn't report it.
  case active
  /// Another window is active.
  case inactive
}

/// Stores the phase and tracks its readers.
@Observable
final class ScenePhaseSource {
  var phase = ScenePhase.active
}

extension EnvironmentValues {
  /// `true` if the terminal window is active. Bodies that read it are evaluated again when it
  /// changes.
  public var scenePhase: ScenePhase { scenePhaseSource.phase }

  var scenePhaseSource: ScenePhaseSource {
    get { box.kit.scenePhaseSource }
    set { write { $0.scenePhaseSource = newValue } }
  }
}
