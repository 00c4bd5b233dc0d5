import { at } from '~/addresses.ts'
import { forgetDeviceAttribute } from '~/lib/forget-device.ts'
import { readReference } from '~/lib/reference.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import type { Route } from './+types/deleted.screen'
import { words as roomWords, deletedWords as words } from './words.ts'

export const handle = { personal: true }

/** The notice of the erasure (UU 27/2022 Pasal 45). It names nobody: the reference is all that is left. */
export function loader({ request }: Route.LoaderArgs) {
  const reference = readReference(new URL(request.url).searchParams.get('nomor') ?? '')
  // A link from elsewhere must not delete the drafts of a visitor.
  const isFromHere = [null, 'same-origin'].includes(request.headers.get('Sec-Fetch-Site'))
  return { reference, isErasure: isFromHere && reference?.startsWith('DP-') === true }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: roomWords.description, path: at.myData(), hidden: true }, matches)

export default function DeletedScreen({ loaderData: { reference, isErasure } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: roomWords.title, href: at.myData() }]} />
      <h1 className="mt-6 text-3xl" {...(isErasure && { [forgetDeviceAttribute]: '' })}>
        {words.title}
      </h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      {reference && (
        <p className="mt-6">
          {words.reference} <strong className="tabular">{reference}</strong>
        </p>
      )}
      <ul className="mt-6 max-w-prose list-disc ps-5">
        {words.next.map((line) => (
          <li key={line} className="mt-1">
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ButtonLink href={at.home()}>{words.home}</ButtonLink>
      </div>
    </div>
  )
}
