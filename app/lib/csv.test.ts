import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('plain cells are separated by semicolons, which Excel expects in Indonesia', () => {
  expect(csvLine(['TD-7K3M9Q', 'Ibu Rina'])).toBe('TD-7K3M9Q;Ibu Rina\r\n')
})

test('commas, semicolons, quotes and line breaks are quoted', () => {
  expect(csvLine(['a,b', 'c;d', 'kata "kunci"', 'dua\nbaris'])).toBe('"a,b";"c;d";"kata ""kunci""";"dua\nbaris"\r\n')
})

test.each(['=1+1', '+62812', '-5', '@SUM(A1)', '\t=1', '\n=1'])('%j is not run as a formula', (text) => {
  expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
})

test('whatever is typed, a line has as many cells as it was given', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (cells) => {
      expect(cellsOf(csvLine(cells))).toHaveLength(cells.length)
    }),
  )
})

/** The cells of one line, read as RFC 4180 says. */
function cellsOf(line: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const letter of line.slice(0, -2)) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === ';' && !isQuoted) cells.push('')
    else cells[cells.length - 1] += letter
  }
  return cells
}
