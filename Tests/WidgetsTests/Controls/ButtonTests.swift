import TestSupport
import Testing

@testable import Scutes

struct ButtonTests {
  private func event(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int) -> InputEvent {
    .mouse(MouseEvent(kind, at: Point(x: x, y: y)))
  }

  /// A button at (1, 1) to (6, 1) of a screen of 8 by 3, and the number of presses.
  private func pressable(isEnabled: Bool = true) -> (ViewDriver, () -> Int) {
    let shown = Shown()
    let driver = ViewDriver(width: 8, height: 3) {
      Button("game", isEnabled: isEnabled) { shown.offset += 1 }
    }
    return (driver, { shown.offset })
  }

  @Test(arguments: [KeyPress(.enter), KeyPress(" ")])
  func aKeyPressesTheFocusedButton(_ key: KeyPress) {
    let (driver, presses) = pressable()
    driver.press(key, key)
    #expect(presses() == 2)
  }

  private struct Saving: View {
    let title: Held<String>
    let number: Held<Int>
    let pressed: Held<Int>

    var body: some View {
      let number = number.value
      Button(title.value) { pressed.value = number }
    }
  }

  private struct CountedStyle: ButtonStyle {
    let log: BodyLog

    func makeBody(_ configuration: ButtonConfiguration) -> some View {
      log.note("style")
      return configuration.label
    }
  }

  @Test func onlyWhatShowsHasTheStyleDescribeTheButtonAnew() {
    let (title, number, pressed, log) = (Held("Save"), Held(0), Held(0), BodyLog())
    let driver = ViewDriver(width: 20, height: 2) {
      Saving(title: title, number: number, pressed: pressed)
        .buttonStyle(CountedStyle(log: log))
    }
    _ = log.take()
    number.value = 1
    driver.runtime.showFrame()
    #expect(log.take() == [:])
    driver.type("⏎")
    #expect(pressed.value == 1)
    title.value = "Send"
    driver.runtime.showFrame()
    #expect(log.take() == ["style": 1])
    #expect(driver.text.contains("Send"))
  }

  @Test(arguments: [
    KeyPress("a"), KeyPress(.tab), KeyPress(" ", modifiers: .control), KeyPress(.escape),
  ])
  func otherKeysDoNot(_ key: KeyPress) {
    let (driver, presses) = pressable()
    driver.press(key)
    #expect(presses() == 0)
  }

  @Test func aClickPressesOnRelease() {
    let (driver, presses) = pressable()
    driver.send(event(.press(.left), 2, 1))
    #expect(presses() == 0)
    driver.send(event(.release(.left), 4, 1))
    #expect(presses() == 1)
  }

  /// A series of mouse events.
  nonisolated struct Gesture: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let events: [MouseEvent]
    let presses: Int

