// SPDX-License-Identifier: Apache-2.0

/// The built-in values, with their defaults.
///
/// They are read at every drawing, so each is a stored property rather than looked up by key.
/// Values whose type belongs to a folder above this one use a key instead, as a program's own do:
/// the styles of controls, and what a field or a menu tells its controls.
struct KitValues {
  // MARK: The screen

  var theme = Theme(name: "plain", styles: [:])
  var capabilities = TerminalCapabilities(colorDepth: .monochrome, isUnicode: false)
  var screenSize = Size(width: 80, height: 24)
  /// `nil` if the terminal doesn't report it.
  var cellRatio: Double?
  var showsImagePixels = true
  var isLinkSlow = false
  var isLinear = false
  /// A box, since copying the words copies a hundred strings.
  var words = Words(KitWords())

  // MARK: The program

  var clock = RuntimeClock { .zero }
  var scenePhaseSource = ScenePhaseSource()
  var focusReport: FocusReport?
  var jumps = JumpSpots()
  var exit = ExitAction {}
  var log = LogAction { _ in }
  var copyToClipboard = CopyAction { _ in }
  var pressKey = PressKeyAction { _ in }
  var keyMap = KeyMap()

  // MARK: The views around

  var dismiss = DismissAction {}
  var keyboardShortcut: KeyboardShortcut?
  var isEnabled = true
  var isFocused = false
  var areLabelsHidden = false

  // MARK: Looks

  var textRole: StyleRole?
  var textAttributes: TextAttributes = []
  var textWrapMode = TextWrapMode.automatic
  var joinsLines = false
  var lineLimit: Int?

  // MARK: Motion

  var motion = Motion.none
  var presentationTransition = TransitionSettings(
    transition: .move(.bottom), animation: .easeOut())
  var navigationTransition = TransitionSettings(
    transition: .move(.trailing), animation: .easeOut())

  /// A box for the words.
  final class Words {
    let all: KitWords

    init(_ all: KitWords) {
      self.all = all
    }
  }
}
