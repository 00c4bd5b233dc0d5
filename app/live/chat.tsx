import './development.ts'
import { watchUnread } from './unread.ts'

/** The panel of the chat on this page, once it was opened. */
let panel: Promise<HTMLElement> | undefined

/**
 * Opens the chat over the page, as its page serves it. `link` leads to that page; `back` gets the focus when the panel is
 * closed, and shows that staff have answered meanwhile. Rejects when the page cannot be loaded.
 */
export async function openChat(link: HTMLAnchorElement, back: HTMLElement | null, { focus }: { focus: boolean }): Promise<void> {
  if (back) watchUnread(back, { asks: false })
  panel ??= import('./panel-over-page.tsx').then(({ makePanel }) => makePanel(link.href, back))
  try {
    const shown = await panel
    shown.dispatchEvent(new CustomEvent('show', { detail: { focus } }))
  } catch (error) {
    panel = undefined
    throw error
  }
}

export { watchUnread }
