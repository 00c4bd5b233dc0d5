import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { store } from '~/lib/browser-storage.ts'
import { Icon } from '~/ui/Icon.tsx'
import { words } from '../words.ts'
import { Chat, type ChatProps } from './Chat.tsx'
import { panelLooks } from './panel-looks.ts'
import { useViewport } from './use-viewport.ts'

type Props = ChatProps & {
  /** The element around the panel. It dispatches `show` when the panel is to open. */
  host: HTMLElement
  /** Gets the focus when the panel is closed. */
  back: HTMLElement | null
}

/** The chat over a page. It stays open on other pages of the browser session until it is closed. */
export function ChatPanel({ host, back, ...chat }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const focuses = useRef(true)
  useViewport(panel, isOpen)

  useEffect(() => {
    const show = (event: Event) => {
      focuses.current = (event as CustomEvent<{ focus: boolean }>).detail.focus
      setIsOpen(true)
      if (focuses.current) focusFirst(panel.current)
    }
    host.addEventListener('show', show)
    host.dispatchEvent(new Event('ready'))
    return () => host.removeEventListener('show', show)
  }, [host])

  useEffect(() => {
    if (!isOpen) return
    store('sessionStorage', 'obrolan-terbuka', 'ya')
    if (focuses.current) focusFirst(panel.current)
  }, [isOpen])

  function close() {
    setIsOpen(false)
    store('sessionStorage', 'obrolan-terbuka', null)
    back?.focus()
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
  }

  return (
    <section ref={panel} hidden={!isOpen} aria-label={words.title} onKeyDown={closeOnEscape} className={panelLooks.panel}>
      <header className={panelLooks.header}>
        <h2 className="text-lg">{words.title}</h2>
        <button type="button" onClick={close} className={panelLooks.close}>
          <Icon name="close" />
          <span className="sr-only">{words.close}</span>
        </button>
      </header>
      {/* Stays when the panel is closed, so that the conversation goes on. */}
      <div className={panelLooks.content}>
        <Chat {...chat} />
      </div>
    </section>
  )
}

function focusFirst(panel: HTMLElement | null): void {
  const field = panel?.querySelector<HTMLElement>('[data-first]') ?? panel?.querySelector<HTMLElement>('textarea, button')
  field?.focus({ preventScroll: true })
}
