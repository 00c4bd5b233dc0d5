import { at } from '~/addresses.ts'
import { NewerAnswers } from '~/core/leads/form/NewerAnswers.tsx'
import { RequestFacts } from '~/core/leads/request/RequestFacts.tsx'
import type { RequestView } from '~/core/leads/request/request-view.server.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { TroublePanel } from '~/ui/TroublePanel.tsx'
import { WaysOn } from '../WaysOn.tsx'
import type { Obstacle } from './entry.server.ts'
import { words } from './words.ts'

/** A verified order that is not in the queue: shows the obstacle and the next steps. */
export function Held({ token, obstacle, view }: { token: string; obstacle: Obstacle | null; view: RequestView }) {
  return (
    <div className="mt-6 grid max-w-form gap-8">
      <div>
        <NewerAnswers form="pre-order" formHref={at.preOrderForm()} token={token} />
        {obstacle && <ObstaclePanel obstacle={obstacle} vehicle={view.car?.slug} />}
        <h1 className="text-3xl">{words.holdTitle}</h1>
        {!obstacle && <p className="mt-3 text-ink-soft text-lg">{words.freeLead}</p>}
      </div>
      <div className="stage rounded-card p-6 lg:p-10">
        <RequestFacts view={view} />
      </div>
      <form method="post" action={at.preOrderQueue(token)} className="flex flex-wrap gap-3">
        {obstacle?.kind !== 'closed' && <Button tone={obstacle ? 'secondary' : 'primary'}>{words.enter}</Button>}
        <ButtonLink href={at.requestCancellation(token)} tone="quiet">
          {words.drop}
        </ButtonLink>
      </form>
    </div>
  )
}

export function titleOf(obstacle: Obstacle | null): string {
  if (!obstacle) return words.holdTitle
  return obstacle.kind === 'closed' ? words.closedTitle : words.fullTitle(obstacle.references.length)
}

function ObstaclePanel({ obstacle, vehicle }: { obstacle: Obstacle; vehicle: string | undefined }) {
  return (
    <TroublePanel title={titleOf(obstacle)}>
      {obstacle.kind === 'closed' ? (
        <>
          <p>{words.closedText}</p>
          <div className="flex flex-wrap gap-3">
            <WaysOn vehicle={vehicle} />
          </div>
        </>
      ) : (
        <>
          <p>
            {words.yours} <strong className="tabular">{obstacle.references.join(', ')}</strong>
          </p>
          <p>{words.fullText}</p>
          <div>
            <ButtonLink href={at.requests()}>{words.find}</ButtonLink>
          </div>
        </>
      )}
    </TroublePanel>
  )
}
