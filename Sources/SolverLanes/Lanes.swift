/// Sixteen sets of digits, worked on at once: bit `d - 1` of a lane stands for digit `d`.
///
/// Nine lanes stand for the boxes of the grid; the others fill up the register and hold all digits
/// for good, so that no rule ever finds anything in them:
///
/// ```
///  0  1  2  ·        box 0  1  2
///  4  5  6  ·            3  4  5
///  8  9 10  ·            6  7  8
///  ·  ·  ·  ·
/// ```
///
/// The operators go through masks of the standard library. Its `&`, `|` and `^` of vectors are a
/// loop over the lanes, those of masks are one instruction.
struct Lanes {
  typealias Words = SIMD16<UInt16>
  private typealias Mask = SIMDMask<SIMD16<Int16>>
  private typealias Quarters = SIMD4<UInt64>

  var words: Words

  @inline(__always) init(_ words: Words) { self.words = words }
  @inline(__always) init(repeating word: UInt16) { words = Words(repeating: word) }

  @inline(__always) private init(_ mask: Mask) { words = unsafeBitCast(mask, to: Words.self) }
  @inline(__always) private var mask: Mask { unsafeBitCast(words, to: Mask.self) }
  @inline(__always) private var quarters: Quarters { unsafeBitCast(words, to: Quarters.self) }

  /// No digit in any lane.
  @inline(__always) static var none: Lanes { Lanes(repeating: 0) }
  /// All digits in every lane.
  @inline(__always) static var all: Lanes { Lanes(repeating: 0x1FF) }
  @inline(__always) static var one: Lanes { Lanes(repeating: 1) }
  /// Every bit of the lanes that stand for boxes.
  @inline(__always) static var boxes: Lanes {
    let bit = ~UInt16(0)
    return Lanes(Words(bit, bit, bit, 0, bit, bit, bit, 0, bit, bit, bit, 0, 0, 0, 0, 0))
  }

  @inline(__always) static func & (a: Lanes, b: Lanes) -> Lanes { Lanes(a.mask .& b.mask) }
  @inline(__always) static func | (a: Lanes, b: Lanes) -> Lanes { Lanes(a.mask .| b.mask) }
  @inline(__always) static func ^ (a: Lanes, b: Lanes) -> Lanes { Lanes(a.mask .^ b.mask) }
  @inline(__always) static prefix func ~ (a: Lanes) -> Lanes { Lanes(.!a.mask) }
  @inline(__always) static func &+ (a: Lanes, b: Lanes) -> Lanes { Lanes(a.words &+ b.words) }
  @inline(__always) static func &- (a: Lanes, b: Lanes) -> Lanes { Lanes(a.words &- b.words) }
  @inline(__always) static func &* (a: Lanes, b: UInt16) -> Lanes {
    Lanes(a.words &* Words(repeating: b))
  }

  /// Each lane without its lowest bit.
  @inline(__always) var withoutLowest: Lanes { self & (self &- .one) }
  /// The lowest bit of each lane.
  @inline(__always) var lowest: Lanes { self & (.none &- self) }
  /// Every bit of the lanes that are zero.
  @inline(__always) var zeroLanes: Lanes { Lanes(words .== Words(repeating: 0)) }

  /// The larger of two, lane by lane.
  @inline(__always) static func larger(_ a: Lanes, _ b: Lanes) -> Lanes {
    let first = Lanes(a.words .> b.words)
    return (a & first) | (b & ~first)
  }

  /// Whether every lane is zero.
  @inline(__always) var isZero: Bool {
    (quarters[0] | quarters[1]) | (quarters[2] | quarters[3]) == 0
  }

  /// Each box replaced by its neighbour on the right, the rightmost by the leftmost.
  @inline(__always) var right: Lanes {
    Lanes(
      Words(
        words[1], words[2], words[0], words[3], words[5], words[6], words[4], words[7],
        words[9], words[10], words[8], words[11], words[12], words[13], words[14], words[15]))
  }

  /// Each box replaced by its neighbour on the left, the leftmost by the rightmost.
  @inline(__always) var left: Lanes {
    Lanes(
      Words(
        words[2], words[0], words[1], words[3], words[6], words[4], words[5], words[7],
        words[10], words[8], words[9], words[11], words[12], words[13], words[14], words[15]))
  }

  /// Each box replaced by the one below, the lowest by the topmost.
  @inline(__always) var below: Lanes {
    let turned = Quarters(quarters[1], quarters[2], quarters[0], quarters[3])
    return Lanes(unsafeBitCast(turned, to: Words.self))
  }

  /// Each box replaced by the one above, the topmost by the lowest.
  @inline(__always) var above: Lanes {
    let turned = Quarters(quarters[2], quarters[0], quarters[1], quarters[3])
    return Lanes(unsafeBitCast(turned, to: Words.self))
  }

  /// The largest lane.
  @inline(__always) var largest: UInt16 {
    var best = Lanes.larger(self, Lanes(swapping: words.highHalf))
    best = .larger(best, best.moved(4))
    best = .larger(best, best.moved(2))
    best = .larger(best, best.moved(1))
    return best.words[0]
  }

  @inline(__always) private init(swapping half: SIMD8<UInt16>) {
    words = Words(lowHalf: half, highHalf: half)
  }

  /// The first eight lanes moved down by `count`, those beyond left as they are.
  @inline(__always) private func moved(_ count: Int) -> Lanes {
    switch count {
    case 4:
      Lanes(
        Words(
          words[4], words[5], words[6], words[7], words[4], words[5], words[6], words[7],
          words[8], words[9], words[10], words[11], words[12], words[13], words[14], words[15]))
    case 2:
      Lanes(
        Words(
          words[2], words[3], words[2], words[3], words[4], words[5], words[6], words[7],
          words[8], words[9], words[10], words[11], words[12], words[13], words[14], words[15]))
    default:
      Lanes(
        Words(
          words[1], words[1], words[2], words[3], words[4], words[5], words[6], words[7],
          words[8], words[9], words[10], words[11], words[12], words[13], words[14], words[15]))
    }
  }
}
