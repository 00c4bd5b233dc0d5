import type { LeadOf } from '../../../core/leads/lead.ts'
import { money } from '../calculation/money.ts'
import { words as calculationWords, percentText } from '../calculation/words.ts'
import { savedDay, savedPackage, savedPlace } from './figures.ts'
import { simulationOf } from './keep.ts'
import type { KeptCar } from './kept-car.server.ts'
import { comparisonWords as words } from './words.ts'

/** How many can stand beside the one they are compared with. */
export const mostOthers = 2

export type Column = { reference: string; car: string; variant: string; rows: Record<ComparedRow, string> }

export const comparedRows = [
  'day',
  'place',
  'way',
  'package',
  'otr',
  'downPayment',
  'discount',
  'tradeIn',
  'firstPayment',
  'instalment',
  'balloon',
  'months',
  'rates',
  'total',
] as const
export type ComparedRow = (typeof comparedRows)[number]

/** A kept simulation as a column of the comparison. */
export function columnOf({ reference, payload }: LeadOf<'simulation'>, { name, variant }: KeptCar): Column {
  const { on, province, price, cash, credit } = simulationOf(payload)
  const breakdown = credit?.breakdown
  const line = (wanted: string) => cash.lines.find(({ code }) => code === wanted)?.amount
  const told = (amount: number | undefined) => (amount === undefined ? words.nothing : money(amount))
  return {
    reference,
    car: name,
    variant,
    rows: {
      day: savedDay(on),
      place: savedPlace(province),
      way: calculationWords.ways[payload.payment],
      package: credit ? savedPackage(credit.package) : words.nothing,
      otr: money(price.otr),
      downPayment: told(breakdown?.downPayment),
      discount: told(line('discount')),
      tradeIn: told(line('trade-in')),
      firstPayment: money(payload.firstPayment),
      instalment: told(breakdown?.instalment),
      balloon: told(breakdown?.balloon || undefined),
      months: breakdown ? words.monthsOf(breakdown.schedule.length) : words.nothing,
      rates: breakdown ? `${percentText(breakdown.flatPercent)} / ${percentText(breakdown.effectivePercent)}` : words.nothing,
      total: money(breakdown?.totalPaid ?? cash.total),
    },
  }
}
