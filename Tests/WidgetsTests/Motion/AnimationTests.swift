import Testing

@testable import Scutes
@testable import ScutesConsole

struct AnimationTests {
  private nonisolated static let second = Duration.seconds(1)

  private nonisolated static let curves: [(String, Animation)] = [
    ("linear", .linear(duration: second)), ("easeIn", .easeIn(duration: second)),
    ("easeOut", .easeOut(duration: second)), ("easeInOut", .easeInOut(duration: second)),
    ("spring", .spring(duration: second)),
  ]

  @Test(arguments: curves)
  func everyCurveGoesFromNothingToAllWithoutTurningBack(_ name: String, _ animation: Animation) {
    let shares = (0...100).map { animation.share(after: Self.second * $0 / 100) }
    #expect(shares.first == 0 && shares.last == 1)
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(shares.allSatisfy { (0...1).contains($0) })
    #expect(animation.share(after: .zero - Self.second) == 0)
    #expect(animation.share(after: Self.second * 9) == 1)
  }

  @Test func easingIsSlowWhereItsNameSays() {
    let half = Self.second / 2
    #expect(Animation.linear(duration: Self.second).share(after: half) == 0.5)
    #expect(Animation.easeIn(duration: Self.second).share(after: half) < 0.4)
    #expect(Animation.easeOut(duration: Self.second).share(after: half) > 0.6)
    #expect(abs(Animation.easeInOut(duration: Self.second).share(after: half) - 0.5) < 0.001)
    #expect(Animation.spring(duration: Self.second).share(after: half) > 0.85)
  }

  @Test func aBézierCurveIsTheOneOfCSS() {
    // The values of cubic-bezier(0.42, 0, 1, 1) at a quarter and three quarters of the time.
    let easeIn = Animation.easeIn(duration: Self.second)
    #expect(abs(easeIn.share(after: Self.second / 4) - 0.0935) < 0.001)
    #expect(abs(easeIn.share(after: Self.second * 3 / 4) - 0.6219) < 0.001)
  }

  @Test func nothingTakesNoTime() {
    #expect(Animation.linear(duration: .zero).share(after: .zero) == 1)
  }

  @Test func valuesAreInterpolated() {
    func half<Value: Animatable>(_ one: Value, _ two: Value) -> Value {
      var value = two
      value.animatableData = one.animatableData.interpolated(to: two.animatableData, by: 0.5)
      return value
    }
    #expect(half(1.0, 2.0) == 1.5)
    #expect(half(0, 9) == 5)
    #expect(half(Point(x: 0, y: 10), Point(x: 10, y: 0)) == Point(x: 5, y: 5))
    #expect(half(Size(width: 2, height: 4), Size(width: 4, height: 8)) == Size(width: 3, height: 6))
    // Half the light of white, which isn't half its number.
    #expect(half(Color.hex(0x000000), .hex(0xFFFFFF)) == .hex(0xBCBCBC))
  }

  @Test func coloursOfTheTerminalHaveNothingBetweenThem() {
    #expect(!Color.ansi(1).hasValues(towards: .hex(0)))
    #expect(!Color.hex(0).hasValues(towards: .terminalDefault))
    #expect(Color.hex(0).hasValues(towards: .hex(1)))
    #expect(Color.ansi(1).mixed(with: .hex(0xFFFFFF), by: 0.4) == .ansi(1))
    #expect(Color.ansi(1).mixed(with: .hex(0xFFFFFF), by: 0.6) == .hex(0xFFFFFF))
  }

  @Test func everyPartOfAColourComesBackFromItsLight() {
    for part in UInt8.min...UInt8.max {
      #expect(LightScale.part(of: LightScale.light(of: part)) == part)
    }
    #expect(LightScale.part(of: -1) == 0 && LightScale.part(of: 2) == 255)
  }
}
