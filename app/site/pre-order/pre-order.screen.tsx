import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { paintCss } from '~/core/cars/paint.ts'
import { recentQueueLength } from '~/core/leads/queue.server.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { carPicture } from '~/site/frame/share-pictures.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/pre-order.screen'
import { Closed, closedTextOf } from './Closed.tsx'
import { OpenPage } from './OpenPage.tsx'
import { readAvailability } from './opening.server.ts'
import { words } from './words.ts'

/** Rendered for each visit, because it shows the current length of the queue. */
export const handle = { fresh: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock.now()
  const availability = await readAvailability(db, now)
  return { availability, length: availability.kind === 'open' ? await recentQueueLength(db, availability.car.slug, now) : 0 }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { availability } = loaderData
  const isOpen = availability.kind === 'open'
  const { title, text } = isOpen
    ? { title: words.title(availability.car.name), text: words.description(availability.car.name) }
    : closedTextOf(availability)
  const picture = isOpen ? { picture: carPicture(availability.car) } : {}
  return pageMeta({ title, description: text, path: at.preOrder(), ...picture }, matches)
}

export default function PreOrderScreen({ loaderData: { availability, length } }: Route.ComponentProps) {
  if (availability.kind === 'open') {
    return (
      <>
        <PageStyle css={carTransitions + paintCss([availability.car])} />
        <OpenPage opening={availability} queueLength={length} />
      </>
    )
  }
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.name, href: at.preOrder() }]} />
      <Closed availability={availability} />
    </div>
  )
}
