import CProcessor
import Sudoku
import Testing

/// A kernel is only offered if the processor supports everything that its compiler may have used.
struct ProcessorTests {
  /// A processor with x86-64-v4 and nothing else, by the tables of the System V ABI.
  private static let complete = processor_report(
    leaf1_ecx: 0x3CD8_3201, leaf7_ebx: 0xD003_0128, extended_ecx: 0x21, saved: 0xE6)

  private static func bits(_ word: some FixedWidthInteger) -> [Int] {
    (0..<word.bitWidth).filter { word >> $0 & 1 == 1 }
  }

  @Test func aProcessorWithEverythingRunsBoth() {
    #expect(processor_has_v3(Self.complete))
    #expect(processor_has_v4(Self.complete))
  }

  @Test(arguments: bits(complete.leaf1_ecx)) func whatLeafOneLacksForbidsBoth(_ bit: Int) {
    var report = Self.complete
    report.leaf1_ecx ^= 1 << bit
    #expect(!processor_has_v3(report) && !processor_has_v4(report))
  }

  @Test(arguments: bits(complete.extended_ecx))
  func whatTheExtendedLeafLacksForbidsBoth(_ bit: Int) {
    var report = Self.complete
    report.extended_ecx ^= 1 << bit
    #expect(!processor_has_v3(report) && !processor_has_v4(report))
  }

  @Test(arguments: bits(complete.leaf7_ebx)) func whatLeafSevenLacksForbidsWhatNeedsIt(_ bit: Int) {
    var report = Self.complete
    report.leaf7_ebx ^= 1 << bit
    #expect(processor_has_v3(report) == (bit >= 16) && !processor_has_v4(report))
  }

  @Test(arguments: bits(complete.saved)) func registersThatTheSystemLosesForbidTheKernel(_ bit: Int)
  {
    var report = Self.complete
    report.saved ^= 1 << bit
    #expect(processor_has_v3(report) == (bit >= 5) && !processor_has_v4(report))
  }

  @Test func thisProcessorGetsTheKernelsThatItReports() {
    let names = Kernel.all.map(\.name)
    #expect(names.contains("AVX2") == processor_has_v3(processor_report()))
    #expect(names.contains("AVX-512") == processor_has_v4(processor_report()))
  }
}
