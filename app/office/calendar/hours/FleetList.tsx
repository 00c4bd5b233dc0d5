import { Form } from 'react-router'
import type { DemonstrationCar } from '~/core/dealers/demonstration-fleet.ts'
import { longDate } from '~/lib/day.ts'
import { hoursPageWords as page } from './hours-words.ts'

export type ListedCar = DemonstrationCar & { model: string }

/** The cars for test drives and when each is away. */
export function FleetList({ fleet, mayChange }: { fleet: readonly ListedCar[]; mayChange: boolean }) {
  if (fleet.length === 0) return <p className="text-ink-soft">{page.noFleet}</p>
  return (
    <ul className="grid text-sm">
      {fleet.map((car) => (
        <li key={car.id} className="grid gap-1 border-b border-line py-2">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <span className="font-semibold">{car.model}</span>
            <bdi className="tabular">{car.name}</bdi>
            {car.away.length === 0 && <span className="text-ink-soft">{page.there}</span>}
            {mayChange && <CarAct car={car} change="remove-car" label={page.removeCar} />}
          </div>
          {car.away.map(({ from, to, reason }) => (
            <div key={from} className="flex flex-wrap items-baseline gap-x-4 text-ink-soft">
              <span>{`${page.away}: ${page.awayDays(longDate(from), longDate(to), reason)}`}</span>
              {mayChange && <CarAct car={car} change="car-back" date={from} label={page.backAgain} />}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

type ActProps = { car: ListedCar; change: 'remove-car' | 'car-back'; date?: string; label: string }

function CarAct({ car, change, date = '', label }: ActProps) {
  return (
    <Form method="post" className="ms-auto">
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="car" value={car.id} />
      <input type="hidden" name="date" value={date} />
      <button type="submit" className="min-h-10 cursor-pointer underline underline-offset-4">
        {label}
        <span className="sr-only">{`: ${car.name}`}</span>
      </button>
    </Form>
  )
}
