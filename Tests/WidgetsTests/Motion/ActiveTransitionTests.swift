import TestSupport
import Testing

@testable import Scutes

/// A screen of letters with a sheet and with screens on top, each one key away.
private struct Moving: View {
  let router: Router<Int>
  let shown: Shown
  var transition = Transition.move(.trailing)

  var body: some View {
    NavigationStack(path: router.path) {
      page("a")
    } destination: { _ in
      page("b")
    }
    .navigationTransition(transition, animation: .linear(duration: .milliseconds(400)))
    .presentationTransition(.move(.bottom), animation: .linear(duration: .milliseconds(400)))
    .keyBindings(
      "Test",
      [
        KeyBinding([KeyPress("p")], 0, "push"), KeyBinding([KeyPress("b")], 1, "back"),
        KeyBinding([KeyPress("s")], 2, "sheet"),
      ]
    ) { action in
      switch action {
      case 0: router.push(1)
      case 1: router.pop()
      default: shown.isOn = true
      }
    }
  }

  private func page(_ letter: Character) -> some View {
    Box(letter, 0...unlimited, 0...unlimited)
      .sheet(
        isPresented: shown.isOnBinding, title: "Sheet"
      ) {
        Button("more") { shown.offset += 1 }
      }
  }
}

struct ActiveTransitionTests {
  private let router = Router<Int>()
  private let shown = Shown()

  private func driver(
    width: Int = 8, height: Int = 2, _ transition: Transition = .move(.trailing),
    motion: Motion = .full
  ) -> ViewDriver {
    let driver = ViewDriver(width: width, height: height) {
      Moving(router: router, shown: shown, transition: transition)
    }
    driver.runtime.motion = motion
    // Ten frames a second: four steps of a quarter each.
    driver.runtime.framesPerSecond = 10
    driver.runtime.showFrame()
    return driver
  }

  /// The first lines of the following frames, a tenth of a second apart.
  private func lines(_ driver: ViewDriver, _ count: Int) -> [String] {
    (0..<count).map { index in
      if index > 0 { driver.advance(by: .milliseconds(100)) }
      return driver.lines.first ?? ""
    }
  }

