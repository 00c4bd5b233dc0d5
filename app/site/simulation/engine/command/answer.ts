import { done, type Result, refused } from '../../../../lib/result.ts'
import { printed } from '../breakdown.ts'
import { readCase } from '../case/read-case.ts'
import { simulate } from '../simulate.ts'
import { messageOf } from './messages.ts'

/** What is printed for the text of one case or of an array of cases, or the lines that say what is wrong. */
export function answer(text: string): Result<string, string[]> {
  const input = parsed(text)
  if (!input.ok) return input
  const many = Array.isArray(input.value)
  const answers = (many ? (input.value as unknown[]) : [input.value]).map(worked)
  const wrong = answers.flatMap((each, index) =>
    each.ok ? [] : each.refusal.map((line) => (many ? `[${index}] ${line}` : line)),
  )
  if (wrong.length > 0) return refused(wrong)
  const breakdowns = answers.map((each) => (each.ok ? each.value : null))
  return done(JSON.stringify(many ? breakdowns : breakdowns[0], null, 2))
}

function parsed(text: string): Result<unknown, string[]> {
  try {
    return done(JSON.parse(text))
  } catch {
    return refused(['The case must be JSON, see docs/simulate.md'])
  }
}

function worked(input: unknown): Result<ReturnType<typeof printed>, string[]> {
  const read = readCase(input)
  const result = read.ok ? simulate(read.value) : read
  return result.ok ? done(printed(result.value)) : refused(result.refusal.map(messageOf))
}
