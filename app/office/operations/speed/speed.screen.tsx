import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { readPageSpeeds, type SpeedGroup, speedGroups } from '~/core/tracking/page-speed.server.ts'
import { pageWords } from '~/core/tracking/words.ts'
import { deskOf } from '../../frame/desk.server.ts'
import { OfficePage } from '../../frame/OfficePage.tsx'
import type { Route } from './+types/speed.screen'
import { SpeedTable } from './SpeedTable.tsx'
import { deviceWords, groupWords, lineWords, words } from './words.ts'

/** As many days as Google's own report covers. */
const days = 28

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  allow('operations:read')
  const now = clock.now()
  const read = speedGroups.map(async (group) => ({ group, rows: await readPageSpeeds(db, group, days, now) }))
  return { groups: await Promise.all(read) }
}

const names: Record<SpeedGroup, Readonly<Record<string, string>>> = {
  pageType: pageWords,
  device: deviceWords,
  line: lineWords,
}

export default function SpeedScreen({ loaderData: { groups } }: Route.ComponentProps) {
  const isEmpty = groups.every(({ rows }) => rows.length === 0)
  return (
    <OfficePage title={words.title}>
      <p className="max-w-prose">{words.intro(days)}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Link to={at.operations()} className="underline underline-offset-4">
          {words.back}
        </Link>
      </p>
      {isEmpty && <p className="max-w-prose">{words.none}</p>}
      {!isEmpty &&
        groups.map(({ group, rows }) => (
          <SpeedTable
            key={group}
            title={groupWords[group]}
            rows={rows.map((row) => ({ ...row, name: names[group][row.name] ?? row.name }))}
          />
        ))}
    </OfficePage>
  )
}
