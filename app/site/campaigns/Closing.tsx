import type { ReactNode } from 'react'
import { colourOf } from '~/core/cars/car.ts'
import { formatDate } from '~/core/content/partial-date.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { type CampaignPage, PriceFrom } from './Opening.tsx'
import { words } from './words.ts'

type Props = Omit<CampaignPage, 'phase'> & { /** The campaign's form, if it has one. */ children?: ReactNode }

/** The last scene: the price, links to the next steps, and the last day of the campaign. */
export function Closing({ campaign, car, ways, children }: Props) {
  const { from, until, sample } = campaign
  const colour = colourOf(car, campaign.car.colour)
  return (
    <section aria-labelledby="langkah" className="content py-section">
      <div className={children ? 'grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]' : ''}>
        <div>
          <h2 id="langkah" className="text-3xl">
            {words.next}
          </h2>
          <div className="mt-6">
            <PriceFrom car={car} />
          </div>
          <ul className="mt-6 flex flex-wrap gap-3">
            {ways.map(({ href, label }, place) => (
              <li key={href}>
                <ButtonLink href={href} tone={place === 0 && !children ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <p className="mt-8 text-ink-soft text-sm">
            {words.period(formatDate(from), formatDate(until))}
            {sample && <span className="ml-3 rounded-pill border border-line-strong px-2 py-0.5 text-xs">{words.sample}</span>}
          </p>
          <p className="mt-1 text-ink-soft text-sm">
            {colour.confidence === 'low' ? words.colourToAsk(colour.name) : words.colour(colour.name)}
          </p>
        </div>
        {children}
      </div>
    </section>
  )
}
