import type { Car } from '../../../core/cars/car.ts'
import type { Accessory } from '../../../core/cars/extras.ts'
import type { Maintenance } from '../../../core/maintenance/maintenance-schema.ts'
import type { CreditFacts } from '../../../core/simulation/credit-facts.ts'
import { jakarta, type Province } from '../../../core/simulation/price/province.ts'
import type { OwnershipFacts } from '../ownership/ownership-schema.ts'
import type { TradeInData } from '../trade-in/current-car.ts'

/** Everything a calculation needs besides the choices: plain data, the same on the server and in the browser. */
export type CalculatorFacts = CreditFacts & {
  cars: readonly Car[]
  /** By car slug. */
  accessories: Readonly<Record<string, readonly Accessory[]>>
  /** Where rates and fees come from, by the `source` of a package. */
  packageSources: Readonly<Record<string, { what: string }>>
  maintenance: Maintenance
  ownership: OwnershipFacts
  usedCars: TradeInData
}

/** The chosen province, else Jakarta. */
export function provinceIn({ provinces }: Pick<CalculatorFacts, 'provinces'>, wanted = ''): Province | undefined {
  return provinces.find(({ code }) => code === wanted) ?? provinces.find(({ code }) => code === jakarta)
}
