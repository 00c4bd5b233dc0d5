import { fieldsOf } from './part.ts'

/**
 * Only choices stand in an address, nothing that is personal. Where several fields say one thing, a hidden one tells
 * what (`data-says`: the names of all of them, first the one under which it stands).
 */
export function keepInAddress(form: HTMLFormElement, names: readonly string[]): void {
  const query = new URLSearchParams(names.flatMap((name) => saidBy(form, name).map((value) => [name, value])))
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
}

function saidBy(form: HTMLFormElement, name: string): string[] {
  const together = form.querySelector<HTMLInputElement>(`[data-says~="${name}"]`)
  const values = together ? [together.value] : (fieldsOf(form).get(name) ?? [])
  const isTold = !together || together.dataset.says?.split(' ')[0] === name
  return isTold ? values.filter(Boolean) : []
}
