import type { ReactNode } from 'react'
import { at } from '~/addresses.ts'
import { RequestFacts } from '~/core/leads/request/RequestFacts.tsx'
import type { RequestView } from '~/core/leads/request/request-view.server.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { words } from '../words.ts'

type Props = { view: RequestView; token: string; title: string; lead: string; confirm: string; children?: ReactNode }

/** Asks for confirmation before an action that cannot be undone. `children` offers a milder alternative. */
export function AskFirst({ view, token, title, lead, confirm, children }: Props) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.requests() }]} />
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{lead}</p>
      <div className="stage mt-8 max-w-form rounded-card p-6 lg:p-10">
        <RequestFacts view={view} />
      </div>
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button>{confirm}</Button>
        {children}
        <ButtonLink href={at.request(token)} tone="quiet">
          {words.back}
        </ButtonLink>
      </form>
    </div>
  )
}
