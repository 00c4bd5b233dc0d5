import { chosenCar } from '../../../core/cars/chosen-car.ts'
import type { Asked } from './asked.ts'
import type { CalculatorFacts } from './facts.ts'
import { unknownIn as unknownInOldCar } from './old-car/read-old-car.ts'
import { type UnknownChoice, unknownIn } from './unknown.ts'

/** Choices in an address that do not exist. The form itself offers only existing ones. */
export function unknownChoicesIn(facts: CalculatorFacts, asked: Asked, thisYear: number): UnknownChoice[] {
  const { typed, withCash, accessories, extensions = [] } = asked
  const { car, noLongerSold } = chosenCar(facts.cars, typed.vehicle || (typed.product_id ?? ''))
  const everyAccessory = Object.values(facts.accessories).flat()
  return unknownIn(typed, {
    ...{ cars: facts.cars, packages: facts.packages, extensions, withCash, car: car !== null || noLongerSold !== null },
    ...{ provinces: facts.provinces, regencies: facts.usedCars.places.regencies },
    // An accessory of a car that was looked at before is known too.
    accessories: accessories.every((each) => each === '' || everyAccessory.some(({ slug }) => slug === each)),
    oldCar: unknownInOldCar(typed, facts.usedCars, thisYear),
  })
}
