import type { Breakdown } from '../../../core/simulation/breakdown.ts'

type Figures = Pick<Breakdown, 'schedule' | 'items'>

/** True when the first instalment is a part of the first payment (ADDM). */
export const isFirstPaidAtOnce = ({ items }: Pick<Breakdown, 'items'>): boolean =>
  items.some(({ code }) => code === 'first-instalment')

/** The number of instalments after the first payment. */
export const instalmentsAfter = (breakdown: Figures): number => breakdown.schedule.length - (isFirstPaidAtOnce(breakdown) ? 1 : 0)
