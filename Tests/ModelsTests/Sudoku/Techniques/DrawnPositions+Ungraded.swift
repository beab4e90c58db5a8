import Sudoku

extension DrawnPositions {
  /// Patterns that no grade needs. Everything else is settled, unless the position is a published
  /// one.
  static let ungraded: [DrawnPosition] = [
    DrawnPosition(
      .almostLockedPair,
      """
      123    134  . | 12 125>5 . | 236>36 . .
      1256>12 345 .  | .  .  .  | .  .  .
      345    .    . | .  .  .  | .  .  .
      .      .    . | .  .  .  | .  .  .
      .      .    . | .  .  .  | .  .  .
      .      .    . | .  .  .  | .  .  .
      .      .    . | .  .  .  | .  .  .
      .      .    . | .  .  .  | .  .  .
      .      .    . | .  .  .  | .  .  .
      """
    ),
    // The keys are in the box, and the line has the places.
    DrawnPosition(
      .almostLockedTriple,
      """
      1234 .  . | 156>1 236>23 . | . . .
      12  23  . | .  .  .  | .  .  .
      135>5 . . | .  .  .  | .  .  .
      .   .   . | .  .  .  | .  .  .
      .   .   . | .  .  .  | .  .  .
      .   .   . | .  .  .  | .  .  .
      .   .   . | .  .  .  | .  .  .
      .   .   . | .  .  .  | .  .  .
      .   .   . | .  .  .  | .  .  .
      """
    ),
    // Both colours reach the cell: r5c1 is 2, or r5c5 is 3.
    DrawnPosition(
      .medusa,
      """
      12     # # | # 13  # | # # #
      #      # # | # #   # | # # #
      #      # # | # #   # | # # #
      #      # # | # #   # | # # #
      234>24 # # | # 356 # | # # 378
      #      # # | # #   # | # # #
      #      # # | # #   # | # # #
      #      # # | # #   # | # # #
      #      # # | # #   # | # # #
      """
    ),
    // A colour has both 2 and 3 in r5c5.
    DrawnPosition(
      .medusa,
      """
      12>1 # # | # 13>3  # | # # #
      #    # # | # #     # | # # #
      #    # # | # #     # | # # #
      #    # # | # #     # | # # #
      245  # # | # 237>7 # | # # #
      #    # # | # #     # | # # #
      #    # # | # #     # | # # #
      #    # # | # #     # | # # #
      #    # # | # #     # | # # #
      """
    ),
    DrawnPosition(
      .tripleFirework,
      """
      1234>123 123 # | # # # | # 125>12 #
      123      #   # | # # # | # #      #
      #        #   # | # # # | # #      #
      #        #   # | # # # | # #      #
      #        #   # | # # # | # #      #
      #        #   # | # # # | # #      #
      136>13   #   # | # # # | # #      #
      #        #   # | # # # | # #      #
      #        #   # | # # # | # #      #
      """
    ),
    DrawnPosition(
      .quadrupleFirework,
      """
      125>12     12 # | # 12346>1234 #  | # 345 #
      12         #  # | # #          #  | # #   #
      #          #  # | # #          #  | # #   #
      #          #  # | # 34         #  | # #   #
      12347>1234 #  # | # 348>34     34 | # 126 #
      #          #  # | # #          #  | # #   #
      #          #  # | # #          #  | # #   #
      346        #  # | # 127        #  | # #   #
      #          #  # | # #          #  | # #   #
      """
    ),
    // Published in April 2009: X-Wing of 9 in rows 1 and 6 and columns 2 and 7, with a fin in each.
    DrawnPosition(
      .krakenFish1,
      """
      =4 159  =2 | =6    159   =3   | 159  =7 =8
      =8 159  19 | 12459 =7    1249 | =3   =6 145
      =6 =3   =7 | 1459  =8    149  | =2   49 145
      37 19>1 =6 | 13459 13459 149  | 1579 =8 =2
      37 =2   =8 | 1359  1359  =6   | 1579 49 145
      =5 =4   19 | =8    =2    =7   | 19   =3 =6
      =9 =6   45 | 1234  134   124  | =8   15 =7
      =1 =8   =3 | =7    =6    =5   | =4   =2 =9
      =2 =7   45 | 149   149   =8   | =6   15 =3
      """
    ),
    // Column 1 has its 1 in row 1 or 5, or r1c9 is 1.
    DrawnPosition(
      .krakenFish2,
      """
      156 #   #      | # 156 # | #  #   145
      #   167 #      | # #   # | #  168 #
      #   #   #      | # #   # | #  #   #
      #   168 #      | # #   # | #  #   #
      157 #   #      | # 178 # | #  #   #
      #   #   #      | # #   # | #  #   #
      #   #   #      | # #   # | #  #   13
      12  #   245>45 | # #   # | 23 #   #
      #   #   #      | # #   # | #  #   #
      """
    ),
  ]
}
