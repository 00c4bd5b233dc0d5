import { at } from '~/addresses.ts'
import { readStored, store } from '~/lib/browser-storage.ts'
import type { KnownChat } from '~/lib/chat-unread.ts'
import type { OutgoingText } from './outgoing.ts'

type Kept = KnownChat & { messages: readonly OutgoingText[] }

/**
 * The messages of a conversation that the server does not have yet. They outlive the tab: one that is closed without a
 * connection must not lose a word. Every tab of the browser sends them, and the server stores each id once. They do not outlive
 * the browser session: the first page that learns of its end deletes them.
 */
export class KeptOutgoing {
  /** The messages of this tab, also those that it has sent. Others in the storage belong to other tabs. */
  readonly #own = new Set<string>()

  /** What is kept for a conversation. Messages of another one are deleted. */
  read(conversation: string | null): readonly OutgoingText[] {
    const kept = readStored<Kept>('localStorage', 'obrolan')
    if (!kept || conversation === null) return []
    if (kept.id !== conversation) {
      store('localStorage', 'obrolan', null)
      return []
    }
    for (const { id } of kept.messages) this.#own.add(id)
    return kept.messages
  }

  write(conversation: string | null, messages: readonly OutgoingText[]): void {
    if (conversation === null) return
    for (const { id } of messages) this.#own.add(id)
    const kept = readStored<Kept>('localStorage', 'obrolan')
    const ofOthers = kept?.id === conversation ? kept.messages.filter(({ id }) => !this.#own.has(id)) : []
    const all = [...ofOthers, ...messages]
    const news = at.chatNews({ percakapan: conversation })
    store('localStorage', 'obrolan', all.length > 0 ? ({ id: conversation, news, messages: all } satisfies Kept) : null)
  }

  /** True when something is kept, of this browser session or of an earlier one. */
  get hasAny(): boolean {
    return readStored<Kept>('localStorage', 'obrolan') !== null
  }

  /** Deletes what is kept: this browser session has no conversation. */
  forget(): void {
    store('localStorage', 'obrolan', null)
  }
}
