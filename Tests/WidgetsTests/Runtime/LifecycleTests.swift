import TestSupport
import Testing

@testable import Scutes

struct LifecycleTests {
  @Test func comingAndGoingAreTold() {
    let shown = Shown()
    var log: [String] = []
    let driver = ViewDriver {
      VStack {
        Text("x")
        if shown.isOn {
          Text("y").onAppear { log.append("appear") }.onDisappear { log.append("disappear") }
        }
      }
    }
    #expect(log == [])
    shown.isOn = true
    driver.runtime.showFrame()
    shown.text = "unrelated"
    driver.runtime.showFrame()
    #expect(log == ["appear"])
    shown.isOn = false
    driver.runtime.showFrame()
    #expect(log == ["appear", "disappear"])
  }

  @Test func nothingOutlivesTheRuntime() {
    weak var keys: ActiveKeys?
    weak var toaster: Toaster?
    weak var root: Node?
    func show() {
      let driver = ViewDriver {
        VStack {
          Text("x")
          Button("Go") {}
        }
      }
      driver.type("⇥")
      keys = driver.runtime.tree.activeKeys
      toaster = driver.runtime.toaster
      root = driver.runtime.tree.root
      #expect(keys?.tables.isEmpty == false)
    }
    show()
    #expect(keys == nil)
    #expect(toaster == nil)
    #expect(root == nil)
  }

  @Test func aViewMayChangeItsStateWhenItAppears() {
    struct Late: View {
      @State private var text = "early"

      var body: some View {
        Text(text).onAppear { text = "late" }
      }
    }
    #expect(ViewDriver { Late() }.lines == ["late"])
  }

  private struct Loading: View {
    @State private var result = "nothing"
    let shown: Shown
    let work: (Int) async -> String

    var body: some View {
      Text(result).task(id: shown.offset) {
        result = "working"
        result = await work(shown.offset)
      }
    }
  }

  @Test func workIsDoneAndShowsWhatItFinds() async {
    let shown = Shown()
    let driver = ViewDriver { Loading(shown: shown) { "found \($0)" } }
    #expect(await driver.wait { driver.lines == ["found 0"] })
  }

  @Test(arguments: [nil, TaskPriority.utility, .background])
  func workHasThePriorityThatItIsGiven(_ priority: TaskPriority?) async {
    let found = Held<TaskPriority?>(nil)
    let driver = ViewDriver {
      if let priority {
        Text("x").task(priority: priority) { found.value = Task.basePriority }
      } else {
        Text("x").task { found.value = Task.basePriority }
      }
    }
    #expect(await driver.wait { found.value == priority ?? .userInitiated })
  }

  @Test func anotherIdentityCancelsTheWorkAndBeginsAgain() async {
    let shown = Shown()
    var cancelled: [Int] = []
    let driver = ViewDriver {
      Loading(shown: shown) { number in
        if number == 0 {
          while !Task.isCancelled { await Task.yield() }
          cancelled.append(number)
        }
        return "found \(number)"
      }
    }
    #expect(await driver.wait { driver.lines == ["working"] })
    shown.offset = 1
    #expect(await driver.wait { cancelled == [0] && driver.text.contains("found") })
  }

  @Test func workIsCancelledWhenItsViewGoes() async {
    let shown = Shown()
    var isCancelled = false
    let driver = ViewDriver {
      if !shown.isOn {
        Text("x").task {
          while !Task.isCancelled { await Task.yield() }
          isCancelled = true
        }
      }
    }
    await Task.yield()
    shown.isOn = true
    #expect(await driver.wait { isCancelled })
  }

  @Test func workIsNotBegunAgainWhileItsIdentityLasts() async {
    let shown = Shown()
    var starts = 0
    let driver = ViewDriver {
      Text(shown.text).task(id: 7) { starts += 1 }
    }
    for text in ["a", "b", "c"] {
      shown.text = text
      driver.runtime.showFrame()
      await Task.yield()
    }
    #expect(await driver.wait { starts > 0 })
    #expect(starts == 1)
  }
}
