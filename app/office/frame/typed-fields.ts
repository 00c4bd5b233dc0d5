/** By field: the text that the server gave, and the text that the employee made of it. A choice has `on` or nothing. */
export type TypedFields = Record<string, { given: string; typed: string }>

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const keptTypes: readonly string[] = ['text', 'tel', 'email', 'url', 'date', 'datetime-local', 'radio', 'checkbox']

/** What the server gave each field. Read it when the form appears: a refusal makes the typed text what the server gives. */
export const readGiven = (form: HTMLFormElement): Map<string, string> =>
  new Map(fieldsOf(form).map((field) => [nameOf(field), givenText(field)]))

/** Fields that differ from what the server gave. */
export function readTypedFields(form: HTMLFormElement, given: Map<string, string>): TypedFields {
  const all = fieldsOf(form).map((field) => ({
    name: nameOf(field),
    given: given.get(nameOf(field)) ?? givenText(field),
    typed: textOf(field),
  }))
  const changed = all.filter((field) => field.typed !== field.given)
  return Object.fromEntries(changed.map(({ name, ...texts }) => [name, texts]))
}

/**
 * Puts typed texts back. A field that the employee has touched, or for which the server gives another text than before, as after a
 * refusal, stays as it is.
 */
export function restoreFields(form: HTMLFormElement, typed: TypedFields): void {
  const hasChosen = putFields(form, typed)
  // A choice may show further fields.
  if (hasChosen) setTimeout(() => putFields(form, typed))
}

/** True when a choice was made again. */
function putFields(form: HTMLFormElement, typed: TypedFields): boolean {
  const restored = fieldsOf(form).filter((field) => {
    const own = typed[nameOf(field)]
    return own !== undefined && isUntouched(field, own.given) && putText(field, own.typed)
  })
  return restored.some(isChoice)
}

/** Passwords, files and hidden fields are never kept. A consent or a confirmation is given anew each time. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((field): field is Field => {
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return field.name !== ''
    if (!(field instanceof HTMLInputElement) || field.name === '' || !keptTypes.includes(field.type)) return false
    return field.type !== 'checkbox' || form.querySelectorAll(`[name="${CSS.escape(field.name)}"]`).length > 1
  })
}

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'

const nameOf = (field: Field): string => (isChoice(field) ? `${field.name}=${field.value}` : field.name)

function textOf(field: Field): string {
  if (isChoice(field)) return field.checked ? 'on' : ''
  return field.value
}

function givenText(field: Field): string {
  if (isChoice(field)) return field.defaultChecked ? 'on' : ''
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const given = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  return given?.value ?? ''
}

function isUntouched(field: Field, given: string): boolean {
  const now = givenText(field)
  // Such a field begins with the present time.
  const isSame = now === given || now === '' || field.type === 'datetime-local'
  return isSame && textOf(field) === now
}

/** False when the field has this text already, or a list no longer offers it. */
function putText(field: Field, text: string): boolean {
  if (textOf(field) === text) return false
  if (field instanceof HTMLSelectElement && ![...field.options].some(({ value }) => value === text)) return false
  // A click, so that React sees it too.
  if (isChoice(field)) field.click()
  else field.value = text
  return true
}
