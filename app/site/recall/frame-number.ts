import { makerBeginnings } from '../../lib/frame-number.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { letterCount, westernDigits } from '../../lib/typed-text.ts'

export const frameNumberLength = 17

export type FrameNumberRefusal =
  | 'missing'
  | 'other-signs'
  | 'letters-not-used'
  | 'wrong-length'
  | 'other-maker'
  | 'serial-not-digits'

/**
 * Reads a frame number. Accepts small letters, spaces, hyphens, full stops, and the stars that are stamped around the
 * number on the car.
 */
export function readFrameNumber(typed: string): Result<string, FrameNumberRefusal> {
  const number = normalized(typed)
  if (number === '') return refused('missing')
  if (/[^A-Z0-9]/.test(number)) return refused('other-signs')
  if (/[IOQ]/.test(number)) return refused('letters-not-used')
  if (number.length !== frameNumberLength) return refused('wrong-length')
  if (!makerBeginnings.includes(number.slice(0, 3))) return refused('other-maker')
  return /\d{6}$/.test(number) ? done(number) : refused('serial-not-digits')
}

const normalized = (typed: string): string =>
  westernDigits(typed)
    .toUpperCase()
    .replace(/[\s\-–.*]/g, '')

/** The number of characters that count. */
export const frameNumberCount = (typed: string): number => letterCount(normalized(typed))

/** The first characters that no frame number has, each once. */
export function otherSigns(typed: string): string[] {
  const most = 5
  return [...new Set(normalized(typed).match(/[^A-Z0-9]/gu) ?? [])].slice(0, most)
}

export const beginningOf = (typed: string): string => normalized(typed).slice(0, 3)

/** The last characters, by which an owner recognizes the number. */
export const endingOf = (number: string): string => number.slice(-4)
