import { readStored, store } from '~/lib/browser-storage.ts'
import { countUnread, hasEnded, type KnownChat, type ReadTo, type UnreadEvent, unreadEvent } from '~/lib/chat-unread.ts'
import { words } from './words.ts'

/** Milliseconds between two questions of a page that is shown. */
const pause = 10_000

/** Ends the questions of this page. */
let stop: (() => void) | undefined
const watched = new WeakSet<HTMLElement>()

/**
 * Marks the button that leads to the chat while the visitor has not seen an answer. With `asks` the page asks for it; without,
 * the chat that runs in this page tells it.
 */
export function watchUnread(button: HTMLElement, { asks }: { asks: boolean }): void {
  stop?.()
  stop = undefined
  if (!watched.has(button)) {
    watched.add(button)
    const status = addStatus(button)
    addEventListener(unreadEvent, (event) => mark(button, status, (event as CustomEvent<number>).detail))
  }
  if (!asks) return
  const timer = setInterval(ask, pause)
  stop = () => clearInterval(timer)
  void ask()
}

async function ask(): Promise<void> {
  const open = readStored<ReadTo>('localStorage', 'obrolan-dibaca')
  const known = open ?? readStored<KnownChat>('localStorage', 'obrolan')
  if (!known) return stop?.()
  if (document.hidden) return
  const news = await readNews(known)
  // Meanwhile the chat may have been opened: then it tells.
  if (!news || !stop) return
  const isSame = news.id === known.id
  // The browser was closed meanwhile, and another person may use it now.
  if (!isSame) store('localStorage', 'obrolan', null)
  if (!isSame || hasEnded(news.events)) {
    store('localStorage', 'obrolan-dibaca', null)
    stop()
  }
  tell(isSame && open ? countUnread(news.events, open.read) : 0)
}

type News = { id: string | null; events: readonly UnreadEvent[] }

/** Null without a connection, or when the server is away. */
async function readNews({ news }: KnownChat): Promise<News | null> {
  try {
    const answer = await fetch(news)
    return answer.ok ? ((await answer.json()) as News) : null
  } catch {
    return null
  }
}

const tell = (count: number) => dispatchEvent(new CustomEvent(unreadEvent, { detail: count }))

/** Screen readers announce what changes in it, so it must be there before. */
function addStatus(button: HTMLElement): HTMLElement {
  const status = document.createElement('p')
  status.role = 'status'
  status.className = 'sr-only'
  button.after(status)
  return status
}

function mark(button: HTMLElement, status: HTMLElement, count: number): void {
  const shown = button.querySelector('[data-unread]')
  if (count > 0 === (shown !== null)) return
  status.textContent = count > 0 ? words.answered : ''
  if (shown) return void shown.remove()
  button.style.position = 'relative'
  const dot = document.createElement('span')
  dot.dataset.unread = ''
  // A border, because a forced palette takes backgrounds away.
  Object.assign(dot.style, { position: 'absolute', top: '6px', right: '2px', borderRadius: '50%' })
  dot.style.border = '5px solid var(--color-accent)'
  const text = document.createElement('span')
  text.className = 'sr-only'
  text.textContent = ` (${words.unread})`
  dot.append(text)
  button.append(dot)
}
