// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { tariffInFile } from '../../../core/simulation/insurance/tariff-in-file.ts'
import { simulate } from '../../../core/simulation/simulate.ts'
import { dayFromIso } from '../../../lib/date-parts.ts'
import type { Typed } from '../../../ui/form.ts'
import type { Asked } from './asked.ts'
import { Calculator } from './Calculator.tsx'
import { calculate } from './calculate.ts'
import { factsInFiles as facts } from './calculator-facts.fixture.ts'
import { allTenors, coverChoices } from './choice.ts'
import { money } from './money.ts'

const today = '2026-11-28'
const asked = (typed: Typed): Asked => ({ typed, withCash: false, accessories: [] })
const page = (typed: Typed) => (
  <Calculator
    {...{ facts, today, asked: asked(typed), title: 'Simulasi', lead: '', action: '/simulasi-kredit', site: 'https://contoh.id' }}
  />
)
const outcome = () => within(screen.getByRole('complementary', { name: 'Hasil hitungan' }))
const figures = () =>
  outcome()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
const downPayment = () => screen.getByLabelText<HTMLInputElement>('Uang muka (DP)')

afterEach(cleanup)

test('a choice changes the figures and keeps every other choice', async () => {
  render(page({ vehicle: 'xforce', dp: '30%' }))
  const before = figures()
  await userEvent.click(screen.getByRole('radio', { name: /^36\sbln$/ }))
  expect(figures()).not.toEqual(before)
  expect(downPayment().value).toBe('30%')
  await userEvent.click(screen.getByRole('radio', { name: /^60\sbln$/ }))
  expect(figures()).toEqual(before)
})

test('the slider writes its percentage into the exact field, and the field moves the slider', async () => {
  render(page({ vehicle: 'xforce' }))
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: /^DP dalam persen/ })
  fireEvent.change(slider, { target: { value: '35' } })
  expect(downPayment().value).toBe('35%')
  await userEvent.clear(downPayment())
  await userEvent.type(downPayment(), '45%')
  expect(slider.value).toBe('45')
})

test('a half-typed amount shows no error until the field is left, and the last figures stay', async () => {
  render(page({ vehicle: 'xforce', dp: '100 juta' }))
  const before = figures()
  await userEvent.clear(downPayment())
  await userEvent.type(downPayment(), '7')
  expect(downPayment().getAttribute('aria-invalid')).toBeNull()
  expect(figures()).toHaveLength(before.length)
  await userEvent.tab()
  expect(downPayment().getAttribute('aria-invalid')).toBe('true')
  expect(downPayment().value).toBe('7')
})

test('another car keeps the choices of the credit, and offers its own variants', async () => {
  render(page({ vehicle: 'xforce', dp: '30%', tenor: '36' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Triton' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^36\sbln$/ }).checked).toBe(true)
  expect(screen.getByRole('option', { name: 'Ultimate AT Double Cab 4x4' })).toBeDefined()
})

test('the notice about an old link stays until something is chosen', async () => {
  render(
    <Calculator
      {...{
        facts,
        today,
        asked: asked({ vehicle: 'xforce', tenor: '13' }),
        notice: 'Alamat lama',
        title: '',
        lead: '',
        action: '/',
        site: '',
      }}
    />,
  )
  expect(screen.getByText('Alamat lama')).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /^36\sbln$/ }))
  expect(screen.queryByText('Alamat lama')).toBeNull()
})

test('details that the visitor opened stay open while the figures change', async () => {
  render(page({ vehicle: 'xforce' }))
  const fold = screen.getByText('Perluasan asuransi').closest('details') as HTMLDetailsElement
  fold.open = true
  fireEvent(fold, new Event('toggle'))
  const flood = screen.getByRole('checkbox', { name: /^Banjir/ })
  await userEvent.click(flood)
  await userEvent.click(flood)
  expect(fold.open).toBe(true)
})

test('the page shows the engine’s figures to the rupiah, for any choice', () => {
  const anyChoice = fc.record({
    vehicle: fc.constantFrom(...facts.cars.filter(({ status }) => status === 'on-sale').map(({ slug }) => slug)),
    dp: fc.oneof(
      fc.integer({ min: 20, max: 80 }).map((share) => `${share}%`),
      fc.integer({ min: 100, max: 400 }).map((millions) => `${millions} juta`),
    ),
    tenor: fc.constantFrom(...allTenors.map(String)),
    angsuran_pertama: fc.constantFrom('addm', 'addb'),
    asuransi: fc.constantFrom(...coverChoices),
    province: fc.constantFrom(...facts.provinces.map(({ code }) => code)),
    paket: fc.constantFrom(...facts.packages.map(({ slug }) => slug)),
  })
  fc.assert(
    fc.property(anyChoice, (typed) => {
      const offer = calculate(facts, asked(typed), dayFromIso(today)).chosen?.offer
      const html = renderToString(page(typed))
      if (!offer?.case) return
      const worked = simulate(offer.case, tariffInFile)
      if (!worked.ok) throw new Error('a case that was offered')
      for (const sum of [worked.value.instalment, worked.value.tdp]) expect(html).toContain(money(sum))
    }),
    { numRuns: 60 },
  )
})
