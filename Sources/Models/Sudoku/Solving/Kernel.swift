private import CProcessor
private import SolverLanes

#if arch(x86_64)
  private import SolverLanesAVX2
  private import SolverLanesAVX512
#endif

/// A build of the search for one instruction set.
///
/// All builds share their source, find the same solutions in the same order and differ only in
/// speed.
package struct Kernel: Sendable {
  /// The common name of the instruction set.
  package let name: String
  /// Starts on the question in a lane memory.
  let begin: @Sendable (UnsafeMutableRawPointer) -> Void
  /// Finds the next solution. Returns `false` if there is none.
  let next: @Sendable (UnsafeMutableRawPointer) -> Bool
  /// Applies the rules to the question. Returns the raw value of a ``Search/Outcome``.
  let deduce: @Sendable (UnsafeMutableRawPointer) -> Int
  /// Answers lines of text as long as they are plain puzzles. Takes the text and its range of
  /// bytes, the output and the memory. Returns the numbers of bytes read and written and of lines.
  let answer:
    @Sendable (
      UnsafePointer<UInt8>, Int, UnsafeMutablePointer<UInt8>, UnsafeMutableRawPointer
    ) -> (read: Int, written: Int, lines: Int)

  /// The fastest kernel that this machine can run.
  package static let best = all[0]

  /// All kernels that this machine can run, fastest first.
  package static let all: [Kernel] = {
    var all = [plain]
    #if arch(x86_64)
      if processor_has_v3(processor_report()) { all.insert(avx2, at: 0) }
      if processor_has_v4(processor_report()) { all.insert(avx512, at: 0) }
    #endif
    return all
  }()

  /// The kernel that every machine of the architecture can run.
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
