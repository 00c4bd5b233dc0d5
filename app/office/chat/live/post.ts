import type { ChatEvent } from '~/core/conversations/conversation.ts'
import { checkPart, partHeader } from '~/lib/part-header.ts'
import type { AnswerRefusal } from '../refusal.ts'

/** `since`: what others have written meanwhile. */
export type PostRefusal = { kind: AnswerRefusal; since?: readonly ChatEvent[] }

/** Null when the server has taken it. `later`: no connection, or the server is away or busy. */
export async function post(address: string, values: Record<string, string>): Promise<PostRefusal | 'later' | null> {
  try {
    // Answers are sent often: they count as checks, not as submits.
    const headers = { [partHeader]: checkPart }
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(values), headers })
    if (answer.redirected) return { kind: 'signed-out' }
    if (answer.ok) return null
    if (answer.status >= 500 || answer.status === 429) return 'later'
    const isOurs = answer.headers.get('Content-Type')?.startsWith('application/json')
    return isOurs ? ((await answer.json()) as PostRefusal) : { kind: 'not-possible' }
  } catch {
    return 'later'
  }
}
