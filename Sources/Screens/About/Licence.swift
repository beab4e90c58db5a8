/// The terms of the program, in the words in which they hold: those of no translation would.
nonisolated enum Licence {
  /// The notice, a paragraph each.
  static let notice = [
    "Copyright (C) 2025 moof software",
    "This program is free software: you can redistribute it and/or modify it under the terms of "
      + "the GNU General Public License as published by the Free Software Foundation, either "
      + "version 3 of the License, or (at your option) any later version.",
    "This program is distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY; "
      + "without even the implied warranty of MERCHANTABILITY or FITNESS FOR A PARTICULAR "
      + "PURPOSE. See the GNU General Public License for more details.",
    "You should have received a copy of the GNU General Public License along with this program. "
      + "If not, see <https://www.gnu.org/licenses/>.",
  ]
}
