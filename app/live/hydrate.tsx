import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { own } from '../lib/own.ts'
import { showLive, showServed } from '../lib/served-part.ts'
import { liveParts } from '../live-parts.ts'
import { EarlyInput } from './early-input.ts'
import { reportFailure } from './report-failure.ts'
import { ServedWhenBroken } from './ServedWhenBroken.tsx'

// Hydrates every live part of the page.
for (const part of document.querySelectorAll<HTMLElement>('live-part')) start(part)

/** Hydrates a part. Until its code and facts are there, it keeps the served HTML. */
function start(part: HTMLElement): void {
  hydratePart(part).catch((error) => {
    fail(part, error)
    retry(() => start(part))
  })
}

/** Milliseconds. Not every browser tells when it is online again. */
const retryPause = 15_000

/** Calls `again` when the browser is online again, or after the pause. */
function retry(again: () => void): void {
  const once = new AbortController()
  const run = () => {
    once.abort()
    clearTimeout(timer)
    again()
  }
  const timer = setTimeout(run, retryPause)
  addEventListener('online', run, { signal: once.signal })
}

function fail(part: HTMLElement, error: unknown): void {
  reportFailure(part.dataset.name ?? '', error)
  showServed(part)
}

async function hydratePart(part: HTMLElement): Promise<void> {
  const { name = '', facts: factsAddress } = part.dataset
  const root = part.querySelector<HTMLElement>('[data-root]')
  const written = part.querySelector('script')?.textContent
  const load = own(liveParts, name)
  if (!root || !written || !load) throw new Error(`No live part ${name}`)
  const [Part, facts] = await Promise.all([load() as Promise<ComponentType<object>>, fetchJson(factsAddress)])
  showLive(part)
  const early = new EarlyInput(root)
  const props = { ...JSON.parse(written), facts }
  const served = root.innerHTML
  const finish = () => {
    early.replay()
    part.dataset.alive = ''
  }
  // In a transition React pauses between components: the page answers input, and has no long task.
  startTransition(() => {
    hydrateRoot(
      root,
      <NotifyHydrated onHydrated={finish}>
        <ServedWhenBroken html={served}>{createElement(Part, props)}</ServedWhenBroken>
      </NotifyHydrated>,
      {
        onRecoverableError: (error) => reportFailure(name, error),
        onCaughtError: (error) => fail(part, error),
      },
    )
  })
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
