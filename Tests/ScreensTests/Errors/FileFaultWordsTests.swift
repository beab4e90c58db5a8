import Foundation
import Store
import Testing

@testable import Screens

/// The words for each error number of the system.
struct FileFaultWordsTests {
  /// What opening, reading, writing, syncing, renaming, mapping, locking and making a folder can fail with,
  /// and a part of what is said of it.
  nonisolated static let numbers: [(Int32, english: String, korean: String)] = [
    (ENOENT, "no such file", "없는 파일"), (EACCES, "no permission", "권한"),
    (EPERM, "no permission", "권한"), (EIO, "the disk failed", "디스크 오류"),
    (ENOSPC, "no space left", "공간"), (EDQUOT, "you may not store more", "한도"),
    (EFBIG, "ulimit", "한도"), (EROFS, "read-only", "읽기 전용"),
    (ENOMEM, "not enough memory", "메모리 부족"), (ENOBUFS, "not enough memory", "메모리 부족"),
    (ENOLCK, "can't lock", "잠글 수 없는"), (EDEADLK, "can't lock", "잠글 수 없는"),
    (ESTALE, "network drive", "네트워크"), (ETIMEDOUT, "network drive", "네트워크"),
    (EHOSTDOWN, "network drive", "네트워크"), (ENOTCONN, "network drive", "네트워크"),
    (ENXIO, "is gone", "없어짐"), (ENODEV, "is gone", "없어짐"),
    (ENOTSUP, "can't do that", "지원하지 않는"), (ENOSYS, "can't do that", "지원하지 않는"),
    (EINVAL, "can't do that", "지원하지 않는"), (EBUSY, "holds it", "쓰는 중"),
    (ETXTBSY, "holds it", "쓰는 중"), (ELOOP, "circle", "서로를"), (EXDEV, "another disk", "다른 디스크"),
    (EINTR, "interrupted", "중단"), (EAGAIN, "interrupted", "중단"),
    (ENOTDIR, "isn't a folder", "폴더가 아닌"), (EISDIR, "it is a folder", "폴더임"),
    (EEXIST, "exists already", "이미 있음"), (EMFILE, "too many files", "너무 많음"),
    (ENFILE, "too many files", "너무 많음"), (ENAMETOOLONG, "too long", "긴 이름"),
    (EPIPE, "nobody reads", "없어짐"), (EBADF, "closed", "닫혀"), (EOVERFLOW, "more than", "보다 큼"),
  ]

  @Test(arguments: numbers) func isClearInBothLanguages(
    number: Int32, english: String, korean: String
  ) {
    let fault = FileFault(number)
    #expect(Words.english.text(of: fault).contains(english))
    #expect(Words.korean.text(of: fault).contains(korean))
    for words in [Words.english, .korean] {
      let sentence = words.text(of: StoreError.failed(path: "/g.sqlite", reason: fault))
      #expect(sentence.contains("/g.sqlite") && sentence.contains(words.text(of: fault)))
    }
  }

  /// A number that nobody expects comes with what the system says of it.
  @Test func noNumberStandsAlone() {
    for number in 1...133 as ClosedRange<Int32> {
      let text = Words.english.text(of: FileFault(number))
      #expect(!text.contains(/^[^a-z]*[0-9]+$/) && !text.contains("system error"), "\(text)")
    }
    #expect(Words.english.text(of: FileFault.system(ECHILD)).contains("No child processes"))
  }

  @Test func aFullDiskAndAFullQuotaAreToldApart() {
    let quota = Words.english.text(of: StoreError.failed(path: "/g.sqlite", reason: .quota))
    #expect(quota.contains("Delete some of your files, or ask for more room"), "\(quota)")
  }
}
