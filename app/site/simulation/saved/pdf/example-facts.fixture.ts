import { carsInFiles } from '~/core/cars/catalogue-files.server.ts'
import { settings } from '~/core/content/settings-schema.ts'
import settingsFile from '../../../../../data/settings.json' with { type: 'json' }
import { extensionsOf } from '../../../../core/simulation/insurance/extension-premiums.ts'
import { tariffInFile } from '../../../../core/simulation/insurance/tariff-in-file.ts'
import { type Choices, compare } from '../../../../core/simulation/packages/packages.ts'
import { packagesInFile } from '../../../../core/simulation/packages/packages-in-file.ts'
import type { PricedCar } from '../../../../core/simulation/price/car-price.ts'
import { cashPrice } from '../../calculation/cash.ts'
import { money } from '../../calculation/money.ts'
import { exampleOldCar } from '../example-old-car.fixture.ts'
import { type SavedOldCar, type SavedSimulation, savedSimulation } from '../saved-simulation-schema.ts'
import type { Credit, Facts } from './facts.ts'
import { makeSimulationDocument } from './make-simulation-document.server.ts'

// Saved simulations for tests of their PDF.

const [xforce = missing('XFORCE')] = carsInFiles.filter(({ slug }) => slug === 'xforce')
export const white = xforce.colours[0]

function missing(what: string): never {
  throw new Error(`No ${what}.`)
}

export const usual: Choices = {
  otr: 414_900_000,
  colourSurcharge: 1_500_000,
  accessories: 0,
  dp: { percent: 25 },
  tenorMonths: 60,
  firstInstalment: 'advance',
  cover: 'combination',
  region: 2,
  on: '2026-11-28',
}
export const avanza = { value: 187_250_000, payoff: 20_000_000 }

/** Every choice that adds something to the page of figures. */
export const everything: Choices = {
  ...usual,
  tenorMonths: 84,
  accessories: 12_000_000,
  discount: 5_000_000,
  cover: 'comprehensive',
  extensions: ['flood', 'earthquake', 'riot', 'terrorism', { liability: 50_000_000 }],
  tradeIn: avanza,
}

/** An old car with the longest name and all caveats that fit. */
const longOldCar = (amounts: Pick<SavedOldCar, 'value' | 'payoff'>): SavedOldCar => ({
  ...exampleOldCar(amounts),
  name: 'Mercedes-Benz C-Class C 200 Avantgarde Line EQ Boost',
  caveats: ['price-of-another-line', 'curve-prolonged', 'plug-in-hybrid', 'city-not-counted', 'answers-assumed'],
})

export function saved(choices: Choices, credit: SavedSimulation['credit']): SavedSimulation {
  const { otr, colourSurcharge: surcharge = 0, accessories = 0, discount = 0, tradeIn } = choices
  const old = tradeIn ? { value: tradeIn.value ?? 0, payoff: tradeIn.payoff ?? 0 } : null
  const cash = cashPrice({ otr, surcharge, accessories } as PricedCar, { discount, tradeIn: old })
  const simulation = { calculator: 'kredit', choice: {}, on: choices.on, province: '31', oldCar: old && longOldCar(old) }
  // As the database returns it.
  return savedSimulation.parse(
    JSON.parse(JSON.stringify({ ...simulation, price: { otr, surcharge, accessories }, cash, credit })),
  )
}

export function creditUnder(slug: string, choices: Choices): Credit | null {
  const found = compare(packagesInFile, choices, tariffInFile).find(({ offered }) => offered.slug === slug)
  if (!found?.case || !found.outcome.ok) return null
  const { name, contract, validity } = found.offered
  const breakdown = found.outcome.value
  const extensions = extensionsOf(found.case.insurance ?? {}, breakdown.insuranceYears, tariffInFile)
  const made = { extensions, tariffFrom: '2026-01-01', penaltyPercent: 5 }
  return { package: { slug, name, contract, until: validity.until }, case: found.case, breakdown, ...made }
}

export const creditOf = (choices: Choices, slug = 'standar'): Credit => creditUnder(slug, choices) ?? missing(slug)

export const factsOf = (simulation: SavedSimulation): Facts => ({
  simulation,
  carName: 'XFORCE Ultimate',
  car: xforce,
  colour: white,
  reference: 'S7K4-29QX',
  savedAt: '2026-11-28T02:00:00Z',
  settings: settings.parse(settingsFile.settings),
  openAgain: 'https://situs.example/simulasi-kredit?vehicle=xforce&dp=25%25',
})

export const make = (choices: Choices, credit: Credit | null) => makeSimulationDocument(factsOf(saved(choices, credit)))
export const plain = (text: string) => text.replaceAll('\u00a0', ' ')
export const rupiah = (amount: number) => plain(money(amount))
