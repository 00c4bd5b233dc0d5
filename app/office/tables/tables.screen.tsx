import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { deskOf } from '../frame/desk.server.ts'
import { Instant } from '../frame/Instant.tsx'
import { OfficePage } from '../frame/OfficePage.tsx'
import type { Route } from './+types/tables.screen'
import { tableGroups } from './table.ts'
import { listTables } from './tables.server.ts'
import { groupWords, words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, allow } = deskOf(context)
  return { tables: await listTables(db, allow('content:read')) }
}

export default function TablesScreen({ loaderData: { tables } }: Route.ComponentProps) {
  const groups = tableGroups.map((group) => ({ group, tables: tables.filter((one) => one.group === group) }))
  return (
    <OfficePage title={words.title}>
      <p className="max-w-prose">{words.intro}</p>
      {groups
        .filter((one) => one.tables.length > 0)
        .map((one) => (
          <section key={one.group} className="grid gap-1">
            <h2 className="text-lg">{groupWords[one.group]}</h2>
            <ul>
              {one.tables.map(({ name, title, help, rows, saved }) => (
                <li key={name} className="grid gap-x-6 border-line border-b py-3 lg:grid-cols-[minmax(0,1fr)_16rem]">
                  <div>
                    <Link to={at.table(name)} className="font-semibold underline underline-offset-4">
                      {title}
                    </Link>
                    <p className="max-w-prose text-ink-soft text-sm">{help}</p>
                  </div>
                  <p className="text-ink-soft text-sm">
                    {words.rows(rows)}
                    <br />
                    {saved ? (
                      <>
                        {words.lastSaved} <Instant iso={saved.at} />, {saved.by}
                      </>
                    ) : (
                      words.neverSaved
                    )}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </OfficePage>
  )
}
