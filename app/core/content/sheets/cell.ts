import { done, type Result, refused } from '../../../lib/result.ts'
import { oneLine, paragraphs, readable, westernDigits } from '../../../lib/typed-text.ts'
import { formatDay, readSpelledDay } from './spelled-day.ts'

export type Option = { value: string; label: string }

type Shape =
  /** Whole rupiah, from `least` (usually 0). */
  | { kind: 'money'; least?: number }
  /** `unit` is written behind the number on the page: `%`. */
  | { kind: 'number'; least: number; most: number; whole?: true; unit?: string }
  | { kind: 'day' }
  | { kind: 'text'; longest: number; pattern?: string; patternHelp?: string }
  | { kind: 'long-text'; longest: number }
  /** One of a list. Without `options` the list depends on the content: `optionsOf`. */
  | { kind: 'choice'; options?: readonly Option[] }
  /** Several of a list, separated by commas. */
  | { kind: 'choices'; options?: readonly Option[] }

/** A column is plain data, so that the browser checks cells by the same rules as the server. */
export type Column = Shape & {
  label: string
  help: string
  optional?: true
  /** A change by more than this many percent is reported before it is saved. */
  unusualChange?: number
  /** A larger value is reported before it is saved. */
  unusualAbove?: number
}

export type CellValue = string | number | readonly string[] | null

export const cellRefusals = [
  'missing',
  'not-money',
  'not-a-number',
  'not-whole',
  'too-small',
  'too-large',
  'not-a-day',
  'not-an-option',
  'too-long',
  'wrong-pattern',
] as const
export type CellRefusal = (typeof cellRefusals)[number]

type Read = Result<CellValue, CellRefusal>

/** Characters. A longer text is refused before it is read. */
export const longestCell = 5000
const mostMoney = 100_000_000_000

/** Reads a cell as people spell it: `Rp 75.980.000`, `1.234,5`, `20 %`, `1 November 2026`, an option by its label. */
export function readCell(column: Column, text: string): Read {
  if (text.length > longestCell) return refused('too-long')
  const typed = column.kind === 'long-text' ? paragraphs(readable(text)) : oneLine(readable(text))
  if (typed === '') return column.optional ? done(null) : refused('missing')
  switch (column.kind) {
    case 'money':
      return readMoney(column.least ?? 0, typed)
    case 'number':
      return within(column, readNumber(typed))
    case 'day':
      return orRefuse(readSpelledDay(typed), 'not-a-day')
    case 'text':
    case 'long-text':
      return readText(column, typed)
    case 'choice':
      return orRefuse(optionIn(column.options, typed), 'not-an-option')
    case 'choices': {
      const chosen = typed.split(',').map((one) => optionIn(column.options, one.trim()))
      return chosen.includes(null) ? refused('not-an-option') : done([...new Set(chosen.filter((one) => one !== null))])
    }
  }
}

/** The usual spelling of a value. `readCell` reads it back. */
export function writeCell(column: Column, value: CellValue): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map((one) => labelIn(column, String(one))).join(', ')
  if (typeof value === 'number') return column.kind === 'money' ? grouped(value) : String(value).replace('.', ',')
  if (column.kind === 'day') return formatDay(String(value))
  return column.kind === 'choice' ? labelIn(column, String(value)) : String(value)
}

const orRefuse = <Value extends CellValue>(value: Value | null, refusal: CellRefusal): Read =>
  value === null ? refused(refusal) : done(value)

function readMoney(least: number, typed: string): Read {
  const amount = readNumber(
    typed
      .replace(/^(?:rp|idr)\.?\s*/i, '')
      .replace(/(?:,-|,00)$/, '')
      .replace(/\s/g, ''),
  )
  if (amount === null || !Number.isInteger(amount)) return refused('not-money')
  return within({ least, most: mostMoney }, amount)
}

/** `1.234,5`, `1234.5`, `0,5`, `20 %`. Points before three digits separate groups. */
export function readNumber(text: string): number | null {
  const typed = westernDigits(text).replace(/\s*%$/, '').trim()
  const isGrouped = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(typed)
  const plain = isGrouped ? typed.replaceAll('.', '') : typed
  return /^-?\d{1,15}(?:[.,]\d{1,10})?$/.test(plain) ? Number(plain.replace(',', '.')) : null
}

function within({ least, most, whole }: { least: number; most: number; whole?: true }, value: number | null): Read {
  if (value === null) return refused('not-a-number')
  if (whole && !Number.isInteger(value)) return refused('not-whole')
  if (value < least) return refused('too-small')
  return value > most ? refused('too-large') : done(value)
}

function readText(column: Column & { longest: number; pattern?: string }, typed: string): Read {
  if (typed.length > column.longest) return refused('too-long')
  const fits = column.pattern === undefined || new RegExp(`^(?:${column.pattern})$`, 'u').test(typed)
  return fits ? done(typed) : refused('wrong-pattern')
}

const simple = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

function optionIn(options: readonly Option[] = [], typed: string): string | null {
  const wanted = simple(typed)
  const exact = options.find(({ value }) => simple(value) === wanted)
  return (exact ?? options.find(({ label }) => simple(label) === wanted))?.value ?? null
}

function labelIn(column: Column, value: string): string {
  const options = 'options' in column ? (column.options ?? []) : []
  return options.find((option) => option.value === value)?.label ?? value
}

const grouped = (amount: number) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.')
