import { instalmentsAfter } from '../result/instalments.ts'
import type { Calculation } from './calculate.ts'
import { money } from './money.ts'
import { words } from './words.ts'

type Figures = {
  car: string
  variant: string
  colour: string | null
  firstPayment: number
  /** Null for cash. */
  instalment: number | null
  instalments: number | null
  balloon: number | null
}

/** A calculation in one line, so that visitors can tell calculations apart. */
export function calculationText({ car, variant, colour, firstPayment, instalment, instalments, balloon }: Figures): string {
  const name = [`${car} ${variant}`.trim(), colour].filter(Boolean).join(', ')
  if (instalment === null || instalments === null) return `${name}: ${words.keptCash(money(firstPayment))}`
  return `${name}: ${words.keptCredit(money(firstPayment), money(instalment), instalments, balloon ? money(balloon) : null)}`
}

/** Null while there is nothing to save. */
export function textOf({ chosen, way }: Pick<Calculation, 'chosen' | 'way'>): string | null {
  const breakdown = chosen?.offer?.breakdown
  if (!chosen || (way !== 'tunai' && !breakdown)) return null
  const colour = chosen.colours.find(({ slug }) => slug === chosen.colour)?.name ?? null
  const named = { car: chosen.car.name, variant: chosen.variantName, colour }
  if (way === 'tunai' || !breakdown)
    return calculationText({ ...named, firstPayment: chosen.cash.total, instalment: null, instalments: null, balloon: null })
  const { tdp, instalment, balloon } = breakdown
  return calculationText({ ...named, firstPayment: tdp, instalment, instalments: instalmentsAfter(breakdown), balloon })
}
