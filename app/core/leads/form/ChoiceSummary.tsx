import { transitionClass } from '~/core/cars/car-transitions.ts'
import type { Pictured } from '../../cars/pictured.ts'
import type { DealerCard } from '../../dealers/place.ts'
import { formWords as words } from './words.ts'

type Props = { car: Pictured | null; dealer: DealerCard | null; slot?: string | null }

/** A picture of the chosen car, with dealer and time. On wide screens it is beside the questions. */
export function ChoiceSummary({ car, dealer, slot }: Props) {
  return (
    <aside aria-label={words.summary} className="lg:col-start-2 lg:row-start-2">
      <div
        className={`stage content-center gap-4 rounded-card p-6 lg:sticky lg:top-24 lg:grid lg:min-h-72 lg:p-10 ${car ? 'grid' : 'hidden'}`}
      >
        {car ? (
          <img
            src={car.picture}
            alt=""
            width={car.width}
            height={car.height}
            className={`h-auto w-full max-w-form justify-self-center ${transitionClass(car.slug)}`}
          />
        ) : (
          <p className="text-center text-on-stage-soft">{words.summaryEmpty}</p>
        )}
        {car && <p className="font-bold text-xl">{car.name}</p>}
        {dealer && (
          <p>
            {dealer.name}
            <span className="block text-on-stage-soft text-sm">{dealer.address}</span>
          </p>
        )}
        {slot && <p className="font-semibold tabular">{slot}</p>}
      </div>
    </aside>
  )
}
