/// What a program may set anew while it runs.
extension Runtime {
  /// The look of everything that has none of its own. After a change the next frame is the one that
  /// a program started in the new look would show; the cells that stay as they are are not written.
  public var theme: Theme {
    get { root.environment.theme }
    set {
      guard newValue != theme else { return }
      composer.take(newValue, in: tree)
      root.changeEnvironment { $0.theme = newValue }
    }
  }

  /// The words that the kit's own views show. After a change all of them say it in the new ones.
  public var words: KitWords {
    get { root.environment.kitWords }
    set {
      guard newValue != words else { return }
      root.changeEnvironment { $0.kitWords = newValue }
    }
  }

  /// The keys that users have given to actions, for all tables that have no other map around them:
  /// those of views, of the kit's own controls, of the help and of the focus.
  public var keyMap: KeyMap {
    get { root.environment.keyMap }
    set {
      guard newValue != keyMap else { return }
      root.changeEnvironment { $0.keyMap = newValue }
    }
  }
}
