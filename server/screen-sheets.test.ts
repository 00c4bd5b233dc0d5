import { expect, test } from 'vitest'
import { screenSheets } from './screen-sheets.ts'

const css = '.frame { top: 0 } .sum { font-weight: 700 } .alert { color: red } .never { left: 0 } h1 { margin: 0 }'
const routes = { root: {}, layout: { parentId: 'root' }, credit: { parentId: 'layout' }, robots: { parentId: 'root' } }
const classes = { layout: ['frame'], credit: ['sum', 'alert'] }
const sheetOf = screenSheets(routes, classes, css)

test('a screen has the rules of its own classes and of its layout', () => {
  for (const rule of ['.frame', '.sum', '.alert', 'h1']) expect(sheetOf('credit')).toContain(rule)
  expect(sheetOf('credit')).not.toContain('.never')
})

test('a screen without classes has only the rules without classes', () => {
  expect(sheetOf('robots').trim()).toBe('h1 { margin: 0 }')
})

test('a sheet is made once', () => {
  expect(sheetOf('credit')).toBe(sheetOf('credit'))
})
