import { expect, test } from 'vitest'
import { carsInFiles } from '../../core/cars/catalogue-files.server.ts'
import { contactWords } from '../../core/leads/words.ts'
import { readForm } from '../../ui/read-form.server.ts'
import { chosenColour, chosenVariant, coloursToChoose, orderFields } from './order.ts'
import { orderForm } from './order-form.server.ts'
import { paintByChoice } from './paint-choice.ts'
import { refusalWords } from './words.ts'

const carOf = (slug: string) => {
  const car = carsInFiles.find((each) => each.slug === slug)
  if (!car) throw new Error(slug)
  return car
}
const xpander = carOf('xpander')
const variants = xpander.variants
const slugs = (things: readonly { slug: string }[]) => things.map(({ slug }) => slug)

test('the colours are those of the chosen variant', () => {
  const gls = chosenVariant({ variants }, 'gls-cvt')
  const ultimate = chosenVariant({ variants }, 'ultimate-cvt')
  expect(slugs(coloursToChoose(xpander, variants, gls))).not.toContain('red-metallic')
  expect(slugs(coloursToChoose(xpander, variants, ultimate))).toContain('red-metallic')
})

test('until a variant is chosen, the colours are those of all open variants', () => {
  const [gls] = variants
  expect(slugs(coloursToChoose(xpander, variants, null))).toContain('red-metallic')
  expect(slugs(coloursToChoose(xpander, [gls], null))).not.toContain('red-metallic')
})

test('a choice with only one option is made automatically', () => {
  const [gls] = variants
  const l300 = carOf('l300')
  expect(chosenVariant({ variants: [gls] }, '')).toBe(gls)
  expect(chosenVariant({ variants }, '')).toBeNull()
  expect(chosenColour(l300.colours, '')?.slug).toBe('hitam')
  expect(chosenColour(xpander.colours, 'merah-jambu')).toBeNull()
})

test('each colour of the model has a rule that paints the drawing while it is checked', () => {
  const css = paintByChoice(xpander, chosenColour(xpander.colours, 'red-metallic'))
  for (const { slug, hex } of xpander.colours)
    expect(css).toContain(`:root:has([name=color][value=${slug}]:checked){--paint:${hex}`)
  expect(css.startsWith(':root{--paint:#')).toBe(true)
})

const filled = {
  vehicle: 'xforce',
  variant: 'hev',
  color: 'red-metallic',
  dealer: 'dwindo-cakung',
  refund_rule: 'abc',
  name: '  Rina   Wulandari ',
  phone: '0812 3456-7890',
  email: 'Rina@Contoh.id',
  agreement: 'ya',
}
const bodyOf = (fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

test('a filled-in form is read as an order', () => {
  expect(readForm(bodyOf(filled), orderForm)).toEqual({
    ok: true,
    value: {
      vehicle: 'xforce',
      variant: 'hev',
      colour: 'red-metallic',
      dealer: 'dwindo-cakung',
      refundRule: 'abc',
      contact: { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id' },
    },
  })
})

test('an empty form is refused at every field, each with a different sentence', () => {
  const form = readForm(new FormData(), orderForm)
  if (form.ok) throw new Error('nothing was taken for an order')
  expect(Object.keys(form.refusals).toSorted()).toEqual([...orderFields].toSorted())
  const sentences = Object.values(form.refusals).map((refusal) => refusalWords[refusal as keyof typeof refusalWords])
  expect(new Set(sentences).size).toBe(orderFields.length)
})

test.each([
  ['name', '12345', contactWords['name-without-letters']],
  ['phone', '021 555 1234', contactWords['phone-not-mobile']],
  ['phone', '0812 34', contactWords['phone-wrong-length']],
  ['email', 'rina', contactWords['email-not-an-address']],
])('a %s of "%s" is refused', (field, typed, sentence) => {
  const form = readForm(bodyOf({ ...filled, [field]: typed }), orderForm)
  if (form.ok) throw new Error('taken')
  expect(refusalWords[form.refusals[field] as keyof typeof refusalWords]).toBe(sentence)
})
