import { useRef, useState } from 'react'
import { type Choice, queryOf } from './choice.ts'
import type { Options } from './options.server.ts'

export type Addresses = { pageHref: string; optionsHref: string }

/**
 * What the form offers, asked for again as soon as something is chosen. The choices stand in the address,
 * nothing personal does.
 */
export function useLiveOptions(first: Options, { pageHref, optionsHref }: Addresses) {
  const [options, setOptions] = useState(first)
  const [status, setStatus] = useState<'idle' | 'busy' | 'offline'>('idle')
  const latest = useRef<AbortController>(null)

  async function ask(choice: Choice) {
    latest.current?.abort()
    latest.current = new AbortController()
    const { signal } = latest.current
    setStatus('busy')
    try {
      setOptions(await fetchOptions(optionsHref + queryOf(choice), signal))
      history.replaceState(history.state, '', pageHref + queryOf(choice))
      setStatus('idle')
    } catch {
      // A choice made meanwhile asks for itself; a lost line is told, and what was chosen stays.
      if (!signal.aborted) setStatus('offline')
    }
  }

  return { options, setOptions, status, ask }
}

async function fetchOptions(address: string, signal: AbortSignal): Promise<Options> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`The options answered ${answer.status}.`)
  return answer.json()
}
