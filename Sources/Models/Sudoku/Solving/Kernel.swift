private import CProcessor
private import SolverLanes

#if arch(x86_64)
  private import SolverLanesAVX2
  private import SolverLanesAVX512
#endif

/// One build of the search, for the instructions that it may use.
///
/// All builds have the same source, find the same things in the same order, and differ in nothing
/// but speed.
package struct Kernel: Sendable {
  /// The instruction set, as people call it.
  package let name: String
  /// Puts the question of a memory on its stack.
  let begin: @Sendable (UnsafeMutableRawPointer) -> Void
  /// Finds the next solution; false where there is none.
  let next: @Sendable (UnsafeMutableRawPointer) -> Bool
  /// Applies the rules to the question; see ``Search/Outcome`` for the number.
  let deduce: @Sendable (UnsafeMutableRawPointer) -> Int
  /// Answers lines of text as far as they are plain: the text and the bytes of it, where the answers
  /// go, the memory; how many bytes were read and written, and how many lines.
  let answer:
    @Sendable (
      UnsafePointer<UInt8>, Int, UnsafeMutablePointer<UInt8>, UnsafeMutableRawPointer
    ) -> (read: Int, written: Int, lines: Int)

  /// The quickest that this machine runs.
  package static let best = all[0]

  /// All that this machine runs, the quickest first.
  package static let all: [Kernel] = {
    var all = [plain]
    #if arch(x86_64)
      if processor_has_v3(processor_report()) { all.insert(avx2, at: 0) }
      if processor_has_v4(processor_report()) { all.insert(avx512, at: 0) }
    #endif
    return all
  }()

  /// What every machine of the architecture runs.
  private static let plain = Kernel(
    name: "plain", begin: SolverLanes.LaneSearch.begin,
    next: SolverLanes.LaneSearch.next,
    deduce: SolverLanes.LaneSearch.deduce,
    answer: { SolverLanes.LaneLines.answer($0, count: $1, into: $2, memory: $3) })

  #if arch(x86_64)
    private static let avx2 = Kernel(
      name: "AVX2", begin: SolverLanesAVX2.LaneSearch.begin,
      next: SolverLanesAVX2.LaneSearch.next,
      deduce: SolverLanesAVX2.LaneSearch.deduce,
      answer: { SolverLanesAVX2.LaneLines.answer($0, count: $1, into: $2, memory: $3) })

    private static let avx512 = Kernel(
      name: "AVX-512", begin: SolverLanesAVX512.LaneSearch.begin,
      next: SolverLanesAVX512.LaneSearch.next,
      deduce: SolverLanesAVX512.LaneSearch.deduce,
      answer: { SolverLanesAVX512.LaneLines.answer($0, count: $1, into: $2, memory: $3) })
  #endif
}

extension Kernel: CustomStringConvertible {
  package var description: String { name }
}
