import type { ReactNode } from 'react'
import type { WarrantyRules, WarrantyTerm } from '~/core/cars/extras.ts'
import type { FleetOffer } from '~/core/content/fleet-offer.ts'
import { formatNumber } from '~/lib/number.ts'
import { Icon } from '~/ui/Icon.tsx'
import type { Cover } from './fleet.server.ts'
import { words } from './words.ts'

type Props = {
  covers: readonly Cover[]
  freeService: WarrantyRules['freeService'] | null
  network: { outlets: number; cities: number }
  offers: FleetOffer['offers']
}

/** What every buyer gets, from the catalogue, next to what only fleets are offered. */
export function Support({ covers, freeService, network, offers }: Props) {
  return (
    <section className="bg-paper-warm" aria-labelledby="pasti">
      <div className="content grid gap-x-16 gap-y-12 py-section lg:grid-cols-2">
        <div>
          <h2 id="pasti" className="text-2xl">
            {words.support}
          </h2>
          <p className="mt-2 text-ink-soft">{words.supportLead}</p>
          <dl className="mt-6">
            {covers.map((cover) => (
              <Fact key={cover.car.slug} name={`${words.warranty} ${cover.car.name}`}>
                {coverText(cover)}
              </Fact>
            ))}
            {freeService && <Fact name={words.freeService}>{freeService.items.join('. ')}.</Fact>}
            <Fact name={words.network}>{words.networkText(formatNumber(network.outlets), formatNumber(network.cities))}</Fact>
          </dl>
        </div>
        <div>
          <h2 className="text-2xl">{words.offers}</h2>
          <ul className="mt-6">
            {offers.map(({ title, text, sample }) => (
              <li key={title} className="flex gap-4 border-line border-t py-5">
                <Icon name="check" className="mt-1 size-5 text-good" />
                <div>
                  <h3 className="text-lg">
                    {title}
                    {sample && (
                      <span className="ml-3 rounded-pill border border-line-strong px-2 py-0.5 font-normal text-ink-soft text-xs">
                        {words.sample}
                      </span>
                    )}
                  </h3>
                  <p className="mt-1 text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-line border-t py-3 sm:grid-cols-[2fr_3fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular">{children}</dd>
    </div>
  )
}

/** When variants differ, the cover of the best one. */
function coverText({ terms }: Cover): string {
  const longest = [...terms].sort((one, other) => other.years - one.years || (other.kilometres ?? 0) - (one.kilometres ?? 0))[0]
  if (!longest) return words.toConfirmShort
  const text = terms.some((term) => term.years < longest.years) ? words.upTo(termText(longest)) : termText(longest)
  return longest.confidence === 'low' ? `${text}, ${words.toConfirmShort}` : text
}

const termText = ({ years, kilometres }: WarrantyTerm): string =>
  words.warrantyTerm(years, kilometres === undefined ? null : formatNumber(kilometres))
