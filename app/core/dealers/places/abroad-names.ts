import { z } from 'zod'
import data from '../../../../data/regions/abroad.json' with { type: 'json' }

/** Countries and towns across the borders. No Indonesian place has these names. */
const abroad = z.array(z.string()).nonempty().parse(data.names)
const names = new RegExp(`\\b(?:${abroad.map((name) => name.replaceAll(' ', '\\s*')).join('|')})\\b`, 'gi')

/** Removes foreign names: `Kuala Lumpur` is not a misspelled Kuala, and `Timor Leste` is not part of Indonesian Timor. */
export function withoutAbroad(text: string): string {
  return text.replace(names, ' ')
}
