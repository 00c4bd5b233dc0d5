import { expect, test } from 'vitest'
import { screenSheets } from './screen-sheets.ts'
import { sha256 } from './sha256.ts'

const css = '.frame { top: 0 } .sum { font-weight: 700 } .alert { color: red } .never { left: 0 } h1 { margin: 0 }'
const routes = { root: {}, layout: { parentId: 'root' }, credit: { parentId: 'layout' }, robots: { parentId: 'root' } }
const classes = { layout: ['frame'], credit: ['sum', 'alert'] }
const sheets = screenSheets(routes, classes, css)
const cssOf = (screen: string, styles = '') => sheets(screen)({ styles }).css

test('a screen has the rules of its own classes and of its layout', () => {
  for (const rule of ['.frame', '.sum', '.alert', 'h1']) expect(cssOf('credit')).toContain(rule)
  expect(cssOf('credit')).not.toContain('.never')
})

test('a screen without classes has only the rules without classes', () => {
  expect(cssOf('robots').trim()).toBe('h1 { margin: 0 }')
})

test('the rules of the page itself come last', () => {
  for (const styles of ['.dots { top: 0 }', '.dots { top: 0 }', '', '.dots { top: 1px }']) {
    expect(cssOf('credit', styles)).toBe(cssOf('credit') + styles)
  }
})

test('a sheet is made once for the same rules, with its hash', () => {
  const sheet = sheets('credit')({ styles: '.dots { top: 0 }' })
  expect(sheets('credit')({ styles: '.dots { top: 0 }' })).toBe(sheet)
  expect(sheet.hash).toBe(sha256(sheet.css))
})
