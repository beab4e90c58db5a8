// SPDX-License-Identifier: Apache-2.0

extension EnvironmentValues {
  /// `true` if an ``Image`` may show pixels on terminals that support them, rather than only
  /// characters. `true` by default.
  public var showsImagePixels: Bool {
    get { box.kit.showsImagePixels }
    set { write { $0.showsImagePixels = newValue } }
  }

  /// The height of a cell divided by its width, as reported by the terminal, or else 2.
  var cellRatio: Double {
    get { box.kit.cellRatio ?? Double(CellShape.heightToWidth) }
    set { write { $0.cellRatio = newValue } }
  }

  /// `true` if the terminal takes more than a tenth of a second to answer, as over a long network,
  /// so that motion should be avoided. `false` until that is known.
  public var isLinkSlow: Bool {
    get { box.kit.isLinkSlow }
    set { write { $0.isLinkSlow = newValue } }
  }

  /// The size of the screen in columns and rows.
  public var screenSize: Size {
    get { box.kit.screenSize }
    set { write { $0.screenSize = newValue } }
  }

  /// The theme, which gives roles their styles.
  public var theme: Theme {
    get { box.kit.theme }
    set { write { $0.theme = newValue } }
  }

  /// The capabilities of the terminal.
  public var capabilities: TerminalCapabilities {
    get { box.kit.capabilities }
    set { write { $0.capabilities = newValue } }
  }

  /// The texts of the built-in views.
  public var kitWords: KitWords {
    get { box.kit.words.all }
    set { write { $0.words = KitValues.Words(newValue) } }
  }
}