    init(_ name: String, _ events: [(MouseEvent.Kind, Int, Int)], presses: Int = 0) {
      testDescription = name
      self.events = events.map { MouseEvent($0.0, at: Point(x: $0.1, y: $0.2)) }
      self.presses = presses
    }
  }

  private nonisolated static let gestures = [
    Gesture(
      "drag out and let go", [(.press(.left), 2, 1), (.drag(.left), 2, 2), (.release(.left), 2, 2)]),
    Gesture("press and let go outside", [(.press(.left), 2, 1), (.release(.left), 0, 0)]),
    Gesture(
      "drag out and back",
      [
        (.press(.left), 2, 1), (.drag(.left), 2, 2), (.drag(.left), 3, 1), (.release(.left), 3, 1),
      ], presses: 1),
    Gesture(
      "press beside it and drag onto it",
      [
        (.press(.left), 0, 0), (.drag(.left), 2, 1), (.release(.left), 2, 1),
      ]),
    Gesture("let go without a press", [(.release(.left), 2, 1)]),
    Gesture("drag without a press", [(.drag(.left), 2, 1), (.release(.left), 3, 1)]),
    Gesture("another button", [(.press(.right), 2, 1), (.release(.right), 2, 1)]),
    Gesture(
      "a press elsewhere before it was let go",
      [
        (.press(.left), 2, 1), (.press(.left), 0, 0), (.release(.left), 2, 1),
      ]),
    Gesture("the wheel", [(.scrollUp, 2, 1), (.scrollDown, 2, 1)]),
  ]

  @Test(arguments: gestures)
  func onlyAPressAndReleaseOnItCount(_ gesture: Gesture) {
    let (driver, presses) = pressable()
    for event in gesture.events { driver.send(.mouse(event)) }
    #expect(presses() == gesture.presses)
  }

  @Test(arguments: gestures)
  func nothingPressesADisabledButton(_ gesture: Gesture) {
    let (driver, presses) = pressable(isEnabled: false)
    for event in gesture.events { driver.send(.mouse(event)) }
    driver.press(KeyPress(.enter), KeyPress(" "))
    driver.click(x: 3, y: 1)
    #expect(presses() == 0)
    #expect(driver.cursor == nil)
  }

  @Test func aDisabledButtonDoesNotPassItsClickOnToWhatIsBelow() {
    let shown = Shown()
    let driver = ViewDriver(width: 8, height: 1) {
      Button("game", isEnabled: false) {}.onTap { shown.offset += 1 }
    }
    driver.click(x: 3, y: 0)
    #expect(shown.offset == 0)
  }

  @Test func aButtonThatIsDisabledWhileItIsHeldDoesNothing() {
    let shown = Shown()
    let driver = ViewDriver(width: 8, height: 1) {
      Button("game", isEnabled: !shown.isOn) { shown.offset += 1 }
    }
    driver.send(event(.press(.left), 3, 0))
    shown.isOn = true
    driver.send(event(.release(.left), 3, 0))
    #expect(shown.offset == 0)
  }

  private static let theme = Theme(
    name: "test",
    styles: [
      .button: TextStyle(background: .ansi(1)), .buttonFocused: TextStyle(background: .ansi(2)),
      .buttonDisabled: TextStyle(background: .ansi(3)),
      .iconButton: TextStyle(background: .ansi(4)),
    ])

  @Test func aPlainButtonShowsItsState() {
    let driver = ViewDriver(width: 4, height: 3, theme: Self.theme) {
      VStack {
        Button("ab") {}
        Button("cd") {}
        Button("ef", isEnabled: false) {}
      }
    }
    #expect(driver.picture == " ab\n cd\n ef")
    #expect(
      driver.canvas?.stylePicture == """
        AAAA
        BBBB
        CCCC

        A  default on colour 2
        B  default on colour 1
        C  default on colour 3
        """)
  }

  @Test func aButtonThatIsHeldLooksPressed() {
    struct Telling: ButtonStyle {
      func makeBody(_ configuration: ButtonConfiguration) -> some View {
        Text(configuration.isPressed ? "down" : "up")
      }
    }
    let driver = ViewDriver(width: 6, height: 1) { Button("x") {}.buttonStyle(Telling()) }
    let steps: [(MouseEvent.Kind, Int, String)] = [
      (.press(.left), 3, "down"), (.drag(.left), 0, "up"), (.drag(.left), 3, "down"),
      (.release(.left), 3, "up"), (.drag(.left), 3, "up"), (.press(.right), 3, "up"),
    ]
    for (kind, x, expected) in steps {
      driver.send(event(kind, x, 0))
      #expect(driver.lines == [expected])
    }
  }

  @Test func anIconButtonHasNoFrame() {
    let driver = ViewDriver(width: 6, height: 1, theme: Self.theme) {
      HStack {
        Button("?") {}
        Button("!") {}
      }
      .buttonStyle(IconButtonStyle())
    }
    #expect(driver.picture == " ?  !")
    #expect(
      driver.canvas?.stylePicture
        == "AAABBB\n\nA  default on colour 2\nB  default on colour 4")
  }

  @Test func aNameButtonIsFramedHeavilyWhileItHasTheFocus() {
    let driver = ViewDriver(width: 10, height: 6) {
      VStack {
        Button("Game") {}
        Button("Solver") {}
      }
      .buttonStyle(NameButtonStyle(width: 10))
    }
    #expect(
      driver.picture == """
        ╭━━━━━━━━╮
        ┃  Game  ┃
        ╰━━━━━━━━╯
        ╭────────╮
        │ Solver │
        ╰────────╯
        """)
    driver.press(KeyPress(.down))
    #expect(driver.picture.hasPrefix("╭────────╮\n│  Game  │"))
  }

  @Test(arguments: -1...3)
  func aNameButtonMayBeNarrowerThanItsFrame(_ width: Int) {
    let driver = ViewDriver(width: 12, height: 3) {
      HStack {
        Box("a", 3)
        Button("x") {}.buttonStyle(NameButtonStyle(width: width))
        Box("b", 3)
      }
    }
    #expect(driver.text.contains("aaa") && driver.text.contains("bbb"))
  }

  @Test func theHardwareCursorStandsOnTheFocusedButton() {
    let driver = ViewDriver(width: 8, height: 2) {
      VStack {
        Button("game") {}
        Button("go") {}
      }
    }
    #expect(driver.cursor == Point(x: 2, y: 0))
    driver.press(KeyPress(.tab))
    #expect(driver.cursor == Point(x: 3, y: 1))
  }
}
