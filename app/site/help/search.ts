export const longestQuery = 100

/** A typed search. `words` is empty when nothing was typed, or when the text is refused. */
export type Query = { text: string; words: string[]; isTooLong: boolean }

export function readQuery(query: URLSearchParams): Query {
  const text = (query.get('q') ?? '').replace(/\s+/g, ' ').trim()
  const isTooLong = [...text].length > longestQuery
  return { text, words: isTooLong ? [] : wordsToFind(text), isTooLong }
}

/** Words of questions that say nothing about the topic. */
const emptyWords = new Set(
  'ada apa apakah atau bagaimana berapa bisa boleh cara dan dari dengan di harus ini itu kalau kapan ke kenapa lama mengapa saya untuk yang'.split(
    ' ',
  ),
)

function wordsToFind(text: string): string[] {
  const typed = [...new Set(plain(text).split(/[^\p{L}\p{N}]+/u))].filter((word) => word !== '')
  const telling = typed.filter((word) => !emptyWords.has(word))
  return telling.length > 0 ? telling : typed
}

/** Lower case, without accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

type Searched = { title: string; text: string }

/** The entries that contain every word. Entries with all words in their title come first. */
export function matching<Entry>(entries: readonly Entry[], words: readonly string[], read: (entry: Entry) => Searched): Entry[] {
  if (words.length === 0) return []
  const contains = (text: string) => words.every((word) => plain(text).includes(word))
  const found = entries.filter((entry) => contains(read(entry).text))
  const isInTitle = (entry: Entry) => contains(read(entry).title)
  return [...found.filter(isInTitle), ...found.filter((entry) => !isInTitle(entry))]
}
