import Foundation
import PictureReading
import Scutes
import Store
import TestSupport
import Testing

@testable import Screens

/// The sentences of all errors in all languages.
struct ErrorWordsTests {
  @Test(arguments: ErrorSamples.all)
  func everyErrorIsASentenceInEveryLanguage(_ sample: ErrorSample) {
    for words in [Words.english, .korean, .pseudo] {
      let sentence = sample.sentence(words)
      #expect(sentence.contains(/[.!?)]$|: .+$/), "\(sentence)")
      #expect(!sentence.contains(/[\n\x{1B}]|Optional\(/), "\(sentence)")
      for part in sample.parts where words !== Words.pseudo {
        #expect(sentence.contains(part), "\(sentence)")
      }
    }
    #expect(sample.sentence(.pseudo) == PseudoLanguage()(sample.sentence(.english)))
  }

  /// Rules 2 and 4 of docs/style.md: contractions, and two sentences instead of a semicolon.
  @Test(arguments: ErrorSamples.all)
  func everyErrorIsShortSentencesWithContractions(_ sample: ErrorSample) {
    let sentence = sample.sentence(.english).replacing(/&[a-z]+;/, with: "")
    #expect(!sentence.contains(";"), "\(sentence)")
    let stiff = /\b(cannot|(is|are|was|were|do|does|did|has|have|will|could) not)\b/
    #expect(!sentence.contains(stiff), "\(sentence)")
  }

  /// A Korean sentence without its quotations contains no Latin letters but names: of programs,
  /// formats, keys.
  @Test(arguments: ErrorSamples.all)
  func aKoreanReaderMeetsNoEnglish(_ sample: ErrorSample) {
    var sentence = sample.sentence(.korean)
    #expect(sentence.contains(/[가-힣]/), "\(sentence)")
    #expect(sentence.contains("요"), "\(sentence)")
    for part in sample.parts { sentence.replace(part, with: "") }
    sentence.replace(/'[^']*'|"[^"]*"|<[^>]*>|--[a-z-]+|\.[a-z]+\b/, with: "")
    let left = sentence.matches(of: /[A-Za-z][A-Za-z-]+/).map { String($0.output) }
    #expect(Set(left).subtracting(ErrorSamples.names) == [], "\(sentence)")
  }

  @Test(arguments: [FileFault.isFolder, .isNoFile])
  func whatIsNoFileIsToBeMovedAway(fault: FileFault) {
    let sentences = [Words.english, .korean].map { words in
      [
        words.text(of: PreferencesError.unreadable(path: "/p", reason: fault)),
        words.text(of: PreferencesError.unwritable(path: "/p", reason: fault)),
        words.text(of: SolverFileError.unreadable(path: "/p", reason: fault)),
        words.text(of: SolverFileError.unwritable(path: "/p", reason: fault)),
        words.text(of: MemoryTrouble.failed(.unreadable(path: "/p", reason: fault))),
        words.text(of: MemoryTrouble.failed(.unwritable(path: "/p", reason: fault))),
        words.text(of: StoreError.failed(path: "/p", reason: fault)),
      ]
    }
    for sentence in sentences[0] {
      #expect(sentence.contains(/[mM]ove it away/), "\(sentence)")
      #expect(sentence.contains(fault == .isFolder ? "a folder" : "a pipe"), "\(sentence)")
    }
    for sentence in sentences[1] {
      #expect(sentence.contains("다른 곳으로 옮기"), "\(sentence)")
      #expect(sentence.contains(fault == .isFolder ? "폴더임" : "파이프"), "\(sentence)")
    }
  }

  @Test(arguments: [
    (FileFault.full, "Free some space", "공간을 비우거나"),
    (.foreignLink, "Remove the link", "링크를 지우거나"),
    (.isNoFolder, "Move the file in the path away", "다른 곳으로 옮기거나"),
    (.notAllowed, "Make it writable", "쓰기 권한을 확인하거나"),
    (.disk, "Check the disk", "디스크를 확인하거나"),
    (.slow, "Wait until the disk answers", "디스크가 응답할 때까지 기다리거나"),
    (.inUse, "Close that program", "그 프로그램을 닫거나"),
  ])
  func theAdviceFitsTheReasonForAFolderThatIsNotWritten(
    fault: FileFault, english: String, korean: String
  ) {
    let error = StoreError.unwritable(folder: "/p", reason: fault)
    for (words, advice) in [(Words.english, english), (.korean, korean)] {
      let sentence = words.text(of: error)
      #expect(sentence.contains(advice), "\(sentence)")
      #expect(sentence.contains("--data-dir"), "\(sentence)")
    }
  }

  /// An error that is added to the sources has to be added to the samples.
  @Test func everyCaseOfEveryErrorIsAmongTheSamples() throws {
    let names = Set(ErrorSamples.all.flatMap(\.cases))
    for (file, type) in ErrorSamples.types {
      for name in try Self.cases(of: type, in: file) {
        #expect(names.contains("\(type).\(name)"), "\(type).\(name) has no sample")
      }
    }
  }

  /// The names of the cases that a source file declares for a type.
  private static func cases(of type: String, in file: String) throws -> [String] {
    let path = try #require(
      Repository.paths(below: "Sources").first { $0.hasSuffix("/\(file)") })
    let text = try Repository.text(of: path)
    let head = try #require(text.firstMatch(of: try Regex("(?m)^( *).*enum \(type)\\b")))
    let indent = String(repeating: " ", count: head.output[1].substring?.count ?? 0)
    let body = text[head.range.upperBound...]
    let end = try #require(body.firstRange(of: "\n\(indent)}\n"))
    return body[..<end.lowerBound].split(separator: "\n").filter { line in
      line.hasPrefix("\(indent)  case ")
    }.flatMap { line in
      line.dropFirst(indent.count + 7).replacing(/\([^)]*\)/, with: "").split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
