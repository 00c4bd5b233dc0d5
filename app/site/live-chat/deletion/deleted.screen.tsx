import { at } from '~/addresses.ts'
import { readReference } from '~/lib/reference.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { words as chatWords } from '../words.ts'
import type { Route } from './+types/deleted.screen'
import { words } from './words.ts'

export const handle = { personal: true }

/** The notice of the erasure (UU 27/2022 Pasal 45). It names nobody. */
export function loader({ request }: Route.LoaderArgs) {
  return { reference: readReference(new URL(request.url).searchParams.get('nomor') ?? '') }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    { title: words.deletedTitle, description: chatWords.transcriptDescription, path: at.liveChat(), hidden: true },
    matches,
  )

export default function DeletedScreen({ loaderData: { reference } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: chatWords.title, href: at.liveChat() }]} />
      <h1 className="mt-6 text-3xl">{words.deletedTitle}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.deletedLead}</p>
      {reference && (
        <>
          <p className="mt-6">
            {words.reference} <strong className="tabular">{reference}</strong>
          </p>
          <p className="mt-2 max-w-prose">{words.note}</p>
        </>
      )}
      <p className="mt-6 max-w-prose">
        {words.others}{' '}
        <a href={at.myData()} className="underline underline-offset-4">
          {words.myData}
        </a>
        .
      </p>
    </div>
  )
}
