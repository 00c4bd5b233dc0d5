const fewestLetters = 3

/** Splits and joins words like the known names: `sunstar` to `sun`, `star`, and `palangka`, `raya` to `palangkaraya`. */
export function withBreaksOf(names: { has(word: string): boolean }, words: readonly string[]): string[] {
  const [first, second, ...rest] = words
  if (first === undefined) return []
  if (second !== undefined && names.has(first + second)) return [first + second, ...withBreaksOf(names, rest)]
  const cut = names.has(first) ? [first] : cutInTwo(names, first)
  return [...cut, ...withBreaksOf(names, words.slice(1))]
}

function cutInTwo(names: { has(word: string): boolean }, word: string): string[] {
  for (let at = fewestLetters; at <= word.length - fewestLetters; at++) {
    const halves = [word.slice(0, at), word.slice(at)]
    if (halves.every((half) => names.has(half))) return halves
  }
  return [word]
}
