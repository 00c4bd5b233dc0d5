import { at } from '../../../addresses.ts'
import type { PricedVariant } from './affordable-models.ts'

/** Address of the calculator with the plan that was found. For a car that is not affordable: with the default choices. */
export function calculationOf(
  vehicle: string,
  { slug: variant, affordability }: PricedVariant,
  { province, tenor }: { province: string; tenor: number },
): string {
  const car = { vehicle, variant, province }
  if (affordability.way === 'cash') return at.paymentSimulation({ ...car, cara: 'tunai' })
  if (affordability.way === 'neither') return at.creditSimulation({ ...car, tenor: String(tenor) })
  const { offered, downPayment, firstInstalment } = affordability.plan
  return at.creditSimulation({
    ...car,
    dp: String(downPayment),
    tenor: String(tenor),
    angsuran_pertama: firstInstalment === 'advance' ? 'addm' : 'addb',
    paket: offered,
  })
}
