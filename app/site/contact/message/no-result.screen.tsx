import { at } from '~/addresses.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { messageWords, noResultWords, words } from '../words.ts'
import type { Route } from './+types/no-result.screen'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: noResultWords.title, description: noResultWords.lead, path: at.contactThanks(), hidden: true }, matches)

/** The thank-you address without a token. Only a phone number and a code can show whose message it was. */
export default function NoResultScreen() {
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: words.title, href: at.contact() },
          { label: messageWords.title, href: at.contactMessage() },
        ]}
      />
      <h1 className="mt-6 text-3xl">{noResultWords.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{noResultWords.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={at.requests()}>{noResultWords.follow}</ButtonLink>
        <ButtonLink href={at.contactMessage()} tone="secondary">
          {noResultWords.again}
        </ButtonLink>
      </div>
    </div>
  )
}
