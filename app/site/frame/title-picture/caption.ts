/** Letters of the longest title on a picture. */
const longestTitle = 120

/** The size in pixels at which a title takes three lines at most. */
export function fontSizeOf(title: string): number {
  if (title.length <= 36) return 68
  return title.length <= 72 ? 56 : 46
}

/** A title that fits, cut between two words. */
export function shortTitle(title: string): string {
  if (title.length <= longestTitle) return title
  const cut = title.slice(0, longestTitle)
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}
