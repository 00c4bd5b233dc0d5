import { describe, expect, test } from 'vitest'
import { compose } from './message.ts'
import { fill, type Template } from './template.ts'

const files = import.meta.glob<Record<string, unknown>>('/app/**/*.message.ts', { eager: true })
const messages = Object.entries(files).map(([file, module]) => ({ file, templates: Object.values(module).filter(isTemplate) }))

const placesOf = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name)
/** Longer than most values: a reference has nine characters, a name may have a hundred. */
const longValue = 'Ibu Rina Wahyuningsih, Jl. Raya Bekasi Km 23 No. 5, Cakung'

test('there are messages', () => {
  expect(messages.length).toBeGreaterThan(0)
})

test('no two messages have the same name', () => {
  const names = messages.flatMap(({ templates }) => templates.map(({ name }) => name))
  expect(names).toEqual([...new Set(names)])
})

describe.each(messages)('$file', ({ templates }) => {
  const { name, subject, text, secrets } = templates[0] ?? { name: '', subject: '', text: '', secrets: [] }
  const values = Object.fromEntries(placesOf(text).map((place) => [place, longValue]))
  const envelope = { key: 'event:1', channel: 'whatsapp' as const, to: '+6281234567890' }

  test('declares one template, with a name that a messenger accepts', () => {
    expect(templates).toHaveLength(1)
    expect(name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/)
    expect(placesOf(text).filter((place) => !/^[a-z][a-z0-9_]*$/.test(place))).toEqual([])
  })

  test('is complete when its places are filled', () => {
    const message = compose({ name, subject, text, secrets }, values, envelope)
    expect(message.subject).toMatch(/\S/)
    expect(`${message.subject} ${fill(message.text, message.secrets)}`).not.toMatch(/[{}]/)
    expect(fill(message.text, message.secrets).length).toBeLessThanOrEqual(1024)
  })

  test('contains no secret before it is sent', () => {
    expect(placesOf(text)).toEqual(expect.arrayContaining([...secrets]))
    const told = { ...values, ...Object.fromEntries(secrets.map((place) => [place, 'RAHASIA'])) }
    const { secrets: kept, ...seen } = compose({ name, subject, text, secrets }, told, envelope)
    expect(JSON.stringify(seen)).not.toContain('RAHASIA')
    expect(Object.keys(kept).toSorted()).toEqual([...secrets].toSorted())
  })

  test("follows the rules of a messenger's reviewers", () => {
    expect(text).not.toMatch(/^\W*\{\{|\}\}\W*$/)
    expect(text).not.toMatch(/\n{3}|\t| {4}|^\s|\s$/)
    expect(placesOf(text)).toEqual([...new Set(placesOf(text))])
    const words = fill(text, Object.fromEntries(placesOf(text).map((place) => [place, ' ']))).match(/\p{L}+/gu) ?? []
    expect(words.length).toBeGreaterThan(2 * placesOf(text).length)
  })

  test('uses our own tone', () => {
    expect(`${subject} ${text}`).not.toMatch(/\b(mohon|maaf|valid|salah|gagal)\b/i)
  })
})

function isTemplate(value: unknown): value is Template {
  return typeof value === 'object' && value !== null && 'text' in value && 'secrets' in value
}
