import { type RefObject, useEffect } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { at } from '~/addresses.ts'
import { own } from '~/lib/own.ts'
import { isCommand, keysEnabled } from './keys-enabled.ts'

type Options = { open: string | undefined; help: RefObject<HTMLDialogElement | null> }

/** The letters with which an employee works through the list. */
export function useInboxKeys({ open, help }: Options): void {
  const navigate = useNavigate()
  const fetcher = useFetcher({ key: 'at-once' })
  useEffect(() => {
    const keys: Record<string, () => void> = {
      j: () => step(1),
      k: () => step(-1),
      x: () => boxOf(currentLink(open))?.click(),
      e: () => finish(),
      u: () => open && navigate({ pathname: at.leads(), search: location.search }),
      '/': () => document.getElementById('cari')?.focus(),
      '?': () => help.current?.showModal(),
    }
    const press = (event: KeyboardEvent) => {
      const act = own(keys, event.key)
      if (!act || !isCommand(event) || !keysEnabled()) return
      event.preventDefault()
      act()
    }
    /** With a lead open, the next one opens; otherwise the next row gets the focus, and Enter opens it. */
    function step(by: 1 | -1): void {
      const links = allLinks()
      const place = links.indexOf(currentLink(open) as HTMLAnchorElement)
      const next = links[place === -1 ? 0 : Math.max(0, Math.min(links.length - 1, place + by))]
      next?.focus()
      next?.scrollIntoView({ block: 'nearest' })
      if (open) next?.click()
    }
    function finish(): void {
      const link = currentLink(open)
      if (!link || !boxOf(link)) return
      const body = { tindakan: 'status', status: 'selesai', nomor: String(link.dataset.lead) }
      fetcher.submit(body, { method: 'post', action: at.leadsAtOnce() })
      step(1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open, help, navigate, fetcher.submit])
}

const allLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-lead]')]

/** The row that has the focus, or else the open lead. */
function currentLink(open: string | undefined): HTMLAnchorElement | undefined {
  const focused = document.activeElement?.closest('li')?.querySelector<HTMLAnchorElement>('a[data-lead]')
  return focused ?? allLinks().find(({ dataset }) => dataset.lead === open)
}

const boxOf = (link: HTMLAnchorElement | undefined) => link?.closest('li')?.querySelector<HTMLInputElement>('input[name=nomor]')
