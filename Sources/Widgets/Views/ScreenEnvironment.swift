extension EnvironmentValues {
  /// Whether an ``Image`` may show its pixels on a terminal that says it can; else it is drawn with
  /// characters everywhere. True unless set.
  public var showsImagePixels: Bool {
    get { box.kit.showsImagePixels }
    set { write { $0.showsImagePixels = newValue } }
  }

  /// How many times as high as wide a cell is: as the terminal tells, else 2.
  var cellRatio: Double {
    get { box.kit.cellRatio ?? Double(CellShape.heightToWidth) }
    set { write { $0.cellRatio = newValue } }
  }

  /// Whether the terminal takes more than a tenth of a second to answer, as over a long network: what
  /// moves should keep still then. False until that is known, and where it never is.
  public var isLinkSlow: Bool {
    get { box.kit.isLinkSlow }
    set { write { $0.isLinkSlow = newValue } }
  }

  /// Columns by rows of the whole screen.
  public var screenSize: Size {
    get { box.kit.screenSize }
    set { write { $0.screenSize = newValue } }
  }

  /// What the roles look like.
  public var theme: Theme {
    get { box.kit.theme }
    set { write { $0.theme = newValue } }
  }

  /// What the terminal can show.
  public var capabilities: TerminalCapabilities {
    get { box.kit.capabilities }
    set { write { $0.capabilities = newValue } }
  }

  /// The words that the kit's own containers show.
  public var kitWords: KitWords {
    get { box.kit.words.all }
    set { write { $0.words = KitValues.Words(newValue) } }
  }
}
