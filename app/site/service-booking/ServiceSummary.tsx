import { transitionClass } from '~/core/cars/car-transitions.ts'
import { serviceTypeWords } from '~/core/leads/request/about-words.ts'
import { costText, visitName } from '~/core/maintenance/words.ts'
import type { Options } from './options.server.ts'
import { words } from './words.ts'

/** The chosen car in the studio, with the work, the dealer and the time. */
export function ServiceSummary({ options: { car, picture, type, next, place, schedule } }: { options: Options }) {
  const { dealer } = place
  const visit = type === 'berkala' && next.known && next.visits.length === 1 ? next.visits[0] : null
  return (
    <aside aria-label={words.summary} className="lg:col-start-2 lg:row-start-2">
      <div
        className={`stage content-center gap-4 rounded-card p-6 lg:sticky lg:top-24 lg:grid lg:min-h-72 lg:p-10 ${car ? 'grid' : 'hidden'}`}
      >
        {picture && (
          <img
            src={picture.picture}
            alt=""
            width={picture.width}
            height={picture.height}
            className={`h-auto w-full max-w-form justify-self-center ${transitionClass(picture.slug)}`}
          />
        )}
        {car ? (
          <p className="font-bold text-xl">{car.name}</p>
        ) : (
          <p className="text-center text-on-stage-soft">{words.summaryEmpty}</p>
        )}
        {type && (
          <p>
            {serviceTypeWords[type]}
            {visit && (
              <span className="block text-on-stage-soft text-sm tabular">
                {visitName(visit)}. {costText(visit.cost)}
              </span>
            )}
          </p>
        )}
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
