// SPDX-License-Identifier: Apache-2.0

extension KitWords {
  /// The texts of the controls, most of them for keys.
  public nonisolated struct Controls: Codable, Hashable, Sendable {
    /// Presses a button.
    public var press = "press"
    /// Turns a switch on.
    public var turnOn = "turn on"
    /// Turns a switch off.
    public var turnOff = "turn off"
    /// Chooses another option.
    public var choose = "choose"
    /// Opens a menu, a list of options or a group.
    public var open = "open"
    /// Closes it again.
    public var close = "close"
    /// Decreases or increases a value.
    public var change = "change"
    /// Decreases or increases a value by a large step.
    public var changeMuch = "change by much"
    /// Goes to the minimum and the maximum.
    public var ends = "least, greatest"
    /// Moves the knob of a slide switch.
    public var slide = "slide"
    /// Submits a text field.
    public var submit = "done"
    /// Takes the suggestion behind the text.
    public var complete = "complete"
    /// Shows the next and the previous suggestion.
    public var otherSuggestion = "other suggestion"
    /// Moves the insertion point by words.
    public var moveByWord = "by word"
    /// Selects the whole text.
    public var selectAll = "select all"
    /// Undoes the last change.
    public var undo = "undo"
    /// Redoes an undone change.
    public var redo = "redo"
    /// Deletes back to the beginning of the word.
    public var deleteWord = "delete word"
    /// Deletes to the beginning, and to the end.
    public var deleteToEnds = "delete to start, end"
    /// Heading of the keys of a text editor.
    public var text = "Text"
    /// Searches in a text, and the field for what to search for.
    public var find = "find"
    /// Goes to the next and the previous match.
    public var nextMatch = "next, previous"
    /// Cuts, copies and pastes.
    public var cutCopyPaste = "cut, copy, paste"
    /// Moves the insertion point to the beginning and the end of the text.
    public var moveToEnds = "start, end of text"
    /// The field for the hexadecimal digits of a colour.
    public var hex = "Hex"
    /// The components of a colour: red, green and blue.
    public var colorParts = ["Red", "Green", "Blue"]
    /// The colours on offer.
    public var swatches = "Swatches"
    /// Shown for digits that aren't a colour.
    public var hexMistake = "Write six digits, 0-9 and A-F."
    /// Before the nearest colour that this terminal can show.
    public var shownAs = "shown as"
    /// After the remaining time.
    public var left = "left"

    /// Creates the English texts.
    public init() {}
  }
}
