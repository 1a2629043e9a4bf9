import IdiomData

// Every figure and rule that a user could see and that nobody has recorded or documented.
let guesses = Guesses.all
print("\n\(guesses.count) figures and rules are guessed; each waits for somebody who can measure the original:")
for guess in guesses { print("    \(guess)") }
