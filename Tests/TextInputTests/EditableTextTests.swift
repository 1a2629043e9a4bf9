import Testing

import TextInput

/// The text under editing, with no view.
@Suite
struct EditableTextTests {
    private func text(_ string: String, caret: Int) -> EditableText {
        var text = EditableText(string)
        text.move(to: caret)
        return text
    }

    @Test func whatIsTypedTakesThePlaceOfTheSelection() {
        var text = EditableText("Hello world")
        text.select(6..<11)
        text.insert("there")
        #expect(text.text == "Hello there")
        #expect(text.selection == 11..<11)
    }

    @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "é", "e\u{301}", "👍🏽", "क्षि"])
    func aCharacterIsDeletedAsOne(_ character: String) {
        var text = EditableText("a" + character)
        text.delete(.previousCharacter)
        #expect(text.text == "a")
        text = self.text(character + "b", caret: 0)
        text.delete(.nextCharacter)
        #expect(text.text == "b")
    }

    @Test func theCaretNeverStandsWithinACharacter() {
        let family = "👨‍👩‍👧"
        var text = self.text(family + "x", caret: 4)
        #expect(text.head == 0)
        text.move(.nextCharacter)
        #expect(text.head == family.utf8.count)
        text.move(.previousCharacter)
        #expect(text.head == 0)
    }

    /// An accent that is typed after a letter makes one character with it.
    @Test func theCaretStandsBehindAnAccentThatJoinsItsLetter() {
        var text = self.text("ex", caret: 1)
        text.insert("\u{301}")
        #expect(text.text == "e\u{301}x")
        #expect(text.head == 3)
    }

    @Test func wordsAreSteppedThrough() {
        var text = self.text("one two, three", caret: 0)
        var ends: [Int] = []
        for _ in 0..<3 {
            text.move(.nextWord)
            ends.append(text.head)
        }
        #expect(ends == [3, 7, 14])
        var starts: [Int] = []
        for _ in 0..<3 {
            text.move(.previousWord)
            starts.append(text.head)
        }
        #expect(starts == [9, 4, 0])
    }

    @Test func anApostropheBelongsToItsWord() {
        #expect(TextBoundaries.word("it's so", around: 1) == 0..<4)
        #expect(TextBoundaries.word("a 'quote'", around: 3) == 3..<8)
    }

    @Test func aWordIsDeleted() {
        var text = EditableText("one two")
        text.delete(.previousWord)
        #expect(text.text == "one ")
    }

    @Test func paragraphsBeginAfterNewlines() {
        var text = self.text("one\ntwo\nthree", caret: 5)
        text.move(.paragraphStart)
        #expect(text.head == 4)
        text.move(.paragraphEnd)
        #expect(text.head == 7)
        text.move(.start, extending: true)
        #expect(text.selection == 0..<7)
        #expect(text.selectedText == "one\ntwo")
    }

    @Test func aStepOutOfASelectionGoesToItsEnd() {
        var text = EditableText("Hello world")
        text.select(2..<5)
        text.move(.previousCharacter)
        #expect(text.selection == 2..<2)
        text.select(2..<5)
        text.move(.nextCharacter)
        #expect(text.selection == 5..<5)
    }

    @Test func aSelectionIsExtendedFromWhereItBegan() {
        var text = self.text("abcdef", caret: 3)
        text.move(.nextCharacter, extending: true)
        text.move(.nextCharacter, extending: true)
        #expect(text.selection == 3..<5)
        for _ in 0..<4 { text.move(.previousCharacter, extending: true) }
        #expect(text.selection == 1..<3)
        #expect(text.head == 1)
    }

    @Test func lettersTypedInARowAreUndoneTogether() {
        var text = EditableText("")
        for letter in "word" { text.insert(String(letter)) }
        text.move(.start)
        text.insert("a")
        #expect(text.text == "aword")
        var said: [String] = []
        for _ in 0..<2 where text.undo() { said.append(text.text) }
        #expect(said == ["word", ""])
        #expect(!text.canUndo)
        for _ in 0..<2 where text.redo() { said.append(text.text) }
        #expect(said == ["word", "", "word", "aword"])
        #expect(!text.canRedo)
    }

    @Test func deletingIsUndoneApartFromTyping() {
        var text = EditableText("")
        for letter in "word" { text.insert(String(letter)) }
        text.delete(.previousCharacter)
        text.delete(.previousCharacter)
        #expect(text.text == "wo")
        text.undo()
        #expect(text.text == "word")
        text.undo()
        #expect(text.text == "")
    }

    @Test func aChangeAfterUndoingLeavesNothingToRedo() {
        var text = EditableText("")
        text.insert("a")
        text.undo()
        text.insert("b")
        #expect(!text.canRedo)
        #expect(text.text == "b")
    }

    @Test func aTextFromElsewhereKeepsTheCaretsPlace() {
        var text = self.text("Hello", caret: 2)
        text.reset(to: "Help")
        #expect(text.head == 2)
        text.reset(to: "H")
        #expect(text.head == 1)
        text = EditableText("ab")
        text.reset(to: "abcd")
        #expect(text.head == 4)
        #expect(!text.canUndo)
    }

    /// Whatever is done, places stay where characters begin, and undoing everything leads back.
    @Test func anyEditsKeepPlacesBetweenCharacters() {
        var random = SeededGenerator(7)
        let pieces = ["a", "é", "e\u{301}", "👨‍👩‍👧", "🇩🇪", " ", "\n", "שלום", "かな", "漢", "\u{200D}", "\u{301}"]
        let movements: [TextMovement] = [
            .previousCharacter, .nextCharacter, .previousWord, .nextWord, .paragraphStart, .paragraphEnd, .start, .end,
        ]
        var text = EditableText("")
        for _ in 0..<600 {
            switch random.next() % 5 {
            case 0, 1: text.insert(pieces.randomElement(using: &random)!)
            case 2: text.delete(movements.randomElement(using: &random)!)
            case 3: text.move(movements.randomElement(using: &random)!, extending: random.next() % 2 == 0)
            default: if random.next() % 2 == 0 { text.undo() } else { text.redo() }
            }
            for place in [text.anchor, text.head] {
                #expect(place == TextBoundaries.nearest(text.text, place))
            }
        }
    }
}

/// The same numbers in each run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
