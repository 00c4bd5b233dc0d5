import { at } from '~/addresses.ts'
import { type Car, carClasses, fuels, seatsOf } from '~/core/cars/car.ts'
import { type CarFilter, filterParameters, fuelSlugs, isFiltered, sortSlugs, sorts } from '~/core/cars/filter.ts'
import { classNames, fuelNames } from '~/core/cars/words.ts'
import { formatMillions, million, type Rupiah, rupiah } from '~/lib/money.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { SelectField } from '~/ui/Field.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { sortNames, words } from './words.ts'

type Choice = { value: string; label: string }
type Props = { cars: readonly Car[]; filter: CarFilter; found: number }

/** A GET form: the address holds the filter. */
export function FilterForm({ cars, filter, found }: Props) {
  const narrowed = isFiltered(filter)
  return (
    <form action={at.cars()} className="mt-8 border-line border-y py-3 md:py-5">
      <details open={found === 0} className="group md:details-content:[content-visibility:visible]">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 font-semibold md:hidden">
          {words.filterTitle}
          <span className="ml-auto font-normal text-ink-soft tabular">{words.found(found, cars.length)}</span>
          <Icon name="chevron" className="size-5 group-open:rotate-180" />
        </summary>
        <Questions questions={questionsAbout(cars, filter)} />
        <div className="flex flex-wrap items-center gap-x-2 pt-5 pb-2 md:pb-0">
          <Button tone="secondary">{words.apply}</Button>
          {narrowed && (
            <ButtonLink href={at.cars()} tone="quiet">
              {words.clear}
            </ButtonLink>
          )}
          <p className="ml-auto text-ink-soft tabular max-md:hidden">{words.found(found, cars.length)}</p>
        </div>
      </details>
    </form>
  )
}

function Questions({ questions }: { questions: Question[] }) {
  return (
    <div className="grid grid-cols-2 gap-4 narrow:grid-cols-1 pt-3 md:grid-cols-3 md:pt-0 xl:grid-cols-6">
      {questions.map(({ key, label, any, choices, chosen }) => (
        <SelectField key={key} name={filterParameters[key]} label={label} defaultValue={chosen}>
          <option value="">{any}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}

type Question = { key: keyof CarFilter; label: string; any: string; choices: Choice[]; chosen: string }

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

const seatChoice = (seats: number): Choice => ({ value: String(seats), label: String(seats) })

const priceSteps = [250, 300, 350, 400, 450, 500, 600, 700, 800].map((millions) => rupiah(millions * million))

/** The price steps, and the price of the address when it is not one of them. */
function priceChoices(bound: Rupiah | null): Choice[] {
  const amounts = bound === null || priceSteps.includes(bound) ? priceSteps : [...priceSteps, bound].toSorted((a, b) => a - b)
  return amounts.map((amount) => ({ value: String(amount), label: formatMillions(amount) }))
}
