import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { declaredKinds } from '~/core/content/kind.ts'
import { deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import type { Route } from './+types/kinds.screen'
import { wordOf } from './editing/document.server.ts'
import { countItems } from './items-list.server.ts'
import { words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, allow } = deskOf(context)
  const counts = await countItems(db, allow('content:read'))
  return [...declaredKinds().values()]
    .map((kind) => ({ word: wordOf(kind), name: kind.labels.many, ...(counts.get(kind.name) ?? { items: 0, drafts: 0 }) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

export default function KindsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <OfficePage title={words.title}>
      <p className="max-w-prose text-ink-soft">{words.intro}</p>
      <ul className="grid columns-of-15 gap-3">
        {loaderData.map(({ word, name, items, drafts }) => (
          <li key={word} className="relative rounded-card border border-line p-4 hover:border-current">
            <Link to={at.contentList(word)} className="font-semibold after:absolute after:inset-0">
              {name}
            </Link>
            <p className="text-sm text-ink-soft tabular">
              {words.count(items)}
              {drafts > 0 && ` · ${words.ownDrafts(drafts)}`}
            </p>
          </li>
        ))}
      </ul>
    </OfficePage>
  )
}
