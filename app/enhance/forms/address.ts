import { fieldsOf } from './part.ts'

/** Only choices stand in an address, nothing that is personal. */
export function addressOf(form: HTMLFormElement, names: readonly string[]): string {
  const query = new URLSearchParams(names.flatMap((name) => valuesOf(form, name).map((value) => [name, value])))
  return `${location.pathname}${query.size > 0 ? `?${query}` : ''}`
}

const valuesOf = (form: HTMLFormElement, name: string): string[] => (fieldsOf(form).get(name) ?? []).filter(Boolean)

const here = () => location.pathname + location.search
/** The address of what stands on the page: first the one it was loaded from, which Back may have left before the script came. */
let shown = loadedFrom() ?? here()

function loadedFrom(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation?.name.startsWith(location.origin)) return undefined
  const { pathname, search } = new URL(navigation.name)
  return pathname + search
}

/** The address of the page as it is now, in the place of the one before. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address)
  shown = here()
}

type State = { isDraft?: boolean } | null

/** A step that Back leads from: what is typed or chosen until the form is sent is one. */
export function goOnTo(address: string, isSent: boolean): void {
  const state = { isDraft: !isSent }
  const isSameStep = address === here() || (history.state as State)?.isDraft
  if (isSameStep) history.replaceState(state, '', address)
  else history.pushState(state, '', address)
  shown = here()
}

/** Once it is sent, what has its answer already is no draft any more. */
export function settle(address: string): void {
  if (address === here()) goOnTo(address, true)
}

/** Back and Forward change the address only; what belongs to it comes from the server. */
export function followHistory(): void {
  const follow = () => here() !== shown && location.reload()
  addEventListener('popstate', follow)
  follow()
}
