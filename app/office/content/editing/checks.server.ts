import type { z } from 'zod'
import { plainText } from '~/core/content/rich-text.ts'
import { dayIn } from '~/lib/day.ts'
import type { Instant } from '~/lib/instant.ts'
import type { Db } from '~/platform/database.server.ts'
import { choicesOf, type References } from '../form/references.ts'
import { type FormShape, pathTo } from '../form/shape.ts'
import type { Check } from './check.ts'
import { deadLinks } from './dead-links.server.ts'
import type { Kind } from './document.server.ts'
import { issueChecks } from './issue-checks.server.ts'
import { priceChecks } from './price-checks.server.ts'
import type { AnyNode } from './read-rich-text.ts'
import { emptyHeadingsIn, linksIn, type Value, valuesIn } from './values.ts'
import { words } from './words.ts'

type Checked = { kind: Kind; shape: FormShape; body: unknown; issues: readonly z.core.$ZodIssue[]; references: References }

/** Everything to look at before this body is published, the stops first. */
export async function checksOf(db: Db, { kind, shape, body, issues, references }: Checked, now: Instant): Promise<Check[]> {
  const values = [...valuesIn(shape, body)]
  const today = dayIn(now, 'Asia/Jakarta').toString()
  const checks = [
    ...issueChecks(shape, issues),
    ...values.flatMap((value) => [
      ...textChecks(value),
      ...dayChecks(value, today),
      ...spanChecks(value),
      ...referenceChecks(value, references, body),
      ...sectionChecks(value),
    ]),
    ...(await linkChecks(db, values, now)),
    ...(await priceChecks(db, kind, body, now)),
  ]
  return [...checks.filter(({ level }) => level === 'stop'), ...checks.filter(({ level }) => level === 'warn')]
}

function textChecks({ shape, field, path, value }: Value): Check[] {
  if (shape.type !== 'rich-text') return []
  const text = value as AnyNode
  if (!Array.isArray(text.content)) return []
  if (plainText(text).trim() === '') return [{ level: 'stop', path, message: words.check.fill(field?.label ?? '') }]
  return emptyHeadingsIn(text).map((heading) => ({ level: 'warn', path, message: words.check.emptyHeading(heading) }))
}

function dayChecks({ shape, field, path, value }: Value, today: string): Check[] {
  if (shape.type !== 'day' || !shape.isAhead || typeof value !== 'string' || value >= today) return []
  return [{ level: 'warn', path, message: words.check.dayPast(field?.label ?? '', value) }]
}

/** A last day before the first one. Not a rule of the schemas: what was stored before must stay readable. */
function spanChecks({ shape, path, value }: Value): Check[] {
  if (shape.type !== 'group') return []
  const [first, last] = ['from', 'until'].map((name) => shape.fields.find((own) => own.name === name && own.shape.type === 'day'))
  const { from, until } = value as Record<string, unknown>
  const isInOrder = !from || !until || String(from) <= String(until)
  if (!first || !last || isInOrder) return []
  return [{ level: 'stop', path: pathTo(path, 'until'), message: words.check.endsBefore(last.label, first.label) }]
}

function referenceChecks({ shape, field, path, value }: Value, references: References, body: unknown): Check[] {
  if (shape.type === 'picture') return pictureChecks(path, value as PictureValue, references)
  if (shape.type !== 'reference' && shape.type !== 'references') return []
  const within = shape.within === null ? null : beside(body, path, shape.within)
  const known = choicesOf(references, shape.names, within).map((one) => one.value)
  const unknown = [value].flat().filter((one) => typeof one === 'string' && !known.includes(one))
  return unknown.map((one) => ({ level: 'stop', path, message: words.check.unknown(field?.label ?? '', String(one)) }))
}

type PictureValue = { scene?: { model: string; colour?: string }; alt?: string }

function pictureChecks(path: string, { scene }: PictureValue, references: References): Check[] {
  if (!scene?.colour) return []
  const isKnown = choicesOf(references, 'colour', scene.model).some((one) => one.value === scene.colour)
  return isKnown ? [] : [{ level: 'stop', path, message: words.check.colour }]
}

/** The value of the field with this name in the nearest group around a path. */
function beside(body: unknown, path: string, name: string): string {
  const steps = path.split('.').slice(0, -1)
  const group = steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], body)
  return String((group as Record<string, unknown> | undefined)?.[name] ?? '')
}

/** An entry of a list of which only the title is filled in, such as a section of a page without text. */
function sectionChecks({ shape, field, path, value }: Value): Check[] {
  if (shape.type !== 'group' || field !== null || path === '') return []
  const parts = shape.fields.filter(({ whenEmpty }) => whenEmpty !== 'required')
  const isSection = parts.some((part) => part.shape.type === 'rich-text')
  const filled = parts.some(
    ({ name, shape: own }) => own.type !== 'choice' && (value as Record<string, unknown>)[name] !== undefined,
  )
  const drawn = 'figure' in (value as object)
  const number = Number(path.split('.').at(-1)) + 1
  return isSection && !filled && !drawn
    ? [{ level: 'stop', path: pathTo(path, 'title'), message: words.check.emptySection(number) }]
    : []
}

async function linkChecks(db: Db, values: readonly Value[], now: Instant): Promise<Check[]> {
  const links = values.flatMap(({ shape, path, value }) => {
    if (shape.type === 'rich-text') return linksIn(value as AnyNode).map((href) => ({ path, href }))
    return shape.type === 'text' && /^\/\S*$/.test(String(value)) ? [{ path, href: String(value) }] : []
  })
  const dead = await deadLinks(
    db,
    links.map(({ href }) => href),
    now,
  )
  return links
    .filter(({ href }) => dead.has(href))
    .map(({ path, href }) => ({ level: 'stop', path, message: words.check.deadLink(href) }))
}
