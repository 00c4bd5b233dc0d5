import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { oneTimeCode } from './code.message.ts'
import { codeRules, readCode, type Sendings, waitBeforeNext } from './code.ts'
import { troubleWords, typedWords, waitWords } from './words.ts'

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

  test('any text around any six digits is read as them', () => {
    fc.assert(
      fc.property(withoutDigits, sixDigits, withoutDigits, (before, code, after) => {
        expect(readCode(before + code + after)).toBe(code)
      }),
    )
  })

  test('our own message can be pasted whole', () => {
    fc.assert(
      fc.property(sixDigits, (code) => {
        expect(readCode(oneTimeCode.text.replace('{{code}}', code))).toBe(code)
      }),
    )
  })

  test('of two different codes neither is taken, whatever stands between and around them', () => {
    fc.assert(
      fc.property(withoutDigits, sixDigits, withoutDigits, sixDigits, withoutDigits, (before, one, middle, other, after) => {
        fc.pre(one !== other)
        expect(readCode(before + one + middle + other + after)).toBeNull()
      }),
    )
  })

  test('whatever is typed, what is read is six digits that were typed, in their order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -.\na') }), (typed) => {
        const code = readCode(typed)
        if (code === null) return
        expect(code).toMatch(/^\d{6}$/)
        expect(typed.replace(/\D/g, '')).toContain(code)
      }),
    )
  })

  test('a long text takes no long time', () => {
    const started = performance.now()
    expect(readCode('1 - '.repeat(16_000))).toBeNull()
    expect(readCode(' '.repeat(64_000))).toBeNull()
    expect(performance.now() - started).toBeLessThan(500)
  })
})

const noon = Temporal.Instant.from('2026-11-28T05:00:00Z')
const ago = (seconds: number): Instant => noon.subtract({ seconds })
const sent = (changes: Partial<Sendings>): Sendings => ({ forPurpose: [], toNumber: [], fromClient: [], ...changes })
const waitFor = (changes: Partial<Sendings>) => {
  const wait = waitBeforeNext(sent(changes), noon)
  return wait && [wait.reason, noon.until(wait.until).total('seconds')]
}

describe('waiting for the next code', () => {
  test('the first code leaves at once', () => {
    expect(waitFor({})).toBeNull()
  })

  test('the next one after a minute', () => {
    expect(waitFor({ forPurpose: [ago(300), ago(1)] })).toEqual(['resend', 59])
    expect(waitFor({ forPurpose: [ago(60)] })).toBeNull()
  })

  test('a number gets five an hour: the sixth when the first is an hour old', () => {
    const five = [3000, 2000, 1500, 1000, 500].map(ago)
    expect(waitFor({ toNumber: five })).toEqual(['number', 600])
    expect(waitFor({ toNumber: five.slice(1) })).toBeNull()
    expect(waitFor({ toNumber: [ago(3600), ...five.slice(1)] })).toBeNull()
  })

  test('a number gets ten a day', () => {
    const ten = Array.from({ length: 10 }, (_, number) => ago(7200 * (number + 1)))
    expect(waitFor({ toNumber: ten })).toEqual(['day', 4 * 3600])
  })

  test('a client gets twenty an hour, to whatever numbers', () => {
    const twenty = Array.from({ length: 20 }, (_, number) => ago(100 * (number + 1)))
    expect(waitFor({ fromClient: twenty })).toEqual(['client', 1600])
  })

  test('the longest wait is told, so that waiting once is enough', () => {
    const five = [3000, 2000, 1500, 1000, 10].map(ago)
    expect(waitFor({ forPurpose: [ago(10)], toNumber: five })).toEqual(['number', 600])
    expect(waitFor({ forPurpose: [ago(10)], toNumber: [ago(3590), ...five.slice(1)] })).toEqual(['resend', 50])
  })

  test('whoever waits as long as told need not wait again', () => {
    const instants = fc.array(fc.integer({ min: 0, max: 100_000 }).map(ago), { maxLength: 30 })
    fc.assert(
      fc.property(instants, instants, instants, (forPurpose, toNumber, fromClient) => {
        const wait = waitBeforeNext({ forPurpose, toNumber, fromClient }, noon)
        expect(waitBeforeNext({ forPurpose, toNumber, fromClient }, wait?.until ?? noon)).toBeNull()
      }),
    )
  })
})

test('what is said about the rules is what they are', () => {
  expect(oneTimeCode.text).toContain(`${codeRules.goodForMinutes} menit`)
  expect(troubleWords.expired.text).toContain(`${codeRules.goodForMinutes} menit`)
  expect(troubleWords.burnt.text).toContain(`${codeRules.misses} kali`)
  expect(typedWords.wrong(codeRules.misses - 1)).toContain('4 kali')
  expect(waitWords.number('').text).toContain(`${codeRules.perNumber.count} kode`)
  expect(codeRules.perNumber.minutes).toBe(60)
  expect(waitWords.day('').text).toContain(`${codeRules.perNumberAndDay.count} kode`)
  expect(codeRules.perNumberAndDay.minutes).toBe(24 * 60)
})

test('the message is one SMS long, and says whom to tell: nobody', () => {
  const text = oneTimeCode.text.replace('{{code}}', '123456')
  expect(text.length).toBeLessThanOrEqual(160)
  expect(text).toMatch(/^[\x20-\x7e]+$/)
  expect(text).toContain('Jangan berikan kepada siapa pun')
})
