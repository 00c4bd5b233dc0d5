import type { FleetOffer } from '~/core/content/fleet-offer.ts'
import { words } from './words.ts'

/** The steps to the delivery along a ruler: a mark for each step, with its promised time above. */
export function Steps({ steps }: { steps: FleetOffer['steps'] }) {
  return (
    <section aria-labelledby="cara" className="content pt-section">
      <h2 id="cara" className="text-3xl">
        {words.steps}
      </h2>
      <ol className="mt-8 lg:mt-10 lg:grid lg:grid-cols-5">
        {Object.entries(steps).map(([key, { title, text, workingDays }]) => (
          <li
            key={key}
            className="relative border-line-strong pb-8 pl-6 before:absolute before:border-ink max-lg:border-l max-lg:before:top-1 max-lg:before:-left-2 max-lg:before:h-0 max-lg:before:w-4 max-lg:before:border-t-2 lg:flex lg:flex-col lg:pr-6 lg:pl-0 lg:before:top-8 lg:before:h-4 lg:before:border-l-2"
          >
            <p className="text-ink-soft text-sm tabular lg:h-10">{when(workingDays)}</p>
            <div className="lg:border-line-strong lg:border-t lg:pt-6">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="text-ink-soft text-sm">{words.samplePromise}</p>
    </section>
  )
}

function when(workingDays: number | null): string {
  if (workingDays === null) return words.agreed
  return workingDays === 0 ? words.today : words.within(workingDays)
}
