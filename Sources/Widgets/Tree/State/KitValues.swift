/// The values that the kit itself hands down, each with what is there when nobody has set anything.
///
/// They are read at every drawing, so that each has its place and is not looked up. What has a type of
/// a folder above this one has no place here, and is kept by a key as the values of programs are:
/// the styles of controls and what a field or a menu has its controls do.
struct KitValues {
  // MARK: The screen

  var theme = Theme(name: "plain", styles: [:])
  var capabilities = TerminalCapabilities(colorDepth: .monochrome, isUnicode: false)
  var screenSize = Size(width: 80, height: 24)
  /// Nil where the terminal does not tell.
  var cellRatio: Double?
  var showsImagePixels = true
  var isLinkSlow = false
  var isLinear = false
  /// A copy of the words is a hundred copies of texts.
  var words = Words(KitWords())

  // MARK: The program

  var clock = RuntimeClock { .zero }
  var scenePhaseSource = ScenePhaseSource()
  var focusReport: FocusReport?
  var exit = ExitAction {}
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

  // MARK: Motion

  var motion = Motion.none
  var presentationTransition = TransitionSettings(
    transition: .move(.bottom), animation: .easeOut())
  var navigationTransition = TransitionSettings(
    transition: .move(.trailing), animation: .easeOut())

  /// Words that are handed on as one.
  final class Words {
    let all: KitWords

    init(_ all: KitWords) {
      self.all = all
    }
  }
}
