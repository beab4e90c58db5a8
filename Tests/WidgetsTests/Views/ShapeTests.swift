import TestSupport
import Testing

@testable import Scutes

struct ShapeTests {
  @Test func aCircleIsFilled() {
    #expect(
      picture(14, 6) { Circle().fill(.accent) } == """
           ▄▄████▄▄
          ██████████
         ████████████
         ████████████
          ██████████
           ▀▀████▀▀
        """)
    #expect(
      asciiPicture(14, 6) { Circle().fill(.accent) } == """
           ########
          ##########
         ############
         ############
          ##########
           ########
        """)
  }

  @Test func anEllipseIsFilled() {
    #expect(
      picture(20, 5) { Ellipse() } == """
           ▄▄▄████████▄▄▄
        ▄██████████████████▄
        ████████████████████
        ▀██████████████████▀
           ▀▀▀████████▀▀▀
        """)
  }

  @Test func outlinesAreDots() {
    #expect(
      picture(14, 6) { Circle().stroke() } == """
           ⡠⠒⠊⠉⠉⠑⠒⢄
         ⢠⠊        ⠑⡄
         ⡎          ⢱
         ⢇          ⡸
         ⠘⢄        ⡠⠃
           ⠑⠤⢄⣀⣀⡠⠤⠊
        """)
    #expect(
      picture(20, 5) { Ellipse().stroke() } == """
          ⢀⡠⠔⠒⠒⠉⠉⠉⠉⠉⠉⠒⠒⠢⢄⡀
        ⢠⠊⠁              ⠈⠑⡄
        ⡇                  ⢸
        ⠘⢄⡀              ⢀⡠⠃
          ⠈⠑⠢⠤⠤⣀⣀⣀⣀⣀⣀⠤⠤⠔⠊⠁
        """)
    #expect(
      asciiPicture(14, 6) { Circle().stroke() } == """
           ********
         **        **
         *          *
         *          *
         **        **
           ********
        """)
  }

  @Test func rectanglesHaveLines() {
    #expect(picture(4, 3) { Rectangle().stroke(line: .double) } == "╔══╗\n║  ║\n╚══╝")
    #expect(picture(4, 3) { RoundedRectangle().stroke() } == "╭──╮\n│  │\n╰──╯")
    #expect(picture(4, 3) { RoundedRectangle(cornerRadius: 0).stroke() } == "┌──┐\n│  │\n└──┘")
    #expect(picture(3, 2) { Rectangle() } == "███\n███")
    #expect(
      picture(12, 4) { RoundedRectangle(cornerRadius: 3) } == """
        ▄██████████▄
        ████████████
        ████████████
        ▀██████████▀
        """)
    #expect(asciiPicture(4, 3) { Rectangle().stroke() } == "+--+\n|  |\n+--+")
  }

  @Test func strokesAreJoined() {
    let text = picture(5, 3) {
      ZStack {
        Rectangle().stroke()
        Divider()
      }
      .joinsLines()
    }
    #expect(
      text == """
        ┌───┐
        ├───┤
        └───┘
        """)
  }

  @Test func theSmallestRoomIsEnough() {
    #expect(picture(1, 1) { Circle() } == "█")
    #expect(picture(1, 1) { Ellipse() } == "█")
    #expect(picture(2, 1) { Circle() } == "██")
    #expect(picture(1, 1) { Rectangle() } == "█")
    #expect(picture(1, 1) { RoundedRectangle() } == "█")
    #expect(picture(1, 1) { Rectangle().stroke() } == "")
    #expect(
      picture(1, 1) { Circle().stroke() } == """
        ⠶
        """)
  }
}
