/** Letters of a group. Groups of three are in so many words that each look-up reads thousands of them. */
const size = 4

/** The groups of neighbouring letters, with the beginning and the end of the word: `  ga`, ` gar`, … `ansi`, `nsi `. */
export function letterGroupsOf(word: string): string[] {
  const padded = `  ${word} `
  const groups = Array.from({ length: padded.length - size + 1 }, (_, at) => padded.slice(at, at + size))
  return [...new Set(groups)]
}
