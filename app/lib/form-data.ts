/** Names of the data-* attributes, without `data-`, by which the server tells the form script (app/enhance/forms) what it needs. */
export const formDataNames = [
  // The form part: name of its draft, controls that ask the server, and texts that the script shows.
  'name',
  'asks',
  'in-address',
  'fresh',
  'sending',
  'offline',
  'unsent',
  'unanswered',
  // Content that only script changes: the server's answers leave it alone.
  'of-script',
  // The question whether to continue a draft.
  'draft',
  'named',
  // The line that shows how a telephone number was read.
  'understood',
  // The captcha.
  'captcha-script',
  'captcha-state',
  'captcha-used',
  'answers-by-itself',
  // The notice that an earlier page of the journey was changed.
  'newer',
  'newer-list',
  'newer-part',
  'form-href',
  'token',
  'calculation',
  'calculation-text',
  'question',
] as const

export type FormDataName = (typeof formDataNames)[number]

type Value = string | boolean | null | undefined
type Attributes = Record<`data-${string}`, string>

/** The attributes for an element. True gives an empty attribute; false, null and undefined give none. */
export function formData(values: { [Name in FormDataName]?: Value }): Attributes {
  const attributes: Attributes = {}
  for (const [name, value] of Object.entries(values)) {
    if (value === true) attributes[`data-${name}`] = ''
    else if (typeof value === 'string') attributes[`data-${name}`] = value
  }
  return attributes
}

export const formDataOf = (element: Element, name: FormDataName): string | undefined =>
  element.getAttribute(`data-${name}`) ?? undefined

export const hasFormData = (element: Element, name: FormDataName): boolean => element.hasAttribute(`data-${name}`)

/** The selector of the elements with this attribute, or with this value of it. */
export const withFormData = (name: FormDataName, value?: string): string =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`
