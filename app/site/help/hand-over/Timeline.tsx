import { handOverWords as words } from '../words.ts'
import { barOf, type Period } from './periods.ts'

/** When each document arrives, as bars over three months. Each name leads to its card. */
export function Timeline({ periods }: { periods: readonly Period[] }) {
  return (
    <section aria-labelledby="garis-waktu" className="mt-8 rounded-card bg-paper-warm p-5 lg:p-8">
      <h2 id="garis-waktu" className="text-lg">
        {words.figure}
      </h2>
      <div aria-hidden="true" className="mt-4 grid grid-cols-3 text-ink-soft text-xs tabular sm:ml-52">
        {words.months.slice(0, -1).map((month, index) => (
          <span key={month} className={index === 0 ? '' : 'justify-self-start sm:-translate-x-1/2'}>
            {month}
          </span>
        ))}
      </div>
      <ol className="mt-1">
        {periods.flatMap((period) =>
          period.documents.map(({ slug, document }) => (
            <li key={slug} className="grid items-center gap-x-4 border-line border-t sm:grid-cols-[12rem_1fr]">
              <a
                href={`#${slug}`}
                className="inline-flex min-h-11 items-center font-semibold text-sm hover:underline hover:underline-offset-4"
              >
                {document}
              </a>
              <div className="pb-2 sm:pb-0">
                <span className="sr-only">{period.label}</span>
                <Bar period={period} />
              </div>
            </li>
          )),
        )}
      </ol>
    </section>
  )
}

function Bar({ period }: { period: Period }) {
  const { start, length } = barOf(period)
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-3 w-full" aria-hidden="true">
      <rect width="100" height="4" rx="0.6" className="fill-paper-sunk" />
      <rect x={start} width={length} height="4" rx="0.6" className={start === 0 ? 'fill-ink' : 'fill-ink-soft'} />
      <path d="M33.3 0v4M66.7 0v4" className="stroke-line" strokeWidth="0.2" />
    </svg>
  )
}
