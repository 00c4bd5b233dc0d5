import { own } from '../../../lib/own.ts'
import { readTyped, readTypedList, type Typed } from '../../../ui/form.ts'

/** The input of a calculation: the fields of the form, or of an address. */
export type Asked = {
  typed: Typed
  /** True when the car can also be paid in cash. */
  withCash: boolean
  /** Slugs of the ticked accessories. */
  accessories: readonly string[]
  /** Names of the ticked insurance extensions. */
  extensions?: readonly string[]
}

export function askedIn(fields: FormData | URLSearchParams, withCash: boolean): Asked {
  const lists = { accessories: readTypedList(fields, 'accessories'), extensions: readTypedList(fields, 'perluasan') }
  return { typed: readTyped(fields), withCash, ...lists }
}

/** The new value of one field. Checkboxes with the same name form a list; `isTicked` adds or removes one value. */
export type Change = { name: string; value: string; isTicked?: boolean }

const lists = { accessories: 'accessories', perluasan: 'extensions' } as const

export function withChange(asked: Asked, { name, value, isTicked }: Change): Asked {
  const list = own(lists, name)
  if (list && isTicked !== undefined) {
    const others = (asked[list] ?? []).filter((each) => each !== value)
    return { ...asked, [list]: isTicked ? [...others, value] : others }
  }
  const { product_id: _, ...typed } = asked.typed
  return { ...asked, typed: { ...(name === 'vehicle' ? typed : asked.typed), [name]: value } }
}

/** The address of the page with this input. Empty fields are left out. */
export function addressOfAsked(path: string, { typed, accessories, extensions = [] }: Asked): string {
  const fields = Object.entries(typed).filter(([name, value]) => value !== '' && !Object.hasOwn(lists, name))
  const ticked = [...accessories.map((each) => ['accessories', each]), ...extensions.map((each) => ['perluasan', each])]
  const query = new URLSearchParams([...fields, ...ticked]).toString()
  return query === '' ? path : `${path}?${query}`
}
