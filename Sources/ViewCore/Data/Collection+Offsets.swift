import Foundation

extension MutableCollection {
    /// Moves the elements at `source`, in their order, to before the element that lies at `destination` now.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        var before: [Element] = []
        var moved: [Element] = []
        var after: [Element] = []
        for (offset, element) in all.enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at the offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        var offset = 0
        for element in self {
            if !offsets.contains(offset) { kept.append(element) }
            offset += 1
        }
        self = kept
    }
}
