import { intents } from '../lib/intents.ts'
import { readable } from '../lib/typed-text.ts'

/** What a form's button asks for. A button without a known value sends the form. */
export type Intent = keyof typeof intents | 'send'

export function intentOf(body: FormData): Intent {
  const asked = body.get('intent')
  return (Object.keys(intents) as (keyof typeof intents)[]).find((intent) => intents[intent] === asked) ?? 'send'
}

/** The values of a form's fields, without control characters, which an address may contain. When several fields share a name, the last value. */
export type Typed = Readonly<Record<string, string>>

export function readTyped(body: FormData | URLSearchParams): Typed {
  return Object.fromEntries([...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, readable(value)]] : [])))
}

/** The values of fields that share a name, such as ticked boxes. */
export function readTypedList(body: FormData | URLSearchParams, name: string): string[] {
  return [...new Set(body.getAll(name).flatMap((value) => (typeof value === 'string' ? [readable(value)] : [])))]
}
