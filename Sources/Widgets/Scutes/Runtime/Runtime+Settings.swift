// SPDX-License-Identifier: Apache-2.0

/// Settings that a program may change while it runs.
extension Runtime {
  /// The theme of all views without their own. After a change, the next frame is the same as that
  /// of a program started with the new theme, and only the cells that differ are written.
  public var theme: Theme {
    get { root.environment.theme }
    set {
      guard newValue != theme else { return }
      composer.take(newValue, in: tree)
      root.changeEnvironment { $0.theme = newValue }
    }
  }

  /// The texts of the built-in views, which update when it changes.
  public var words: KitWords {
    get { root.environment.kitWords }
    set {
      guard newValue != words else { return }
      root.changeEnvironment { $0.kitWords = newValue }
    }
  }

  /// The user's keys for actions in all tables without a closer map: those of views, of built-in
  /// controls, of the help and of the focus.
  public var keyMap: KeyMap {
    get { root.environment.keyMap }
    set {
      guard newValue != keyMap else { return }
      root.changeEnvironment { $0.keyMap = newValue }
    }
  }
}
