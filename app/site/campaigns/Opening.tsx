import { at } from '~/addresses.ts'
import { type Car, drawnVariant, isOnSale } from '~/core/cars/car.ts'
import { fillIn } from '~/core/cars/car-copy.ts'
import { lowestPrice } from '~/core/cars/price.ts'
import { asOfLabel, placeLabel } from '~/core/cars/words.ts'
import type { Campaign } from '~/core/content/campaigns.ts'
import { formatDate } from '~/core/content/partial-date.ts'
import type { Phase } from '~/core/content/validity.ts'
import type { Entry } from '~/menu.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { Price } from '~/ui/Price.tsx'
import { Trail } from '../frame/Trail.tsx'
import { requestId } from './request/RequestForm.tsx'
import { words as requestWords } from './request/words.ts'
import { words } from './words.ts'

export type CampaignPage = { campaign: Campaign; car: Car; phase: Phase; ways: readonly Entry[] }

type Props = CampaignPage & {
  /** Keeps the title on one line where it fits. */ oneLine?: boolean /** The page has a form. */
  asks?: boolean
}

/** The text over the top picture: the campaign's first words, or a note that the campaign is not running. */
export function Opening({ campaign, car, phase, ways, oneLine = false, asks = false }: Props) {
  return (
    <div className="content relative z-1 pt-5 lg:pt-7">
      <Trail
        steps={[
          { label: car.name, href: at.car(car.class, car.slug) },
          { label: words.campaign, href: at.campaign(campaign.slug) },
        ]}
      />
      {phase === 'running' ? (
        <Invitation {...{ campaign, car, ways, oneLine, asks }} />
      ) : (
        <NotRunning {...{ campaign, car, phase, ways }} />
      )}
    </div>
  )
}

type InvitationProps = Omit<CampaignPage, 'phase'> & { oneLine: boolean; asks: boolean }

function Invitation({ campaign, car, ways: [first], oneLine, asks }: InvitationProps) {
  const say = (copy: string) => fillIn(copy, car, drawnVariant(car))
  return (
    <div className="mt-5 lg:mt-8">
      <h1 className={`poster font-extrabold ${oneLine ? '' : 'max-w-[11em]'}`}>{say(campaign.title)}</h1>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <p className="max-w-form text-ink-soft text-lg">{say(campaign.lead)}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <PriceFrom car={car} />
          <div className="flex flex-wrap gap-3">
            {first && <ButtonLink href={first.href}>{first.label}</ButtonLink>}
            {asks && (
              <ButtonLink href={`#${requestId}`} tone="secondary">
                {requestWords.ask}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

export function PriceFrom({ car }: { car: Car }) {
  const price = lowestPrice(car)
  return (
    <div>
      <p className="text-ink-soft text-sm">{words.priceFrom}</p>
      <Price amount={price.amount} place={placeLabel(price)} asOf={asOfLabel(price)} />
      {price.confidence === 'low' && <p className="text-ink-soft text-xs">{words.toConfirm}</p>}
    </div>
  )
}

function NotRunning({ campaign, car, phase, ways }: CampaignPage) {
  const [from, until] = [formatDate(campaign.from), formatDate(campaign.until)]
  const over = isOnSale(car) ? words.overText(until, car.name) : words.overGone(until, car.name)
  return (
    <div className="mt-5 lg:mt-8">
      <h1 className="max-w-[16em] text-4xl">{phase === 'over' ? words.over : words.coming}</h1>
      <p className="mt-4 max-w-form text-ink-soft text-lg">{phase === 'over' ? over : words.comingText(from, car.name)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {ways.map(({ href, label }, place) => (
          <ButtonLink key={href} href={href} tone={place === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}
