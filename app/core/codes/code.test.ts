import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { oneTimeCode } from './code.message.ts'
import { codeRules, longest, readCode, type Sendings, type Wait, waitOfNumber, waitOfVisitor } from './code.ts'
import { troubleWords, typedWords, waitWords, words } from './words.ts'

const sixDigits = fc.stringMatching(/^\d{6}$/)
const withoutDigits = fc.string({ unit: 'grapheme' }).filter((text) => !/[\d０-９]/.test(text))

describe('reading a code', () => {
  test.each([
    ['123456', 'as it is'],
    [' 123456\n', 'with blanks around it'],
    ['123 456', 'in two groups'],
    ['123-456', 'with a hyphen'],
    ['123 – 456', 'with a dash'],
    ['12.34.56', 'with dots'],
    ['1 2 3 4 5 6', 'digit by digit'],
    ['123\u00a0456', 'with a no-break space'],
    ['１２３４５６', 'in full-width digits'],
    ['\u200b123\u200b456\u2060', 'with hidden signs'],
    ['Kode Anda: 123 456.', 'with its sentence'],
    ['G-123456 adalah kode Anda', 'with a prefix'],
    ['Kode Anda 123456. Berlaku 5 menit sampai 09.35', 'beside other numbers'],
    ['123456 5 menit', 'just before another number'],
    ['Kode 123456, sekali lagi: 123456', 'twice'],
  ])('%j is read: %s', (typed) => {
    expect(readCode(typed)).toBe('123456')
  })

  test.each([
    ['', 'nothing'],
    ['12345', 'too short'],
    ['1234567', 'too long'],
    ['123456 atau 654321', 'two codes'],
    ['123-456 atau 654-321', 'two codes in groups'],
    ['0812-3456-7890', 'a telephone number'],
    ['0812-345678', 'the end of a telephone number'],
    ['+6281234567890', 'an international number'],
    ['seratus', 'no digits'],
    ['12345O', 'a letter among the digits'],
  ])('%j is no code: %s', (typed) => {
    expect(readCode(typed)).toBeNull()
  })

  test('six digits are read from any text around them', () => {
    fc.assert(
      fc.property(withoutDigits, sixDigits, withoutDigits, (before, code, after) => {
        expect(readCode(before + code + after)).toBe(code)
      }),
    )
  })

  test('our own message can be pasted as a whole', () => {
    fc.assert(
      fc.property(sixDigits, (code) => {
        expect(readCode(oneTimeCode.text.replace('{{code}}', code))).toBe(code)
      }),
    )
  })

  test('from two different codes none is read, with any text between and around them', () => {
    fc.assert(
      fc.property(withoutDigits, sixDigits, withoutDigits, sixDigits, withoutDigits, (before, one, middle, other, after) => {
        fc.pre(one !== other)
        expect(readCode(before + one + middle + other + after)).toBeNull()
      }),
    )
  })

  test('for any text, the result is six typed digits in their order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -.\na') }), (typed) => {
        const code = readCode(typed)
        if (code === null) return
        expect(code).toMatch(/^\d{6}$/)
        expect(typed.replace(/\D/g, '')).toContain(code)
      }),
    )
  })

  test('a long text is read quickly', () => {
    const started = performance.now()
    expect(readCode('1 - '.repeat(16_000))).toBeNull()
    expect(readCode(' '.repeat(64_000))).toBeNull()
    expect(performance.now() - started).toBeLessThan(500)
  })
})

const noon = Temporal.Instant.from('2026-11-28T05:00:00Z')
const ago = (seconds: number): Instant => noon.subtract({ seconds })
const sent = (changes: Partial<Sendings>): Sendings => ({
  ofJourney: [],
  fromDevice: [],
  toNumber: [],
  toNumberFromHere: [],
  isOwner: false,
  ...changes,
})
const told = (wait: Wait | null) => wait && [wait.reason, noon.until(wait.until).total('seconds')]
const ofVisitor = (changes: Partial<Sendings>) => told(waitOfVisitor(sent(changes), noon))
const ofNumber = (changes: Partial<Sendings>) => told(waitOfNumber(sent(changes), noon))
const minutesApart = (count: number, minutes: number) => Array.from({ length: count }, (_, at) => ago(60 * minutes * (at + 1)))

