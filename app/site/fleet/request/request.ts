import { contactRefusals } from '../../../core/leads/contact.ts'
import { readLandline } from '../../../lib/landline.ts'
import { dialableMobile } from '../../../lib/phone.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import { letterCount, oneLine } from '../../../lib/typed-text.ts'

/** Why a field of the form is refused. */
export const fieldRefusals = [
  'company-missing',
  'company-without-letters',
  'company-too-long',
  'nib-not-thirteen-digits',
  'units-missing',
  'units-not-a-number',
  'units-out-of-range',
  'vehicle-missing',
  'vehicle-unknown',
  'city-missing',
  'city-unknown',
  ...contactRefusals,
  'phone-not-dialable',
  'agreement-missing',
] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

/** The fields of the form, in order. */
export const requestFields = ['company', 'nib', 'units', 'vehicle', 'city', 'name', 'phone', 'email', 'agreement'] as const
export type RequestField = (typeof requestFields)[number]

type Read<Value> = Result<Value, FieldRefusal>

export const longestCompany = 120

export function readCompany(typed: string): Read<string> {
  const company = oneLine(typed)
  if (company === '') return refused('company-missing')
  if (!/[\p{L}\p{N}]/u.test(company)) return refused('company-without-letters')
  return letterCount(company) > longestCompany ? refused('company-too-long') : done(company)
}

/** NIB, the business number from the one-stop licensing system, in any spelling. It is optional. */
export function readNib(typed: string): Read<string | null> {
  const text = oneLine(typed.normalize('NFKC')).replace(/^NIB\b/i, '')
  const nib = text.replace(/[\s.:/-]/g, '')
  if (nib === '') return done(null)
  return /^\d{13}$/.test(nib) ? done(nib) : refused('nib-not-thirteen-digits')
}

/** A phone number for our call: an office line with its extension, or a mobile number. */
export function readPhone(typed: string): Read<{ number: string; extension: string | null }> {
  const mobile = dialableMobile(typed)
  if (mobile) return done({ number: mobile, extension: null })
  const landline = readLandline(typed)
  if (landline) return done(landline)
  return refused(typed.trim() === '' ? 'phone-missing' : 'phone-not-dialable')
}

export const mostUnits = 500

/** A number of cars: `12`, `12 unit`, `1.200`. */
export function readUnits(typed: string): Read<number> {
  const text = oneLine(typed.normalize('NFKC'))
  if (text === '') return refused('units-missing')
  const digits = /^(\d+|\d{1,3}(?:[. ]\d{3})+)(?: ?unit)?$/i.exec(text)?.[1]
  if (digits === undefined) return refused('units-not-a-number')
  const units = Number(digits.replace(/[. ]/g, ''))
  return units >= 1 && units <= mostUnits ? done(units) : refused('units-out-of-range')
}
