import Scutes
import Store

/// Learns the nine keys that note digits, one by one. What Shift and a digit type differs between
/// keyboards.
///
/// ```
/// Press Shift and 4.
/// 1! 2" 3§
/// If digits need Shift on your keyboard, press the keys without it.
/// [Close] [Start over] [American keyboard]
/// ```
struct DigitKeysSheet: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.screenSize) private var screen
  @State private var learning = DigitKeysLearning()
  /// `true` once the American row was chosen here.
  @State private var isReset = false
  let suite: any ScreenHost

  var body: some View {
    VStack(alignment: .leading) {
      Text(headline).bold().lineLimit(2)
      Text(row)
      Text(remark).foregroundStyle(learning.objection == nil ? .secondary : .error)
        .lineLimit(remarkRows).frame(width: width, height: remarkRows, alignment: .topLeading)
      Button(words.close) { dismiss() }
      Button(words.startOver) { (learning, isReset) = (DigitKeysLearning(), false) }
      Button(words.american) {
        preferences.values.digitRow = .american
        (learning, isReset) = (DigitKeysLearning(), true)
      }
    }
    .frame(width: width, alignment: .topLeading)
    .padding(.horizontal, 1)
    .onKeyPress(take)
  }

  private var words: SettingsWords.DigitKeys { suite.words.settings.digitKeys }
  private var preferences: PreferenceChoices { suite.dependencies.preferences }
  private var width: Int { min(58, screen.width - 6) }
  private var remarkRows: Int { width < 58 ? 5 : 3 }

  private var headline: String {
    if learning.isComplete { return words.learnt }
    return isReset ? words.isAmerican : words.press(learning.digit)
  }

  /// The keys learnt so far, or those in use.
  private var row: String {
    let characters =
      learning.typed.isEmpty ? Array(preferences.values.digitRow.rawValue) : learning.typed
    let pairs = characters.enumerated().map { "\($0 + 1)\($1)" }.joined(separator: " ")
    return learning.typed.isEmpty ? words.inUse(pairs) : pairs
  }

  private var remark: String {
    switch learning.objection {
    case .digit: words.isDigit
    case .letter: words.isLetter
    case .same(let digit): words.isSame(digit)
    case nil: learning.isComplete ? (preferences.failure ?? words.howToChange) : words.why
    }
  }

  private func take(_ key: KeyPress) -> KeyPressResult {
    if key == KeyPress(.backspace) || key == KeyPress("h", modifiers: .control) {
      learning.takeBack()
      return .handled
    }
    let keys = key.underlyingKeys
    let pressed = keys.count == 1 && keys != [KeyPress(" ")] ? keys[0] : key
    guard case .character(let character) = pressed.key, pressed.modifiers.isEmpty,
      character != " ", !learning.isComplete
    else { return .ignored }
    isReset = false
    learning.take(character)
    if let row = learning.row { preferences.values.digitRow = row }
    return .handled
  }
}

/// The keys for 1 to 9 as they are learnt.
nonisolated struct DigitKeysLearning: Hashable {
  /// The characters of the keys pressed so far.
  private(set) var typed: [Character] = []
  /// The reason why the last key wasn't taken, if it wasn't.
  private(set) var objection: Objection?

  /// A reason not to take a key.
  enum Objection: Hashable {
    /// It types a digit.
    case digit
    /// It types a letter, which has another meaning.
    case letter
    /// It types what this digit's key typed.
    case same(Int)
  }

  /// The digit whose key comes next.
  var digit: Int { typed.count + 1 }

  var isComplete: Bool { typed.count == 9 }

  /// The row, once it is complete.
  var row: DigitRow? { isComplete ? DigitRow(rawValue: String(typed)) : nil }

  /// Takes the character of the next key, or says why not.
  mutating func take(_ character: Character) {
    guard !isComplete else { return }
    if character.isNumber, character.isASCII {
      objection = .digit
    } else if !DigitRow.canNote(character) {
      objection = .letter
    } else if let place = typed.firstIndex(of: character) {
      objection = .same(place + 1)
    } else {
      objection = nil
      typed.append(character)
    }
  }

  /// Asks for the last key again.
  mutating func takeBack() {
    objection = nil
    if !isComplete { _ = typed.popLast() }
  }
}
