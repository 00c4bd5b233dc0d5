import type { LeadOf } from '../../../../core/leads/lead.ts'
import { money } from '../../calculation/money.ts'
import { words as calculationWords, percentText } from '../../calculation/words.ts'
import { savedDay, savedOldCar, savedPackage, savedPlace } from '../figures.ts'
import type { KeptCar } from '../kept-car.server.ts'
import type { SavedSimulation } from '../saved-simulation-schema.ts'
import { simulationOf } from '../saved-simulation-schema.ts'
import { comparisonWords as words } from '../words.ts'
import { firstPaymentParts, type Parts, partNames } from './first-payment-parts.ts'

/** The number of simulations that can be compared with this one. */
export const mostOthers = 2

export type Column = {
  reference: string
  car: string
  variant: string
  rows: Record<ComparedRow, string>
  /** A note below a figure. */
  notes: Partial<Record<ComparedRow, string>>
}

const comparedRows = [
  'day',
  'place',
  'way',
  'package',
  'otr',
  'surcharge',
  'oldCar',
  ...partNames,
  'firstPayment',
  'surplus',
  'instalment',
  'balloon',
  'months',
  'rates',
  'total',
  'newCarTotal',
] as const
export type ComparedRow = (typeof comparedRows)[number]

/** The rows to show: those with a value in any column. The new car's total only when it differs from the total. */
export const rowsFor = (columns: readonly Column[]): ComparedRow[] =>
  comparedRows.filter((row) => columns.some(({ rows }) => rows[row] !== (row === 'newCarTotal' ? rows.total : words.nothing)))

/** A saved simulation as a column of the comparison. */
export function columnOf({ reference, payload }: LeadOf<'simulation'>, { name, variant }: KeptCar): Column {
  const simulation = simulationOf(payload)
  const { on, province, price, oldCar, cash, credit } = simulation
  const parts = firstPaymentParts(simulation)
  const total = credit?.breakdown.totalPaid ?? cash.total
  return {
    reference,
    car: name,
    variant,
    rows: {
      day: savedDay(on),
      place: savedPlace(province),
      way: calculationWords.ways[payload.payment],
      otr: money(price.otr),
      surcharge: amountText(price.surcharge || undefined),
      oldCar: oldCar ? savedOldCar(oldCar) : words.nothing,
      ...partRows(parts),
      firstPayment: money(payload.firstPayment),
      surplus: amountText((credit?.breakdown.tradeIn ?? cash).surplus || undefined),
      ...creditRows(credit),
      total: money(total),
      newCarTotal: money(total + usedOf(parts) - (parts.shortfall ?? 0)),
    },
    notes: notesOf(simulation, parts),
  }
}

const amountText = (amount: number | undefined): string => (amount === undefined ? words.nothing : money(amount))

const partRows = (parts: Parts) =>
  Object.fromEntries(partNames.map((part) => [part, amountText(parts[part])])) as Record<(typeof partNames)[number], string>

/** The part of the old car's value that is used as payment. */
const usedOf = ({ tradeIn = 0 }: Parts): number => -tradeIn

function creditRows(credit: SavedSimulation['credit']) {
  const { nothing } = words
  if (!credit) return { package: nothing, instalment: nothing, balloon: nothing, months: nothing, rates: nothing }
  const { instalment, balloon, schedule, flatPercent, effectivePercent } = credit.breakdown
  return {
    package: savedPackage(credit.package),
    instalment: money(instalment),
    balloon: amountText(balloon || undefined),
    months: words.monthsOf(schedule.length),
    rates: `${percentText(flatPercent)} / ${percentText(effectivePercent)}`,
  }
}

function notesOf({ oldCar, cash, credit }: SavedSimulation, parts: Parts): Column['notes'] {
  const notes: Column['notes'] = {}
  if (oldCar)
    notes.oldCar = words.oldCarEstimate(
      money(oldCar.value),
      oldCar.payoff > 0 ? money(oldCar.payoff) : null,
      savedDay(oldCar.until),
    )
  if ((credit?.breakdown.tradeIn ?? cash).surplus > 0) notes.surplus = words.surplusNote
  const total = [
    usedOf(parts) > 0 && calculationWords.withoutOldCar(money(usedOf(parts))),
    parts.shortfall && words.withShortfall(money(parts.shortfall)),
  ].filter((text) => typeof text === 'string')
  if (total.length > 0) notes.total = total.join(' ')
  return notes
}
