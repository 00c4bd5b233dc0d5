import { lazy } from '../../../../lib/lazy.ts'
import { named, yearsOf } from '../../trade-in/car-lists.ts'
import type { TradeInData } from '../../trade-in/current-car.ts'
import { type TypedCar, textIn } from '../../trade-in/typed-car.ts'
import { transmissions } from '../../trade-in/used-cars.ts'
import type { UnknownChoice } from '../unknown.ts'

/** Choices that no old car has. A choice that exists for another brand or model is not reported: it was only changed. */
export function unknownOfOldCar(typed: TypedCar, { cars: { brands }, places }: TradeInData, thisYear: number): UnknownChoice[] {
  const is = (field: 'model' | 'variant' | 'year' | 'transmission' | 'plates', there: (text: string) => boolean) => {
    const text = textIn(typed, field)
    return text === '' || there(text)
  }
  const models = lazy(() => brands.flatMap((brand) => brand.models.map((model) => ({ brand, model }))))
  const known: Partial<Record<UnknownChoice, boolean>> = {
    'old-model': is('model', (text) =>
      brands.some(({ name, models, notValued }) =>
        named([...models, ...notValued.map((other) => ({ name: other }))], text, name),
      ),
    ),
    'old-variant': is('variant', (text) =>
      models().some(
        ({ brand, model }) =>
          named(model.variants, text, model.name) ?? named(model.variants, text, `${brand.name} ${model.name}`),
      ),
    ),
    'old-year': is('year', (text) =>
      models().some(({ model }) => model.variants.some((variant) => yearsOf(variant, thisYear).map(String).includes(text))),
    ),
    'old-transmission': is('transmission', (text) => transmissions.some((each) => each === text)),
    'old-plates': is('plates', (text) => places.provinces.some(({ code }) => code === text) || !!named(places.provinces, text)),
  }
  return (Object.keys(known) as UnknownChoice[]).filter((each) => known[each] === false)
}
