import { z } from 'zod'
import data from '../../../../data/regions/abroad.json' with { type: 'json' }

/** Countries and towns across the borders, which no place of ours is called. */
const abroad = z.array(z.string()).nonempty().parse(data.names)
const names = new RegExp(`\\b(?:${abroad.map((name) => name.replaceAll(' ', '\\s*')).join('|')})\\b`, 'gi')

/** `Kuala Lumpur` is no misspelled Kuala, and `Timor Leste` no part of our Timor. */
export function withoutAbroad(text: string): string {
  return text.replace(names, ' ')
}
