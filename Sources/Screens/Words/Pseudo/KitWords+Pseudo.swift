import Widgets

nonisolated extension MessageWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> MessageWords {
    var words = self
    words.messages = said(messages)
    words.info = said(info)
    words.success = said(success)
    words.warning = said(warning)
    words.error = said(error)
    return words
  }
}

nonisolated extension PaletteWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> PaletteWords {
    var words = self
    words.commands = said(commands)
    words.open = said(open)
    words.prompt = said(prompt)
    words.nothingFound = said(nothingFound)
    return words
  }
}

nonisolated extension SpeechWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> SpeechWords {
    var words = self
    words.button = said(button)
    words.on = said(on)
    words.off = said(off)
    words.selected = said(selected)
    words.disabled = said(disabled)
    words.place = said(place)
    return words
  }
}

nonisolated extension ListWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> ListWords {
    var words = self
    words.list = said(list)
    words.move = said(move)
    words.open = said(open)
    words.select = said(select)
    words.find = said(find)
    words.delete = said(delete)
    words.actions = said(actions)
    words.moveRow = said(moveRow)
    words.table = said(table)
    words.sort = said(sort)
    words.pages = said(pages)
    words.turn = said(turn)
    words.switchTab = said(switchTab)
    words.back = said(back)
    return words
  }
}

nonisolated extension FileWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> FileWords {
    var words = self
    words.files = said(files)
    words.parent = said(parent)
    words.hidden = said(hidden)
    words.nothing = said(nothing)
    words.reading = said(reading)
    words.find = said(find)
    return words
  }
}

nonisolated extension KitWords.Controls {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> Self {
    var words = self
    words.press = said(press)
    words.turnOn = said(turnOn)
    words.turnOff = said(turnOff)
    words.choose = said(choose)
    words.open = said(open)
    words.close = said(close)
    words.change = said(change)
    words.changeMuch = said(changeMuch)
    words.ends = said(ends)
    words.slide = said(slide)
    words.submit = said(submit)
    words.moveByWord = said(moveByWord)
    words.selectAll = said(selectAll)
    words.undo = said(undo)
    words.redo = said(redo)
    words.deleteWord = said(deleteWord)
    words.deleteToEnds = said(deleteToEnds)
    words.hex = said(hex)
    words.colorParts = colorParts.map(said.callAsFunction)
    words.swatches = said(swatches)
    words.hexMistake = said(hexMistake)
    words.shownAs = said(shownAs)
    words.left = said(left)
    return words
  }
}

nonisolated extension KitWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> KitWords {
    var words = self
    words.close = said(close)
    words.keys = said(keys)
    words.allKeys = said(allKeys)
    words.everywhere = said(everywhere)
    words.scrolling = said(scrolling)
    words.scroll = said(scroll)
    words.page = said(page)
    words.messages = messages.said(by: said)
    words.palette = palette.said(by: said)
    words.speech = speech.said(by: said)
    words.list = list.said(by: said)
    words.files = files.said(by: said)
    words.controls = controls.said(by: said)
    return words
  }
}
