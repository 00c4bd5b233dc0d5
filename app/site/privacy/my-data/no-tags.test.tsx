import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormPart } from '../../../ui/FormPart.tsx'

const here = new URL('.', import.meta.url)
const screens = readdirSync(here).filter((name) => /\.screen\.tsx?$/.test(name))

test.each([...screens, '../choices/choices.screen.tsx', '../../my-requests/find.screen.tsx'])(
  '%s runs no code of other companies',
  (name) => {
    const source = readFileSync(new URL(name, here), 'utf8')
    expect(source).toMatch(/export const handle = \{.*(?:personal|privateInput|file): true.*\}/)
  },
)

test('a recording sees nothing of a form', () => {
  const html = renderToStaticMarkup(<FormPart name={null}>Nama</FormPart>)
  expect(html).toMatch(/^<form-part[^>]* data-clarity-mask="true"[^>]*>/)
  expect(html).toMatch(/^<form-part[^>]* data-hj-suppress=""[^>]*>/)
})
