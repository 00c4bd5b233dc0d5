import { done, type Result, refused } from '../../../lib/result.ts'
import { printed } from '../breakdown.ts'
import type { Case } from '../case/case-schema.ts'
import { readCase } from '../case/read-case.ts'
import { tariffInFile } from '../insurance/tariff-in-file.ts'
import { checkedCredit, simulate } from '../simulate.ts'
import { messageOf } from './messages.ts'

/**
 * The output for the text of one case or an array of cases, in pieces, because the whole may be longer than a string can be.
 * Otherwise the lines that say what is wrong.
 */
export function answer(text: string): Result<Iterable<string>, string[]> {
  const input = parsed(text.replace(/^\uFEFF/, ''))
  if (!input.ok) return input
  const many = Array.isArray(input.value)
  const read = (many ? (input.value as unknown[]) : [input.value]).map(checked)
  const wrong = read.flatMap((each, index) => (each.ok ? [] : each.refusal.map((line) => (many ? `[${index}] ${line}` : line))))
  if (wrong.length > 0) return refused(wrong)
  const cases = read.flatMap((each) => (each.ok ? [each.value] : []))
  return done(many ? list(cases) : cases.map((each) => `${breakdownText(each)}\n`))
}

function parsed(text: string): Result<unknown, string[]> {
  try {
    return done(JSON.parse(text))
  } catch {
    return refused(['The case must be JSON, see docs/simulate.md'])
  }
}

/** A case that can be calculated. */
function checked(input: unknown): Result<Case, string[]> {
  const read = readCase(input)
  if (!read.ok) return refused(read.refusal.map(messageOf))
  const credit = checkedCredit(read.value, tariffInFile)
  return credit.ok ? read : refused(credit.refusal.map(messageOf))
}

function* list(cases: readonly Case[]): Iterable<string> {
  yield '[\n'
  for (const [place, each] of cases.entries()) {
    yield `${breakdownText(each).replace(/^/gm, '  ')}${place < cases.length - 1 ? ',' : ''}\n`
  }
  yield ']\n'
}

function breakdownText(theCase: Case): string {
  const result = simulate(theCase, tariffInFile)
  if (!result.ok) throw new Error('A case that was checked cannot be worked out.')
  return JSON.stringify(printed(result.value), null, 2)
}
