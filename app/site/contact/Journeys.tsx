import { Icon } from '~/ui/Icon.tsx'
import { journeys } from './journeys.ts'
import { journeyWords, words } from './words.ts'

/** Questions that a page of the site answers faster than a person could. */
export function Journeys() {
  return (
    <section className="bg-paper-warm" aria-labelledby="halaman">
      <div className="content py-section">
        <h2 id="halaman" className="text-2xl">
          {words.journeys}
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">{words.journeysLead}</p>
        <ul className="mt-6 grid columns-of-18 gap-x-8">
          {journeys.map(({ name, href }) => (
            <li key={name} className="group relative flex gap-4 border-line border-t py-5">
              <div>
                <h3 className="text-lg">
                  <a href={href} className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4">
                    {journeyWords[name].label}
                  </a>
                </h3>
                <p className="text-ink-soft text-sm">{journeyWords[name].text}</p>
              </div>
              <Icon name="arrow" className="mt-1 ml-auto size-5 text-ink-soft" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