  @Test func aScreenPushesTheOneBeforeOut() {
    let driver = driver()
    driver.type("p")
    #expect(lines(driver, 4) == ["aaaaaabb", "aaaabbbb", "aabbbbbb", "bbbbbbbb"])
    #expect(driver.runtime.nextDeadline == nil)
    driver.type("b")
    #expect(lines(driver, 4) == ["aabbbbbb", "aaaabbbb", "aaaaaabb", "aaaaaaaa"])
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func aWipeUncoversTheNewScreen() {
    let driver = driver(.wipe(.leading))
    driver.type("p")
    #expect(lines(driver, 4) == ["bbaaaaaa", "bbbbaaaa", "bbbbbbaa", "bbbbbbbb"])
  }

  @Test func subtleMotionFades() {
    let driver = driver(motion: .subtle)
    driver.type("p")
    #expect(lines(driver, 4) == ["aaaaaaaa", "bbbbbbbb", "bbbbbbbb", "bbbbbbbb"])
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func withoutMotionItIsThereAtOnce() {
    let driver = driver(motion: .none)
    driver.type("p")
    #expect(driver.lines == ["bbbbbbbb", "bbbbbbbb"])
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func aSheetComesFromBelowAndGoesThere() {
    let driver = driver(width: 30, height: 8)
    driver.type("s")
    var tops: [Int] = []
    for _ in 0..<4 {
      tops.append(driver.place(of: "╭")?.y ?? 8)
      driver.advance(by: .milliseconds(100))
    }
    #expect(tops == [6, 5, 3, 1])
    #expect(driver.runtime.nextDeadline == nil)
    driver.type("⎋")
    #expect(!shown.isOn)
    tops = []
    for _ in 0..<4 {
      tops.append(driver.place(of: "╭")?.y ?? 8)
      driver.advance(by: .milliseconds(100))
    }
    #expect(tops == [3, 5, 6, 8])
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func onItsWayASheetLooksLikeThis() {
    let driver = driver(width: 34, height: 9)
    driver.type("s")
    driver.advance(by: .milliseconds(100))
    #expect(
      driver.picture == """
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        aa╭────────────────────────────╮aa
        aa│ Sheet     ━━━━━         ✕  │aa
        aa│                            │aa
        """)
  }

  @Test func aSheetHasTheKeysFromItsFirstFrameOn() {
    let driver = driver(width: 30, height: 8)
    driver.type("s⏎")
    #expect(shown.offset == 1)
    driver.type("⎋")
    #expect(!shown.isOn)
    driver.type("p")
    #expect(router.path == [1])
  }

  @Test func aClickGoesWhereThingsWillStand() {
    let driver = driver(width: 30, height: 8)
    driver.type("s")
    let place = self.driver(width: 30, height: 8, motion: .none).place(of: "more")
    #expect(place != nil)
    driver.click(x: place?.x ?? 0, y: place?.y ?? 0)
    #expect(shown.offset == 1)
  }

  /// The same keys give the same result with and without motion, at any speed.
  @Test func motionHoldsBackNoKey() {
    var random = LinearGenerator(state: 11)
    for _ in 0..<60 {
      let keys = (0..<12).compactMap { _ in "ppbs⏎⏎⎋".randomElement(using: &random) }
      let pauses = keys.map { _ in Int.random(in: 0...250, using: &random) }
      let outcomes = [Motion.none, .subtle, .full].map { motion in
        let test = ActiveTransitionTests()
        let driver = test.driver(width: 32, height: 9, motion: motion)
        var mirror = ScreenMirror(driver)
        for (key, pause) in zip(keys, pauses) {
          driver.type(String(key))
          mirror.follow(driver)
          driver.advance(by: .milliseconds(pause))
          mirror.follow(driver)
        }
        driver.advance(by: .seconds(1))
        mirror.follow(driver)
        #expect(driver.runtime.nextDeadline == nil)
        return driver.text + "\(test.router.path) \(test.shown.offset) \(test.shown.isOn)"
      }
      #expect(Set(outcomes).count == 1, "\(String(keys))")
    }
  }

  @Test func anotherSizeEndsWhatIsOnItsWay() {
    let driver = driver()
    driver.type("p")
    driver.resize(width: 6, height: 1)
    #expect(driver.picture == "bbbbbb")
    driver.advance(by: .seconds(1))
    #expect(driver.picture == "bbbbbb")
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func wideGlyphsStayWholeOnTheirWay() {
    let driver = ViewDriver(width: 9, height: 1) {
      NavigationStack(path: router.path) {
        Text("한글한글")
      } destination: { _ in
        Text("가나다라")
      }
    }
    driver.runtime.motion = .full
    driver.runtime.showFrame()
    var mirror = ScreenMirror(driver)
    for _ in 0..<2 {
      if router.path.isEmpty { router.push(1) } else { router.pop() }
      driver.runtime.showFrame()
      mirror.follow(driver)
      for _ in 0..<10 {
        driver.advance(by: .milliseconds(34))
        mirror.follow(driver)
      }
    }
    #expect(driver.lines == ["한글한글"])
  }

  @Test func somethingElseThatChangesMeanwhileIsShownWhereItIs() {
    let driver = ViewDriver(width: 8, height: 2) {
      VStack {
        Text(shown.text.isEmpty ? "-" : shown.text)
        NavigationStack(path: router.path) {
          Box("a", 8)
        } destination: { _ in
          Box("b", 8)
        }
      }
    }
    driver.runtime.motion = .full
    driver.runtime.showFrame()
    router.push(1)
    driver.runtime.showFrame()
    shown.text = "news"
    driver.runtime.showFrame()
    #expect(driver.lines.first == "news")
    driver.advance(by: .seconds(1))
    #expect(driver.lines == ["news", "bbbbbbbb"])
  }
}
