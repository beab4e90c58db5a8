import Sudoku
import Testing

@testable import Hints
@testable import Store

struct LanguageChoiceTests {
  @Test(arguments: [
    ([:], Language.english), (["LANG": "C"], .english), (["LANG": "de_DE.UTF-8"], .english),
    (["LANG": "ko_KR.UTF-8"], .korean), (["LANG": "ko"], .korean), (["LANG": "KO_KR"], .korean),
    (["LANG": "kok_IN"], .english), (["LC_MESSAGES": "ko_KR.UTF-8"], .korean),
    (["LC_MESSAGES": "en_GB.UTF-8", "LANG": "ko_KR.UTF-8"], .english),
    (["LC_ALL": "ko_KR", "LC_MESSAGES": "en_GB", "LANG": "en_GB"], .korean),
    (["LC_ALL": "", "LANG": "ko_KR.UTF-8"], .korean),
    (["LC_ALL": "C.UTF-8", "LANG": "ko_KR.UTF-8"], .english),
    (["LANGUAGE": "ko:en", "LANG": "en_US.UTF-8"], .korean),
    (["LANGUAGE": "fr:ko_KR:en", "LC_ALL": "de_DE.UTF-8"], .korean),
    (["LANGUAGE": "en:ko", "LC_MESSAGES": "ko_KR.UTF-8"], .english),
    (["LANGUAGE": ":ko", "LANG": "en_US.UTF-8"], .korean),
    (["LANGUAGE": "fr:de", "LANG": "ko_KR.UTF-8"], .english),
    (["LANGUAGE": "C:ko", "LANG": "ko_KR.UTF-8"], .english),
    (["LANGUAGE": "", "LANG": "ko_KR.UTF-8"], .korean),
    (["LANGUAGE": "ko", "LC_ALL": "C", "LANG": "ko_KR.UTF-8"], .english),
    (["LANGUAGE": "ko", "LANG": "POSIX"], .english), (["LANGUAGE": "ko"], .english),
  ])
  func theLocaleSaysTheLanguage(environment: [String: String], language: Language) {
    #expect(Language(environment: environment) == language)
  }

  @Test func aChoiceComesBeforeTheLocale() {
    for system in Language.allCases {
      #expect(LanguageChoice.system.language(system: system) == system)
      #expect(LanguageChoice.english.language(system: system) == .english)
      #expect(LanguageChoice.korean.language(system: system) == .korean)
    }
  }
}
