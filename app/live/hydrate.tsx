import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { liveParts } from '../live-parts.ts'
import { EarlyInput } from './early-input.ts'
import { ServedWhenBroken } from './ServedWhenBroken.tsx'

// Hydrates every live part of the page. A part that fails keeps the served HTML.
for (const part of document.querySelectorAll<HTMLElement>('live-part')) hydratePart(part).catch(reportError)

async function hydratePart(part: HTMLElement): Promise<void> {
  const { name = '', facts: factsAddress } = part.dataset
  const root = part.querySelector<HTMLElement>('[data-root]')
  const written = part.querySelector('script')?.textContent
  const load = liveParts[name]
  if (!root || !written || !load) throw new Error(`No live part ${name}`)
  const [Part, facts] = await Promise.all([load() as Promise<ComponentType<object>>, fetchJson(factsAddress)])
  const early = new EarlyInput(root)
  const props = { ...JSON.parse(written), facts }
  const served = root.innerHTML
  const finish = () => {
    early.replay()
    part.dataset.alive = ''
  }
  hydrateRoot(
    root,
    <NotifyHydrated onHydrated={finish}>
      <ServedWhenBroken html={served}>{createElement(Part, props)}</ServedWhenBroken>
    </NotifyHydrated>,
    { onRecoverableError: reportError, onCaughtError: reportError },
  )
}

async function fetchJson(address: string | undefined): Promise<unknown> {
  if (!address) return undefined
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} for the facts of a live part`)
  return answer.json()
}

/** Calls `onHydrated` after hydration, also when hydration failed and the served HTML was restored. */
function NotifyHydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
