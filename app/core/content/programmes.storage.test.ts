import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readProgrammes, readProgrammesOf, seedProgrammes } from './programmes.server.ts'

const at = (text: string) => Temporal.Instant.from(text)

describe.each(everyDatabase)('programmes on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedProgrammes(database.db, at('2026-08-01T00:00:00Z'))
  })
  afterAll(() => database.close())

  const read = async (time: string) => {
    const { running, coming, changesAt } = await readProgrammes(database.db, at(time))
    return [running.map(({ slug }) => slug), coming.map(({ slug }) => slug), changesAt && String(changesAt)]
  }
  const november = 'program-november-2026'
  const december = 'program-desember-2026'
  const january = 'program-januari-2027'
  const trade = 'program-niaga-november-2026'
  const east = 'program-indonesia-timur-akhir-2026'

  test('a page with a programme is made again when its countdown begins, and at each midnight after that', async () => {
    const changeAfter = async (time: string) => (await read(time)).at(-1)
    expect(await changeAfter('2026-12-02T00:00:00Z')).toBe('2026-12-23T17:00:00Z')
    expect(await changeAfter('2026-12-23T17:00:00Z')).toBe('2026-12-24T17:00:00Z')
    expect(await changeAfter('2027-01-02T00:00:00Z')).toBe('2027-01-07T15:00:00Z')
  })

  test('those of today come in the order of their ends; an announced one is coming, a later one is not shown', async () => {
    expect(await read('2026-11-20T05:00:00Z')).toEqual([[november, trade, east], [], '2026-11-22T17:00:00Z'])
    expect(await read('2026-11-28T02:00:00Z')).toEqual([[november, trade, east], [december], '2026-11-28T17:00:00Z'])
  })

  test('at midnight in Jakarta one month gives way to the next', async () => {
    expect((await read('2026-11-30T16:59:59.999Z'))[0]).toContain(november)
    expect(await read('2026-11-30T17:00:00Z')).toEqual([[december, trade, east], [], '2026-12-23T17:00:00Z'])
  })

  test('a model has those of its own, until they end', async () => {
    const of = async (model: string, time: string) => {
      const { programmes, changesAt } = await readProgrammesOf(database.db, model, at(time))
      return [programmes.map(({ slug }) => slug), changesAt && String(changesAt)]
    }
    expect(await of('l300', '2026-11-20T05:00:00Z')).toEqual([[trade], '2026-11-22T17:00:00Z'])
    expect(await of('xforce', '2026-11-20T05:00:00Z')).toEqual([[november], '2026-11-22T17:00:00Z'])
    expect(await of('xforce', '2027-02-01T00:00:00Z')).toEqual([[], null])
    expect(await of('kijang', '2026-11-20T05:00:00Z')).toEqual([[], '2026-11-22T17:00:00Z'])
  })

  test('after the last one nothing is listed and nothing changes', async () => {
    expect(await read('2026-12-31T17:00:00Z')).toEqual([[east, january], [], '2027-01-07T15:00:00Z'])
    expect(await read('2027-02-01T00:00:00Z')).toEqual([[], [], null])
  })
})
