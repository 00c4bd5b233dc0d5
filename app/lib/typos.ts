/** A word or name, with bits that quickly rule out different words. */
export type Spelling = { text: string; letters: number }

export function spelling(text: string): Spelling {
  return { text, letters: lettersOf(text) }
}

/** How many typos are allowed for a text of this length. None in a short text: there, each typo makes another name. */
export function typosAllowed(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/**
 * The number of missing, additional, wrong or swapped letters. Null when it is more than `most`. Each typo changes at most
 * two of the letters that occur; this check excludes most words before the full count.
 */
export function typosBetween(one: Spelling, other: Spelling, most: number): number | null {
  if (one.text === other.text) return 0
  if (Math.abs(one.text.length - other.text.length) > most) return null
  if (bits(one.letters ^ other.letters) > 2 * most) return null
  const typos = distance(one.text, other.text)
  return typos <= most ? typos : null
}

/** The restricted Damerau–Levenshtein distance, computed row by row. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const mistaken = at(last, column - 1) + (same ? 0 : 1)
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const cheapest = Math.min(mistaken, at(last, column) + 1, at(now, column - 1) + 1)
      now.push(row > 1 && column > 1 && swapped ? Math.min(cheapest, at(before, column - 2) + 1) : cheapest)
    }
    before = last
    last = now
  }
  return at(last, other.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

/** One bit for each letter that occurs, however often it occurs. */
function lettersOf(text: string): number {
  return [...text].reduce((letters, letter) => letters | (1 << (letter.charCodeAt(0) % 32)), 0)
}

function bits(number: number): number {
  let [left, count] = [number, 0]
  for (; left !== 0; left &= left - 1) count++
  return count
}
