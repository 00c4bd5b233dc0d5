import { type Place, withDatabase } from './connection.ts'
import { copyRows } from './copy-rows.ts'

/** Adds due messages that no worker has tried to the outbox, half of them for each channel of a lead. */
export function fillOutbox(place: Place, count: number): Promise<void> {
  return withDatabase(place, async (query) => {
    const channels = await query('select distinct channel from outbox')
    const differing = { id: 'gen_random_uuid()', key: `one.key || ' ' || n` }
    for (const { channel } of channels) {
      await copyRows(query, { table: 'outbox', count: count / channels.length, differing, like: `channel = '${channel}'` })
    }
    await query('analyze outbox')
  })
}
