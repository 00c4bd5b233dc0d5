import { execFile } from 'node:child_process'
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { at } from '~/addresses.ts'
import type { Breakdown } from '~/core/simulation/breakdown.ts'
import { dayFromIso } from '~/lib/date-parts.ts'
import { expect, test, untilAlive } from '../../../../tests/support/journey.ts'
import { calculate } from './calculate.ts'
import { allTenors, coverChoices, firstInstalmentChoices } from './choice.ts'
import type { CalculatorFacts } from './facts.ts'
import { money } from './money.ts'

const cases = Number(process.env.RANDOM_CASES ?? 20)
const seed = Number(process.env.RANDOM_SEED ?? 1)

type Choice = Record<'vehicle' | 'dp' | 'tenor' | 'angsuran_pertama' | 'asuransi' | 'province', string>

test('random credits: the page shows every rupiah that bin/simulate calculates', async ({ page }) => {
  await page.goto(at.creditSimulation({ vehicle: 'xforce' }))
  await untilAlive(page)
  const { facts, today } = await readFacts(page)
  const credits = randomCredits(facts, today)
  const breakdowns = await simulate(credits.map(({ engineCase }) => engineCase))
  for (const [place, { choice }] of credits.entries()) {
    await choose(page, choice)
    const expected = breakdowns[place] as Breakdown
    const sums = [expected.instalment, expected.tdp, expected.totalPaid, ...expected.items.map(({ amount }) => amount)]
    for (const sum of sums) await expect(page.getByRole('main'), JSON.stringify(choice)).toContainText(money(sum))
  }
})

/** The facts that the page loaded, and the day of its calculation. */
async function readFacts(page: Page): Promise<{ facts: CalculatorFacts; today: string }> {
  const part = page.locator('live-part')
  const props = JSON.parse((await part.locator('script').textContent()) ?? '') as { today: string }
  const facts = await page.request.get((await part.getAttribute('data-facts')) ?? '')
  return { facts: (await facts.json()) as CalculatorFacts, today: props.today }
}

/** Random choices that lead to a credit, each with the engine's case. */
function randomCredits(facts: CalculatorFacts, today: string) {
  const choices = fc.record({
    vehicle: fc.constantFrom(...facts.cars.map(({ slug }) => slug)),
    dp: fc.oneof(
      fc.integer({ min: 30, max: 60 }).map((percent) => `${percent}%`),
      fc.integer({ min: 120_000, max: 250_000 }).map((thousands) => String(thousands * 1000)),
    ),
    tenor: fc.constantFrom(...allTenors.map(String)),
    angsuran_pertama: fc.constantFrom(...firstInstalmentChoices),
    asuransi: fc.constantFrom(...coverChoices),
    province: fc.constantFrom(...facts.usedCars.places.provinces.map(({ code }) => code)),
  })
  const credits = fc.sample(choices, { numRuns: cases * 3, seed }).flatMap((choice) => {
    const asked = { typed: choice, withCash: false, accessories: [] }
    const offer = calculate(facts, asked, dayFromIso(today)).chosen?.offer
    return offer?.breakdown ? [{ choice, engineCase: offer.case }] : []
  })
  expect(credits.length).toBeGreaterThanOrEqual(cases)
  return credits.slice(0, cases)
}

/** Sets every control as a visitor does. */
async function choose(page: Page, { vehicle, dp, tenor, angsuran_pertama, asuransi, province }: Choice): Promise<void> {
  await page.locator(`input[name=vehicle][value="${vehicle}"]`).check()
  await page.getByLabel('Provinsi').selectOption(province)
  await page.getByLabel('Uang muka (DP)').fill(dp)
  await page.getByLabel('Uang muka (DP)').press('Tab')
  for (const [name, value] of Object.entries({ tenor, angsuran_pertama, asuransi }))
    await page.locator(`input[name=${name}][value="${value}"]`).check()
}

function simulate(engineCases: readonly unknown[]): Promise<Breakdown[]> {
  return new Promise((resolve, reject) => {
    const command = execFile('bin/simulate', { maxBuffer: 2 ** 24 }, (error, output) => {
      if (error) reject(error)
      else resolve(JSON.parse(output))
    })
    command.stdin?.end(JSON.stringify(engineCases))
  })
}
