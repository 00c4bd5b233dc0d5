import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { at } from '~/addresses.ts'
import { own } from '~/lib/own.ts'
import { isCommand, keysEnabled } from '../leads/inbox/keys-enabled.ts'

export const answerField = 'jawaban'

type Options = { open: string | undefined; help: RefObject<HTMLDialogElement | null> }

/** The letters with which an employee goes through the conversations. */
export function useChatKeys({ open, help }: Options): void {
  const navigate = useNavigate()
  useEffect(() => {
    const keys: Record<string, () => void> = {
      j: () => step(1),
      k: () => step(-1),
      r: () => document.getElementById(answerField)?.focus(),
      u: () => open && navigate({ pathname: at.chatDesk(), search: location.search }),
      '?': () => help.current?.showModal(),
    }
    const press = (event: KeyboardEvent) => {
      const act = own(keys, event.key)
      if (!act || !isCommand(event) || !keysEnabled()) return
      event.preventDefault()
      act()
    }
    /** With a conversation open, the next one opens; otherwise its row gets the focus, and Enter opens it. */
    function step(by: 1 | -1): void {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-conversation]')]
      const focused = links.indexOf(document.activeElement as HTMLAnchorElement)
      const place = focused === -1 ? links.findIndex(({ dataset }) => dataset.conversation === open) : focused
      const next = links[place === -1 ? 0 : Math.max(0, Math.min(links.length - 1, place + by))]
      next?.focus()
      next?.scrollIntoView({ block: 'nearest' })
      if (open) next?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open, help, navigate])
}
