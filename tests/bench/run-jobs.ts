import { setTimeout as pause } from 'node:timers/promises'
import { type Place, withDatabase } from './connection.ts'
import { sendOneMessage } from './contact-message.ts'
import { startAt } from './places.ts'

/** Milliseconds of each job, by its name. */
export type JobTimes = ReadonlyMap<string, number>

/** Starts a site with its worker, sends one message, and runs every job once. */
export async function runJobs(place: Place): Promise<JobTimes> {
  const site = await startAt(place)
  await sendOneMessage(site.address)
  const times = await withDatabase(place, async (query) => {
    const names = (await query('select name from pgboss.schedule order by name')).map(({ name }) => String(name))
    await query(
      `insert into pgboss.job (name, policy, data) select name, 'short', '{"asked": true}' from unnest($1::text[]) name on conflict do nothing`,
      [names],
    )
    for (;;) {
      const rows = await query(
        `select distinct on (name) name, extract(epoch from completed_on - started_on) * 1000 as milliseconds
         from pgboss.job where state in ('completed', 'failed') and completed_on > now() - interval '10 minutes' order by name, completed_on desc`,
      )
      if (rows.length >= names.length) return new Map(rows.map(({ name, milliseconds }) => [String(name), Number(milliseconds)]))
      await pause(2000)
    }
  })
  await site.stop()
  return times
}
