import type { Settings } from '~/core/content/settings.ts'
import { words } from './words.ts'

/** The working hours and the address of the company. */
export function WhenAndWhere({ settings: { support, legalName } }: { settings: Settings }) {
  return (
    <div className="grid content-start gap-8 self-start rounded-card bg-paper-warm p-6 lg:p-8">
      <section>
        <h2 className="text-lg">{words.hours}</h2>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 narrow:grid-cols-1 gap-y-1 tabular">
          {support.hours.map(({ days, times }) => (
            <div key={days} className="col-span-full grid grid-cols-subgrid">
              <dt>{days}</dt>
              <dd className="font-semibold">{times}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-ink-soft text-sm">{words.holidays}</p>
      </section>
      <section>
        <h2 className="text-lg">{words.headOffice}</h2>
        <p className="mt-3">
          {legalName}, {words.headOfficeCity}
        </p>
        <p className="mt-2 text-ink-soft text-sm">{words.headOfficeText}</p>
      </section>
    </div>
  )
}
