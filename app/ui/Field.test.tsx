import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { CheckField, RadioCards, SelectField, TextField } from './Field.tsx'

const hint = 'Kami menelepon untuk memastikan jamnya.'
const error = 'Isi nomor HP Anda'

describe.each([
  ['text field', <TextField key="text" name="phone" label="Nomor HP" hint={hint} error={error} inputMode="tel" />],
  ['select', <SelectField key="select" name="phone" label="Nomor HP" hint={hint} error={error} children={null} />],
  ['check box', <CheckField key="check" name="phone" label="Nomor HP" hint={hint} error={error} />],
])('a refused %s', (_, field) => {
  const html = renderToStaticMarkup(field)

  test('is described by its hint, then its error', () => {
    expect(html).toContain('aria-describedby="phone-hint phone-error"')
    expect(html.indexOf('id="phone-hint"')).toBeLessThan(html.indexOf('id="phone-error"'))
  })

  test('says in words that the field has an error', () => {
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/Kesalahan: <\/span>Isi nomor HP Anda/)
  })
})

test('a field without hint and error has no description', () => {
  const html = renderToStaticMarkup(<TextField name="phone" label="Nomor HP" autoComplete="tel" />)
  expect(html).not.toContain('aria-')
  expect(html).toContain('<label for="phone"')
  expect(html).toContain('autoComplete="tel"')
})

test("radio cards keep the chosen value, and the first radio has the id for the summary's link", () => {
  const options = [
    { value: '0930', label: '09.30 WIB' },
    { value: '1100', label: '11.00 WIB' },
  ]
  const html = renderToStaticMarkup(<RadioCards name="time" label="Jam" options={options} defaultValue="1100" />)
  expect(html).toMatch(/<input[^>]*id="time"[^>]*value="0930"/)
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="1100"|<input[^>]*value="1100"[^>]*checked=""/)
})

test('the error summary takes focus in served HTML and links to each field', () => {
  const html = renderToStaticMarkup(<ErrorSummary errors={[{ field: 'phone', message: error }]} />)
  expect(html).toMatch(/tabindex="-1" autofocus=""/i)
  expect(html).toContain(`<a href="#phone"`)
  expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe('')
})
