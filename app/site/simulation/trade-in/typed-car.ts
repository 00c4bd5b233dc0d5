import { done, type Result, refused } from '../../../lib/result.ts'
import { type Question, questions } from './value-rules.ts'

const carFields = [
  'brand',
  'model',
  'variant',
  'year',
  'kilometres',
  'transmission',
  'colour',
  'province',
  'city',
  'plates',
] as const
export const asked = Object.keys(questions) as Question[]
export const tradeInFields = [...carFields, ...asked, 'payoff'] as const
export type TradeInField = (typeof carFields)[number] | Question | 'payoff'

/** The input as it was sent. An empty field counts as missing. */
export type TypedCar = { readonly [field in TradeInField]?: string | null | undefined }

export const carRefusals = [
  'brand-missing',
  'brand-unknown',
  'model-missing',
  'model-unknown',
  'model-not-valued',
  'variant-missing',
  'variant-unknown',
  'variant-not-valued',
  'year-missing',
  'year-out-of-range',
  'year-too-old',
  'kilometres-missing',
  'kilometres-unreadable',
  'transmission-unknown',
  'colour-unknown',
  'province-missing',
  'province-unknown',
  'city-unknown',
  'plates-unknown',
  'payoff-unreadable',
  'payoff-too-large',
] as const
export type TradeInRefusal = (typeof carRefusals)[number] | `${Question}-unknown`
export type Refusals = [TradeInRefusal, ...TradeInRefusal[]]

/** Every refusal begins with the name of its field. */
export function fieldOf(refusal: TradeInRefusal): TradeInField {
  const field = tradeInFields.find((one) => refusal.startsWith(`${one}-`))
  if (!field) throw new Error(`No field has the refusal ${refusal}.`)
  return field
}

/** The text of a field. A hostile request may send something that is not text: that counts as empty. */
export function textIn(typed: TypedCar, field: TradeInField): string {
  const text: unknown = typed[field]
  return typeof text === 'string' ? text.trim() : ''
}

export type Read<Value> = Result<Value, TradeInRefusal>

/** The values of all fields, or all errors at once. */
export function allOf<Reads extends Record<string, Read<unknown>>>(reads: Reads): Result<ValuesOf<Reads>, Refusals> {
  const [first, ...more] = Object.values(reads).flatMap((read) => (read.ok ? [] : [read.refusal]))
  if (first) return refused([first, ...more])
  const values = Object.entries(reads).flatMap(([field, read]) => (read.ok ? [[field, read.value] as const] : []))
  return done(Object.fromEntries(values) as ValuesOf<Reads>)
}

type ValuesOf<Reads> = { [Field in keyof Reads]: Reads[Field] extends Result<infer Value, TradeInRefusal> ? Value : never }