describe("waiting because of the visitor's own requests", () => {
  test('the first code is sent at once', () => {
    expect([ofVisitor({}), ofNumber({})]).toEqual([null, null])
  })

  test('the next code of a journey waits a minute, the fourth waits an hour', () => {
    expect(ofVisitor({ ofJourney: [ago(300), ago(1)] })).toEqual(['resend', 59])
    expect(ofVisitor({ ofJourney: [ago(60)] })).toBeNull()
    expect(ofVisitor({ ofJourney: minutesApart(3, 10) })).toEqual(['journey', 1800])
  })

  test('a device gets ten codes an hour for any numbers', () => {
    expect(ofVisitor({ fromDevice: minutesApart(10, 2) })).toEqual(['device', 2400])
    expect(ofVisitor({ fromDevice: minutesApart(9, 2) })).toBeNull()
  })

  test('this wait does not depend on the number', () => {
    const many = minutesApart(30, 1)
    expect(ofVisitor({ toNumber: many, toNumberFromHere: many })).toBeNull()
  })
})

describe('waiting because of all requests for a number', () => {
  test('all strangers together get four an hour, so one is left for the owner', () => {
    const toNumber = minutesApart(4, 5)
    expect(ofNumber({ toNumber })).toEqual(['number', 2400])
    expect(ofNumber({ toNumber, isOwner: true })).toBeNull()
    expect(ofNumber({ toNumber: minutesApart(5, 5), isOwner: true })).toEqual(['number', 2100])
  })

  test('one stranger gets three an hour, so one is left for other strangers', () => {
    const toNumber = minutesApart(3, 5)
    expect(ofNumber({ toNumber, toNumberFromHere: toNumber })).toEqual(['here', 2700])
    expect(ofNumber({ toNumber })).toBeNull()
  })

  test('a number gets ten a day: five for one stranger, eight for all strangers', () => {
    const hours = (count: number) => minutesApart(count, 120)
    expect(ofNumber({ toNumber: hours(5), toNumberFromHere: hours(5) })).toEqual(['here', 14 * 3600])
    expect(ofNumber({ toNumber: hours(5) })).toBeNull()
    expect(ofNumber({ toNumber: hours(8) })).toEqual(['number', 8 * 3600])
    expect(ofNumber({ toNumber: hours(8), isOwner: true })).toBeNull()
    expect(ofNumber({ toNumber: hours(10), isOwner: true })).toEqual(['number', 4 * 3600])
  })

  test('strangers get at most eight codes a day, in any distribution', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 24 * 3600 - 1 }), { minLength: 20, maxLength: 200 })
    fc.assert(
      fc.property(moments, (seconds) => {
        const sentAt: Instant[] = []
        for (const second of seconds.toSorted((one, other) => one - other)) {
          const now = noon.add({ seconds: second })
          if (!waitOfNumber(sent({ toNumber: sentAt }), now)) sentAt.push(now)
        }
        expect(sentAt.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})

test('the longest wait is shown, so that one wait is enough', () => {
  expect(ofVisitor({ ofJourney: [ago(10), ago(20), ago(3000)] })).toEqual(['journey', 600])
  expect(ofVisitor({ ofJourney: [ago(10), ago(20), ago(3590)] })).toEqual(['resend', 50])
  const instants = fc.array(fc.integer({ min: 0, max: 100_000 }).map(ago), { maxLength: 30 })
  fc.assert(
    fc.property(instants, instants, instants, fc.boolean(), (ofJourney, toNumber, toNumberFromHere, isOwner) => {
      const sendings = sent({ ofJourney, fromDevice: ofJourney, toNumber, toNumberFromHere, isOwner })
      const waitAt = (now: Instant) => longest(waitOfVisitor(sendings, now), waitOfNumber(sendings, now))
      expect(waitAt(waitAt(noon)?.until ?? noon)).toBeNull()
    }),
  )
})

test('the sentences about the rules agree with the rules', () => {
  expect(oneTimeCode.text).toContain(`${codeRules.goodForMinutes} menit`)
  expect(troubleWords.expired.text).toContain(`${codeRules.goodForMinutes} menit`)
  expect(troubleWords.burnt.text).toContain(`${codeRules.misses} kali`)
  expect(typedWords.wrong(codeRules.misses - 1)).toContain('4 kali')
  expect(waitWords.journey('').text).toContain(`${codeRules.perJourney.count} kode`)
  for (const [text, [hourly, daily]] of [
    [waitWords.number('').text, codeRules.toNumber],
    [waitWords.here('').text, codeRules.byOneStranger],
  ] as const) {
    expect(text).toContain(`${hourly.count} kode dalam satu jam`)
    expect(text).toContain(`${daily.count} dalam 24 jam`)
    expect([hourly.minutes, daily.minutes]).toEqual([60, 24 * 60])
  }
  expect(words.sentIfKnown).toContain(`${codeRules.toNumber[0].count} kode dalam satu jam`)
})

test('the message fits one SMS, and says to tell the code to nobody', () => {
  const text = oneTimeCode.text.replace('{{code}}', '123456')
  expect(text.length).toBeLessThanOrEqual(160)
  expect(text).toMatch(/^[\x20-\x7e]+$/)
  expect(text).toContain('Jangan berikan kepada siapa pun')
})
