import { expect, test } from 'vitest'
import { readCode } from '../app/core/codes/code.ts'
import { readings } from '../app/core/dealers/places/typed-place.ts'
import { contactReaders } from '../app/core/leads/contact.ts'
import { readSource } from '../app/core/leads/source.ts'
import { readKilometres } from '../app/core/maintenance/owned-car/kilometres.ts'
import { readYear } from '../app/core/maintenance/owned-car/vehicle-year.ts'
import { readDay } from '../app/lib/calendar-day.ts'
import { readTime } from '../app/lib/day.ts'
import { readEmail } from '../app/lib/email.ts'
import { readLandline } from '../app/lib/landline.ts'
import { parseRupiah } from '../app/lib/money.ts'
import { understoodMobile } from '../app/lib/phone.ts'
import { readTypedReference } from '../app/lib/reference.ts'
import { readMessage } from '../app/site/contact/message/message.ts'
import { readCompany, readNib, readPhone, readUnits } from '../app/site/fleet/request/request.ts'
import { readComplaint } from '../app/site/service-booking/complaint.ts'
import { readPlate } from '../app/site/service-booking/owned-car/plate.ts'
import { parseLength } from '../app/site/showroom/compare/length.ts'
import { readDiscount } from '../app/site/simulation/calculation/discount-field.ts'
import { readElectricShare, readKilometresAYear } from '../app/site/simulation/ownership/driving.ts'

const readers: Record<string, (text: string) => unknown> = {
  ...contactReaders,
  parseLength,
  parseRupiah,
  readCode,
  readCompany,
  readComplaint,
  readDay,
  readDiscount: (text) => readDiscount(text, 400_000_000),
  readElectricShare,
  readEmail,
  readKilometres,
  readKilometresAYear,
  readLandline,
  readMessage,
  readNib,
  readPhone,
  readPlate,
  readSource: (text) => readSource(text, ['advertising', 'affiliate']),
  readTime,
  readTypedReference,
  readUnits,
  readYear,
  readings,
  understoodMobile,
}

/** Input that slow regular expressions read again and again: one sign repeated, or two in turn. */
const rows = [
  ' ',
  '\u00a0',
  '.',
  ',',
  '-',
  '1',
  'a',
  'A',
  '#',
  '\n',
  '1 ',
  'a ',
  'a.',
  '1.',
  '1,',
  '08',
  'a@',
  '- ',
  '01 ',
  'jl ',
  'ext 1 ',
]
const longest = 60_000

/**
 * True when 16 times the length takes more than linear time; quadratic time would be 256 times. A run that ends at
 * once is too short to measure. Measures up to three times, because a busy machine can delay a single run.
 */
function costsMoreThanItsLength(read: (text: string) => unknown, row: string, measures = 3): boolean {
  const timeOf = (length: number) => {
    const hostile = `a 1${row.repeat(length / row.length)}\u0001x`
    const started = performance.now()
    read(hostile)
    return performance.now() - started
  }
  timeOf(1000)
  const [short, long] = [timeOf(longest / 16), timeOf(longest)]
  const isSlow = long > 50 && long > 80 * short
  return isSlow && (measures === 1 || costsMoreThanItsLength(read, row, measures - 1))
}

test.each(Object.entries(readers))('%s takes no longer than the length of a hostile text is worth', (_, read) => {
  expect(rows.filter((row) => costsMoreThanItsLength(read, row))).toEqual([])
})
