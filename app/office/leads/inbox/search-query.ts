import { endingLength, nationalDigits, plainSigns, termOf } from '../../../core/leads/lead-terms.ts'
import { prefixes } from '../../../core/leads/payload.ts'
import { wordsOf } from '../../../core/search/words-of.ts'
import { readReference } from '../../../lib/reference.ts'
import { westernDigits } from '../../../lib/typed-text.ts'

/** More words never help to find one person. */
const mostWords = 6
const fewestDigits = 3

/**
 * What an employee typed as a tsquery over the terms of `lead-terms.ts`: a telephone number, a plate, a reference, or
 * words of a name. Each is found from its beginning on. Null when nothing is named.
 */
export function searchQuery(typed: string): string | null {
  const text = westernDigits(typed)
  const alternatives = [phoneIn(text), plateIn(text), referenceIn(text), namesIn(text)].filter((query) => query !== null)
  return alternatives.length === 0 ? null : alternatives.map((query) => `(${query})`).join(' | ')
}

/** A query among the leads of these dealers only. */
export function withinDealers(query: string, dealerIds: readonly string[]): string {
  const terms = dealerIds.map((id) => `'${termOf('dealer', id).replace(/['\\]/g, '$&$&')}'`)
  return `(${query}) & (${terms.join(' | ')})`
}

const prefix = (term: string): string => `${term}:*`

/** `+62 812-3456`, `(021) 5795`, or the last four digits. */
function phoneIn(text: string): string | null {
  return /^[\d\s()+./-]+$/.test(text) ? digitsQuery(text.replace(/\D/g, '')) : null
}

function digitsQuery(digits: string): string | null {
  const national = nationalDigits(digits)
  const beginning = national.length < fewestDigits ? [] : [prefix(termOf('phone', national))]
  const ending = digits.length === endingLength ? [termOf('phoneEnding', digits)] : []
  return [...beginning, ...ending].join(' | ') || null
}

/** `b 1234 xyz` */
function plateIn(text: string): string | null {
  const plate = plainSigns(text)
  return /^[a-z]{1,2}\d{1,4}[a-z]{0,3}$/.test(plate) ? prefix(termOf('plate', plate)) : null
}

const referenceKinds = Object.values(prefixes).join('|').toLowerCase()
const beginningOfReference = new RegExp(`^(?:${referenceKinds})[a-z0-9]{1,6}$`)
const withoutKind = /^[a-z0-9]{6}$/

/** `td-7k`, `7K3M9Q`, or the reference in a pasted message. */
function referenceIn(text: string): string | null {
  const whole = readReference(text)
  if (whole) return termOf('reference', plainSigns(whole))
  const signs = plainSigns(text)
  return beginningOfReference.test(signs) || withoutKind.test(signs) ? prefix(termOf('reference', signs)) : null
}

function namesIn(text: string): string | null {
  const words = wordsOf(text).slice(0, mostWords)
  if (words.length === 0 || words.every(({ text }) => /^\d+$/.test(text))) return null
  return words.map(({ text }) => wordQuery(text)).join(' & ')
}

/** `rina 7890`: a number beside a name may be of the telephone. */
function wordQuery(word: string): string {
  const digits = /^\d+$/.test(word) ? digitsQuery(word) : null
  const name = prefix(termOf('name', word))
  return digits ? `(${name} | ${digits})` : name
}
