import { transitionClass } from '~/core/cars/car-transitions.ts'
import type { Options } from './options.server.ts'
import { words } from './words.ts'

/** The chosen car in the studio, with where and when. */
export function ChoiceSummary({ options: { car, place, schedule } }: { options: Options }) {
  const { dealer } = place
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
        {schedule.slot && <p className="font-semibold tabular">{schedule.slot}</p>}
      </div>
    </aside>
  )
}
