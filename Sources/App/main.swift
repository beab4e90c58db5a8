import ArgumentParser

print("Ultimate Sudoku Pro")
