import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { jobs } from '../../jobs.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { type JobServices, startJobs } from '../../platform/jobs.server.ts'
import { log } from '../../platform/log.server.ts'
import { deliverMessages } from './deliver.job.ts'
import { writeMessage } from './messages.server.ts'
import { outbox } from './tables.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const toRina = (key: string) => ({
  key,
  channel: 'whatsapp' as const,
  to: '+6281234567890',
  template: 'greeting',
  text: 'Halo, Ibu Rina.',
  link: 'https://contoh.id/rahasia',
})

describe.each(everyDatabase)('messages on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const write = (key: string) => database.db.transaction((tx) => writeMessage(tx, toRina(key), morning))
  const rows = () => database.db.select().from(outbox).orderBy(outbox.key)

  test('a message is delivered once as a file, however often it was written or the job runs', async () => {
    await using folder = await emptyFolder()
    const services = servicesAt(morning, folder.path)
    await write('a')
    await write('a')
    await deliverMessages(services)
    await deliverMessages(services)
    expect(await filesIn(folder.path)).toMatchObject([
      { channel: 'whatsapp', to: '+6281234567890', text: 'Halo, Ibu Rina.\n\nhttps://contoh.id/rahasia', attachments: [] },
    ])
    expect(await rows()).toMatchObject([{ key: 'a', link: null, attempts: 1 }])
  })

  test('a message whose transaction fails was never written', async () => {
    const failing = database.db.transaction(async (tx) => {
      await writeMessage(tx, toRina('never'), morning)
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await rows()).toHaveLength(1)
  })

  test('a message that cannot be delivered waits, and is tried again', async () => {
    await using folder = await emptyFolder()
    const blocked = join(folder.path, 'outbox')
    await writeFile(blocked, 'a file where the folder should be')
    await write('b')
    await deliverMessages(servicesAt(morning, folder.path))
    await rm(blocked)
    await deliverMessages(servicesAt(morning.add({ seconds: 14 }), folder.path))
    expect(await filesIn(folder.path)).toEqual([])
    await deliverMessages(servicesAt(morning.add({ seconds: 15 }), folder.path))
    expect(await filesIn(folder.path)).toHaveLength(1)
  })

  test('the started jobs deliver a message soon after it is committed, each once', async () => {
    await using folder = await emptyFolder()
    const running = await startJobs(servicesAt(morning, folder.path), jobs)
    await Promise.all(['c', 'd', 'e'].map(write))
    await vi.waitFor(async () => expect(await filesIn(folder.path)).toHaveLength(3), { timeout: 20_000, interval: 200 })
    await running.stop()
    expect(await rows()).toMatchObject(['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, link: null })))
  })

  function servicesAt(now: Instant, dataDir: string): JobServices {
    return { db: database.db, database, clock: { now: () => now }, environment: readEnvironment({ DATA_DIR: dataDir }), log }
  }
})

async function emptyFolder() {
  const path = await mkdtemp(join(tmpdir(), 'messages-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}

async function filesIn(folder: string): Promise<unknown[]> {
  const names = await readdir(join(folder, 'outbox')).catch(() => [])
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, 'outbox', name), 'utf8'))))
}
