import { oneLine, readable } from '../../lib/typed-text.ts'

export const longestQuery = 100

/** A typed search. `telling` has the words that say what it is about; empty when the text is refused. */
export type Query = { text: string; telling: string; isTooLong: boolean }

export function readQuery(query: URLSearchParams): Query {
  const text = oneLine(readable(query.get('q') ?? ''))
  const isTooLong = [...text].length > longestQuery
  return { text, telling: isTooLong ? '' : tellingWords(text), isTooLong }
}

/** Words of questions that say nothing about the topic. The search leaves out others by itself. */
const emptyWords = new Set([
  'atau',
  'bagaimana',
  'berapa',
  'cara',
  'harus',
  'kalau',
  'kapan',
  'kenapa',
  'lama',
  'mengapa',
  'bila',
])

/** The site's search takes this many words at most. */
const mostWords = 8

function tellingWords(text: string): string {
  const typed = text.split(' ')
  const telling = typed.filter((word) => !emptyWords.has(word.toLowerCase()))
  return (telling.length > 0 ? telling : typed).slice(0, mostWords).join(' ')
}
