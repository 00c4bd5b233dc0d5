import { readStored } from '../lib/browser-storage.ts'
import { afterLoad } from './after-paint.ts'

type ChatScript = {
  openChat: (link: HTMLAnchorElement, back: HTMLElement | null, options: { focus: boolean }) => Promise<void>
  watchUnread: (button: HTMLElement, options: { asks: boolean }) => void
}

/**
 * Opens the chat over the page when its link is pressed, and again on the next pages until it is closed. Its code is loaded
 * then. If that fails, the link leads to the chat's own page. While this browser has an open conversation, the button of the
 * popup shows new answers in every tab. What an earlier browser session left is deleted.
 */
export function startChat(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-chat]')
  if (!link || location.pathname === link.pathname) return
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const popup = link.closest<HTMLElement>('[popover]')
    popup?.hidePopover()
    open(link, popup, true).catch(() => location.assign(link.href))
  })
  if (readStored('sessionStorage', 'obrolan-terbuka')) afterLoad(() => open(link, null, false).catch(() => {}))
  else if (readStored('localStorage', 'obrolan-dibaca') ?? readStored('localStorage', 'obrolan'))
    afterLoad(() => watch(link).catch(() => {}))
}

async function open(link: HTMLAnchorElement, popup: HTMLElement | null, focus: boolean): Promise<void> {
  const { openChat } = await scriptOf(link)
  await openChat(link, openerOf(popup ?? link.closest('[popover]')), { focus })
}

async function watch(link: HTMLAnchorElement): Promise<void> {
  const { watchUnread } = await scriptOf(link)
  const opener = openerOf(link.closest('[popover]'))
  if (opener) watchUnread(opener, { asks: true })
}

const scriptOf = (link: HTMLAnchorElement): Promise<ChatScript> => import(/* @vite-ignore */ link.dataset.chat ?? '')

const openerOf = (popup: Element | null) => document.querySelector<HTMLElement>(`[popovertarget="${popup?.id}"]`)
