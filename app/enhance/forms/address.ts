import { fieldsOf } from './part.ts'

/** The page's path with these fields as its query. Only choices, never personal data. */
export function addressOf(form: HTMLFormElement, names: readonly string[]): string {
  const query = new URLSearchParams(names.flatMap((name) => valuesOf(form, name).map((value) => [name, value])))
  return `${location.pathname}${query.size > 0 ? `?${query}` : ''}`
}

const valuesOf = (form: HTMLFormElement, name: string): string[] => (fieldsOf(form).get(name) ?? []).filter(Boolean)
