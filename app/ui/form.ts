/** What a form's button asks for; a button that names nothing sends the form. */
export const intents = { choose: 'pilih', check: 'periksa', forget: 'lupakan' } as const
export type Intent = keyof typeof intents | 'send'

export function intentOf(body: FormData): Intent {
  const asked = body.get('intent')
  return (Object.keys(intents) as (keyof typeof intents)[]).find((intent) => intents[intent] === asked) ?? 'send'
}

/** What stands in a form's fields; of a list, the last. */
export type Typed = Readonly<Record<string, string>>

export function readTyped(body: FormData | URLSearchParams): Typed {
  return Object.fromEntries([...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** What stands in the fields that share a name, as ticked boxes do. */
export function readTypedList(body: FormData | URLSearchParams, name: string): string[] {
  return [...new Set(body.getAll(name).filter((value) => typeof value === 'string'))]
}
