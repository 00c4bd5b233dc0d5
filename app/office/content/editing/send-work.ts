import { at } from '~/addresses.ts'
import { checkPart, partHeader } from '~/lib/part-header.ts'
import type { Writing } from './draft-saver.ts'
import { words } from './words.ts'
import type { Act, Answer } from './work.ts'

type More = Partial<Record<'turn' | 'windowId' | 'windowSent' | 'day' | 'time' | 'zone' | 'revision', string | number>>

/** Sends what stands in the form. Rejects without a connection. `word`: of the kind, in addresses. */
export async function sendWork(
  { word, slug }: { word: string; slug: string },
  act: Act,
  writing: Writing,
  more: More = {},
): Promise<Answer> {
  const body = new FormData()
  const values = { act, form: JSON.stringify(writing.typed), slug: writing.slug, base: writing.base, ...more }
  for (const [name, value] of Object.entries(values)) body.set(name, String(value))
  // Drafts are sent often: they count as checks, not as submits.
  const headers = act === 'draft' ? { [partHeader]: checkPart } : {}
  const answer = await fetch(at.contentWork(word, slug), { method: 'POST', body, headers })
  if (answer.redirected) return { ok: false, message: words.saving.signedOut }
  if (answer.status >= 500 || answer.status === 429) throw new Error(`The server answered ${answer.status}.`)
  if (!answer.headers.get('Content-Type')?.startsWith('application/json')) return { ok: false, message: words.unreadable }
  return (await answer.json()) as Answer
}
