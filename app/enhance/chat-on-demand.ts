import { readStored } from '../lib/browser-storage.ts'
import { afterLoad } from './after-paint.ts'

type ChatScript = {
  openChat: (link: HTMLAnchorElement, back: HTMLElement | null, options: { focus: boolean }) => Promise<void>
}

/**
 * Opens the chat over the page when its link is pressed, and again on the next pages until it is closed. Its code is loaded
 * then. If that fails, the link leads to the chat's own page.
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
}

async function open(link: HTMLAnchorElement, popup: HTMLElement | null, focus: boolean): Promise<void> {
  const { openChat } = (await import(/* @vite-ignore */ link.dataset.chat ?? '')) as ChatScript
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${popup?.id ?? link.closest('[popover]')?.id}"]`)
  await openChat(link, opener, { focus })
}
