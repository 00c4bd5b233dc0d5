import { at } from '~/addresses.ts'
import { type Car, carClasses, fuels, seatsOf } from '~/core/cars/car.ts'
import { type CarFilter, filterParameters, filterQuery, fuelSlugs, sortSlugs, sorts } from '~/core/cars/filter.ts'
import { classNames, fuelNames } from '~/core/cars/words.ts'
import { formatMillions, million, type Rupiah, rupiah } from '~/lib/money.ts'
import { FilterBar, type FilterChoice, FilterQuestion, labelOf } from '~/ui/FilterBar.tsx'
import { sortNames, words } from './words.ts'

type Props = { cars: readonly Car[]; filter: CarFilter; found: number }

/** The filter of the models. The order is one of its fields, but no condition. */
export function FilterForm({ cars, filter, found }: Props) {
  const questions = questionsAbout(cars, filter)
  const chosen = questions.flatMap(({ key, label, choices, chosen }) => {
    const name = labelOf(choices, chosen)
    const without = at.cars(filterQuery({ ...filter, [key]: null }))
    return name === null || key === 'sort' ? [] : [{ label: `${label}: ${name}`, without }]
  })
  return (
    <FilterBar
      title={words.filterTitle}
      action={at.cars()}
      chosen={chosen}
      found={words.found(found, cars.length)}
      isEmpty={found === 0}
    >
      <div className="grid grid-cols-2 gap-4 narrow:grid-cols-1 pt-3 md:grid-cols-3 md:pt-0 xl:grid-cols-6">
        {questions.map(({ key, ...question }) => (
          <FilterQuestion key={key} name={filterParameters[key]} {...question} />
        ))}
      </div>
    </FilterBar>
  )
}

type Question = { key: keyof CarFilter; label: string; any: string; choices: FilterChoice[]; chosen: string }

function questionsAbout(cars: readonly Car[], filter: CarFilter): Question[] {
  const { any } = words
  const classes = carClasses.map((one) => ({ value: one as string, label: classNames[one] }))
  const fuelChoices = fuels.map((one) => ({ value: fuelSlugs[one], label: fuelNames[one] }))
  const orders = sorts.map((one) => ({ value: sortSlugs[one], label: sortNames[one] }))
  const seats = [...new Set(cars.flatMap((car) => car.variants.map((variant) => seatsOf(car, variant))))].toSorted(
    (a, b) => a - b,
  )
  return [
    { key: 'class', label: words.class, any, choices: classes, chosen: filter.class ?? '' },
    { key: 'seats', label: words.seats, any, choices: seats.map(seatChoice), chosen: String(filter.seats ?? '') },
    { key: 'fuel', label: words.fuel, any, choices: fuelChoices, chosen: filter.fuel ? fuelSlugs[filter.fuel] : '' },
    {
      key: 'minPrice',
      label: words.minPrice,
      any,
      choices: priceChoices(filter.minPrice),
      chosen: String(filter.minPrice ?? ''),
    },
    {
      key: 'maxPrice',
      label: words.maxPrice,
      any,
      choices: priceChoices(filter.maxPrice),
      chosen: String(filter.maxPrice ?? ''),
    },
    { key: 'sort', label: words.sort, any: words.anyOrder, choices: orders, chosen: filter.sort ? sortSlugs[filter.sort] : '' },
  ]
}

const seatChoice = (seats: number): FilterChoice => ({ value: String(seats), label: String(seats) })

const priceSteps = [250, 300, 350, 400, 450, 500, 600, 700, 800].map((millions) => rupiah(millions * million))

/** The price steps, and the price of the address when it is not one of them. */
function priceChoices(bound: Rupiah | null): FilterChoice[] {
  const amounts = bound === null || priceSteps.includes(bound) ? priceSteps : [...priceSteps, bound].toSorted((a, b) => a - b)
  return amounts.map((amount) => ({ value: String(amount), label: formatMillions(amount) }))
}
