import Observation
import TestSupport
import Testing

@testable import Scutes

@Observable
final class Weather {
  var wind = 0
  var rain = 0
  var isStormShown = false
  var cities = ["Oslo", "Rome", "Lima"]
}

struct ObservationTests {
  private struct Wind: View {
    let weather: Weather
    let log: BodyLog

    var body: some View {
      let _ = log.note("wind")
      Text("wind \(weather.wind)")
    }
  }

  private struct Rain: View {
    let weather: Weather
    let log: BodyLog

    var body: some View {
      let _ = log.note("rain")
      Text("rain \(weather.rain)")
    }
  }

  @Test func aChangeEvaluatesTheBodiesThatReadIt() {
    let (weather, log) = (Weather(), BodyLog())
    let driver = ViewDriver {
      VStack {
        Wind(weather: weather, log: log)
        Rain(weather: weather, log: log)
      }
    }
    _ = log.take()
    weather.wind = 3
    driver.runtime.showFrame()
    #expect(log.take() == ["wind": 1])
    #expect(driver.lines == ["wind 3", "rain 0"])
  }

  private struct Choosy: View {
    @State private var wantsWind = true
    let weather: Weather
    let log: BodyLog

    var body: some View {
      let _ = log.note("choosy")
      Button(wantsWind ? "wind \(weather.wind)" : "rain \(weather.rain)") { wantsWind.toggle() }
    }
  }

  @Test func whatABodyNoLongerReadsDoesNotEvaluateIt() {
    let (weather, log) = (Weather(), BodyLog())
    let driver = ViewDriver { Choosy(weather: weather, log: log) }
    driver.press(KeyPress(.enter))
    #expect(driver.lines == ["rain 0"])
    _ = log.take()
    weather.wind = 9
    driver.runtime.showFrame()
    #expect(log.take() == [:])
    weather.rain = 1
    driver.runtime.showFrame()
    #expect(log.take() == ["choosy": 1])
    #expect(driver.lines == ["rain 1"])
  }

  @Test func aPartOfAForEachMayReadAModel() {
    let weather = Weather()
    let driver = ViewDriver {
      VStack {
        ForEach(0..<3) { Text("\(weather.cities[$0]) \(weather.wind)") }
      }
    }
    weather.wind = 2
    weather.cities[1] = "Bern"
    driver.runtime.showFrame()
    #expect(driver.lines == ["Oslo 2", "Bern 2", "Lima 2"])
  }

  @Test func theOutermostClosureMayReadAModel() {
    let weather = Weather()
    let driver = ViewDriver { Text("rain \(weather.rain)") }
    weather.rain = 5
    driver.runtime.showFrame()
    #expect(driver.lines == ["rain 5"])
  }

  @Test func aSheetFollowsAModelInItsBindingAndInItsContent() {
    let weather = Weather()
    let driver = ViewDriver(width: 40, height: 10) {
      Text("calm").overlayLayer(
        isPresented: Binding {
          weather.isStormShown
        } set: {
          weather.isStormShown = $0
        }
      ) {
        Text("storm \(weather.wind)")
      }
    }
    #expect(driver.lines == ["calm"])
    weather.isStormShown = true
    driver.runtime.showFrame()
    #expect(driver.lines == ["storm 0"])
    weather.wind = 12
    driver.runtime.showFrame()
    #expect(driver.lines == ["storm 12"])
    weather.isStormShown = false
    driver.runtime.showFrame()
    #expect(driver.lines == ["calm"])
  }

  @Test func theScreenOfARouteMayReadAModel() {
    let weather = Weather()
    let driver = ViewDriver {
      NavigationStack(path: [1]) {
        Text("root")
      } destination: { _ in
        Text("wind \(weather.wind)")
      }
    }
    weather.wind = 8
    driver.runtime.showFrame()
    #expect(driver.lines == ["wind 8"])
  }

  @Test func aLookOfButtonsMayReadAModel() {
    struct Windy: ButtonStyle {
      let weather: Weather

      func makeBody(_ configuration: ButtonConfiguration) -> some View {
        Text("wind \(weather.wind)")
      }
    }
    let weather = Weather()
    let driver = ViewDriver { Button("x") {}.buttonStyle(Windy(weather: weather)) }
    weather.wind = 4
    driver.runtime.showFrame()
    #expect(driver.lines == ["wind 4"])
  }

  @Test func aViewThatHasGoneIsNotEvaluated() {
    let (weather, log) = (Weather(), BodyLog())
    let driver = ViewDriver {
      if weather.isStormShown { Wind(weather: weather, log: log) } else { Text("calm") }
    }
    weather.isStormShown = true
    driver.runtime.showFrame()
    weather.isStormShown = false
    driver.runtime.showFrame()
    _ = log.take()
    weather.wind = 1
    driver.runtime.showFrame()
    #expect(log.take() == [:])
  }
}
