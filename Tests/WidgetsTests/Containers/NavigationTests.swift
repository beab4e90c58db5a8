import TestSupport
import Testing

@testable import Scutes

struct NavigationTests {
  private func stack(_ router: Router<Int>) -> ViewDriver {
    ViewDriver(width: 20, height: 4) {
      NavigationStack(path: router.path) {
        Counter(name: "root ")
      } destination: { number in
        Counter(name: "screen \(number) ")
      }
    }
  }

  @Test func thePathSaysWhichScreenIsShown() {
    let router = Router<Int>()
    let driver = stack(router)
    let steps: [(() -> Void, String)] = [
      ({ router.push(1) }, "screen 1 0"), ({ router.push(2) }, "screen 2 0"),
      ({ router.replace(with: 3) }, "screen 3 0"), ({ router.push(4) }, "screen 4 0"),
      ({ router.pop() }, "screen 3 0"), ({ router.pop(2) }, "root 0"), ({ router.pop() }, "root 0"),
      ({ router.replace(with: 5) }, "screen 5 0"), ({ router.push(6) }, "screen 6 0"),
      ({ router.popToRoot() }, "root 0"), ({ router.pop(3) }, "root 0"),
    ]
    for (change, expected) in steps {
      change()
      driver.runtime.showFrame()
      #expect(driver.lines == [expected])
    }
  }

  @Test func aPathMayBeginAnywhere() {
    #expect(stack(Router(path: [7, 8])).lines == ["screen 8 0"])
  }

  @Test func screensBelowKeepTheirStateAndPoppedOnesLoseIt() {
    let router = Router<Int>()
    let driver = stack(router)
    driver.press(KeyPress(.enter))
    router.push(1)
    driver.runtime.showFrame()
    driver.press(KeyPress(.enter), KeyPress(.enter))
    router.push(1)
    driver.runtime.showFrame()
    #expect(driver.lines == ["screen 1 0"])
    router.pop()
    driver.runtime.showFrame()
    #expect(driver.lines == ["screen 1 2"])
    router.pop()
    driver.runtime.showFrame()
    #expect(driver.lines == ["root 1"])
    router.push(1)
    driver.runtime.showFrame()
    #expect(driver.lines == ["screen 1 0"])
  }

  @Test func replacingTheShownScreenLosesItsState() {
    let router = Router(path: [1, 2])
    let driver = stack(router)
    driver.press(KeyPress(.enter))
    router.replace(with: 3)
    driver.runtime.showFrame()
    router.replace(with: 2)
    driver.runtime.showFrame()
    #expect(driver.lines == ["screen 2 0"])
  }

  @Test func aScreenBelowIsNeitherDrawnNorReached() {
    let shown = Shown()
    let driver = ViewDriver(width: 20, height: 4) {
      NavigationStack(path: [1]) {
        Button("below") { shown.offset += 1 }
          .keyBindings("Below", [KeyBinding([KeyPress("b")], (), "below")]) { shown.offset += 1 }
      } destination: { _ in
        Text("above")
      }
    }
    #expect(driver.lines == ["above"])
    driver.press(KeyPress(.enter), KeyPress("b"), KeyPress(.tab))
    driver.click(x: 10, y: 1)
    #expect(shown.offset == 0)
    #expect(driver.cursor == nil)
  }

  @Test func aScreenBelowFollowsTheSizeOfTheScreen() {
    let router = Router<Int>()
    let driver = ViewDriver(width: 12, height: 3) {
      NavigationStack(path: router.path) {
        Box("r", 0...unlimited)
      } destination: { _ in
        Box("s", 0...unlimited)
      }
    }
    router.push(1)
    driver.runtime.showFrame()
    driver.resize(width: 5, height: 1)
    #expect(driver.picture == "sssss")
    router.pop()
    driver.runtime.showFrame()
    #expect(driver.picture == "rrrrr")
  }

  @Test func nothingIsLeftOfALargerScreenWhenItGoes() {
    let router = Router(path: [1])
    let driver = ViewDriver(width: 12, height: 3) {
      NavigationStack(path: router.path) {
        Text("r")
      } destination: { _ in
        Box("s", 12, 3).frame(width: 4, height: 1)
      }
    }
    #expect(driver.picture == "ssssssssssss\nssssssssssss\nssssssssssss")
    router.pop()
    driver.runtime.showFrame()
    #expect(driver.lines == ["r"])
  }
}
