extension KitWords {
  /// The words of the kit's controls, most of them for the keys.
  public nonisolated struct Controls: Codable, Hashable, Sendable {
    /// What pressing a button is called.
    public var press = "press"
    /// Turns a switch on.
    public var turnOn = "turn on"
    /// Turns a switch off.
    public var turnOff = "turn off"
    /// Moves to another of several choices.
    public var choose = "choose"
    /// Opens what is folded away: a menu, a list of choices.
    public var open = "open"
    /// Folds it away again.
    public var close = "close"
    /// Makes a value smaller or larger.
    public var change = "change"
    /// Makes a value smaller or larger by much.
    public var changeMuch = "change by much"
    /// Goes to the least and the greatest value.
    public var ends = "least, greatest"
    /// Moves the knob of a slide switch.
    public var slide = "slide"
    /// Takes what was written.
    public var submit = "done"
    /// Moves the insertion point by words.
    public var moveByWord = "by word"
    /// Selects all of the text.
    public var selectAll = "select all"
    /// Takes the last change back.
    public var undo = "undo"
    /// Makes a change again that was taken back.
    public var redo = "redo"
    /// Deletes up to the beginning of the word.
    public var deleteWord = "delete word"
    /// Deletes up to the beginning, and to the end.
    public var deleteToEnds = "delete to start, end"
    /// The field with the digits of a colour.
    public var hex = "Hex"
    /// The parts of a colour: red, green and blue.
    public var colorParts = ["Red", "Green", "Blue"]
    /// The colours that are offered.
    public var swatches = "Swatches"
    /// What is said of digits that are no colour.
    public var hexMistake = "Write six digits, 0-9 and A-F."
    /// Before the colour that comes nearest in this terminal.
    public var shownAs = "shown as"
    /// After the time that something will still take.
    public var left = "left"

    /// The words in English.
    public init() {}
  }
}
