import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { findCar } from '~/core/cars/catalogue.server.ts'
import { type LeadOf, stateOf } from '~/core/leads/lead.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { ReceivedPage } from '~/core/leads/request/ReceivedPage.tsx'
import { viewRequest } from '~/core/leads/request/request-view.server.ts'
import { requestWords } from '~/core/leads/request/words.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { readCards } from '../cards.server.ts'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/result.screen'
import { resultWords as words } from './words.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const now = process.clock.now()
  const lead = (await leadOr404(process.db, token, now, 'brochure')) as LeadOf<'brochure'>
  if (stateOf(lead, now) !== 'received') throw redirect(at.request(token))
  const car = await findCar(process.db, lead.payload.vehicle)
  const { cards } = car ? await readCards(process, [car]) : { cards: [] }
  return { token, card: cards[0] ?? null, view: await viewRequest(process.db, lead, now) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.description, path: at.brochureRequest(), hidden: true }, matches)

export default function ResultScreen({ loaderData: { token, card, view } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail steps={[{ label: roomWords.title, href: at.brochures() }]} />
      <ReceivedPage
        token={token}
        view={view}
        title={words.title}
        lead={card && words.lead(card.size)}
        steps={[words.arrives(view.phoneEnding), words.keep]}
        notCome={words.notArrived}
        actions={<Actions token={token} card={card} />}
      />
    </div>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Actions({ token, card }: Pick<Shown, 'token' | 'card'>) {
  return (
    <>
      {card && (
        <ButtonLink href={card.download} data-no-prerender="">
          {roomWords.download}
        </ButtonLink>
      )}
      {card?.isOnSale && (
        <ButtonLink href={at.testDrive({ vehicle: card.slug })} tone="secondary">
          {words.testDrive}
        </ButtonLink>
      )}
      {card && (
        <ButtonLink href={card.share} rel="noopener" tone="quiet">
          {words.share}
        </ButtonLink>
      )}
      <ButtonLink href={at.request(token)} tone="quiet">
        {requestWords.follow}
      </ButtonLink>
    </>
  )
}
