/** The text with at most so many characters, cut between two words. A word without end is cut inside, between two characters. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most)
  const cut = end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.replace(/[\s,;:·–-]+$/, '')} …`
}
