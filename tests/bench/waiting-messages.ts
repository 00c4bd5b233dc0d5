import { type Place, withDatabase } from './connection.ts'
import { columnsOf } from './table-rows.ts'

/** Puts many messages into the outbox that are due and that no worker has tried, like those of the leads that are there. */
export function fillOutbox(place: Place, count: number): Promise<void> {
  return withDatabase(place, async (query) => {
    const columns = await columnsOf(query, 'outbox')
    const special: Record<string, string> = { id: 'gen_random_uuid()', key: `one.key || ' ' || number` }
    const values = columns.map((column) => special[column] ?? `one."${column}"`)
    await query(
      `insert into outbox (${columns.map((column) => `"${column}"`)}) select ${values}
       from generate_series(1, ${count}) number
       join (select *, row_number() over () as place, count(*) over () as all from outbox) one on number % one.all + 1 = one.place`,
    )
    await query('analyze outbox')
  })
}
