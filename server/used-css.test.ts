import { expect, test } from 'vitest'
import { heapGrowth } from '../tests/support/heap-growth.ts'
import { rulesFor, rulesUsedBy } from './used-css.ts'

const css = `
@layer theme { :root { --color-ink: #111; --color-line: var(--color-ink); --gone: 1px } }
@property --tw-x { syntax: "*"; inherits: false }
@layer utilities {
  .p-4 { padding: 1rem }
  .md\\:flex { @media (width >= 48rem) { display: flex } }
  .hover\\:x:hover { color: var(--color-line) }
  .group:has(.open) .inner { top: 0 }
  .a:not(.b) { left: 0 }
}
@keyframes turn { from { opacity: 0 } to { opacity: 1 } }
h1 { color: red }
:root { --size: 1px; --size-wide: 2px }
.wide { width: var(--size-wide) }`

test('a rule stays when the page has every class of its selector', () => {
  const used = rulesUsedBy('<div class="md:flex hover:x a">', css)
  expect(used).toContain('md\\:flex')
  expect(used).toContain('hover\\:x')
  expect(used).toContain('.a:not(.b)')
  expect(used).not.toContain('.p-4')
  expect(used).not.toContain('.group')
})

test('rules without classes and key frames stay', () => {
  const used = rulesUsedBy('<h1>', css)
  expect(used).toContain('h1')
  expect(used).toContain('opacity: 1')
})

test('a rule of an element stays only when the page has that element', () => {
  const preflight = 'hr, table { top: 0 } a, b { color: red } html, :host { margin: 0 }'
  const used = rulesUsedBy('<html><a href="/">Beranda</a>', preflight)
  expect(used).toContain('a { color: red }')
  expect(used).toContain('html, :host')
  expect(used).not.toContain('table')
  expect(rulesUsedBy('<TABLE><tr>', preflight)).toContain('table { top: 0 }')
})

test('rules of elements that no screen has are removed, also from the sheets of screens', () => {
  const preflight = 'sub, sup { top: 0 } small { top: 1px } ::-webkit-datetime-edit { top: 2px } .sub { top: 3px }'
  expect(rulesFor(new Set(['sub']), preflight).match(/\d/g)).toEqual(['3'])
})

test('names in arguments and brackets require no element', () => {
  const css = ':where(select:is([multiple])) > p { top: 0 } p:has(> img) { top: 0 } [type=button] { top: 0 }'
  expect(rulesUsedBy('<p>', css).match(/top/g)).toHaveLength(3)
})

test('unused custom properties are removed, also those that only an unused one refers to', () => {
  const used = rulesUsedBy('<p>', css)
  expect(used).not.toContain('--gone')
  expect(used).not.toContain('--color-ink')
  expect(used).not.toContain('@property')
  expect(rulesUsedBy('<a class="hover:x">', css)).toContain('--color-ink: #111')
})

test('initial values for browsers without `@property` are removed', () => {
  const fallback = '@layer properties { @supports (-moz-orient: inline) { * { --tw-x: initial } } }'
  expect(rulesUsedBy('<p>', `@layer properties;${fallback}h1 { color: red }`)).not.toContain('-moz-orient')
})

test('an unused property is removed even when its name starts the name of a used one', () => {
  const used = rulesUsedBy('<p class="wide">', css)
  expect(used).toContain('--size-wide: 2px')
  expect(used).not.toContain('--size:')
})

test('a rule keeps only the selectors that the document needs', () => {
  const preflight = 'ol, ul, menu { margin: 0 } .a, .b { color: red }'
  expect(rulesUsedBy('<ul class="b">', preflight)).toBe('ul { margin: 0 } .b { color: red }')
})

test('rules for a part of an input stay only when the document has an input of that type', () => {
  const preflight = '::file-selector-button { top: 1px } ::-webkit-search-decoration { top: 2px } ::placeholder { top: 3px }'
  expect(rulesUsedBy('<input type="search">', preflight).match(/\d/g)).toEqual(['2', '3'])
  expect(rulesFor(new Set(), preflight).match(/\d/g)).toEqual(['1', '2', '3'])
})

const combined = `
@layer theme { :root { --font-sans: Jakarta } }
@layer base { html { font-family: var(--font-sans, system-ui, "Segoe UI") } }
@property --tw-style { syntax: "*"; inherits: false; initial-value: solid }
@property --tw-leading { syntax: "*"; inherits: false }
@layer utilities {
  .border { border-style: var(--tw-style) }
  .dashed { --tw-style: dashed }
  .text-sm { line-height: var(--tw-leading, var(--height, 1.5)); transition-property: color,--tw-style }
  .part { height: var(--of-script, 1px) }
}`

test('a property that no rule of the document sets has its initial value, or else the fallback', () => {
  const used = rulesUsedBy('<p class="border text-sm">', combined)
  expect(used).toContain('border-style: solid')
  expect(used).toContain('line-height: var(--height, 1.5)')
  expect(used).toContain('transition-property: color }')
  expect(used).not.toContain('--tw-')
})

test('a property that a rule of the document sets stays, with its `@property` rule', () => {
  const used = rulesUsedBy('<p class="border dashed text-sm">', combined)
  expect(used).toContain('border-style: var(--tw-style)')
  expect(used).toContain('@property --tw-style')
  expect(used).toContain('transition-property: color,--tw-style')
})

test('a property of the theme needs no fallback; one that script may set keeps it', () => {
  const used = rulesUsedBy('<html class="part">', combined)
  expect(used).toContain('font-family: var(--font-sans)')
  expect(used).toContain('height: var(--of-script, 1px)')
})

test('the rules are made in one piece: a string of many pieces takes several times the memory', () => {
  const many = Array.from({ length: 500 }, (_, number) => `.of-${number} { top: 0 }`).join('\n')
  const names = new Set(Array.from({ length: 500 }, (_, number) => `of-${number}`))
  const sheets = [rulesFor(names, many)]
  const growth = heapGrowth(() => {
    for (let number = 0; number < 20; number++) sheets.push(rulesFor(names, many))
  })
  expect(growth / (20 * many.length)).toBeLessThan(2)
})
