import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../server/seed.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readHelp } from './help.server.ts'
import { readQuery } from './search.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')

describe.each(everyDatabase)('the search for help on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seed(database.db, now)
  })
  afterAll(() => database.close())

  const find = async (q: string) => {
    const { page } = await readHelp(database.db, readQuery(new URLSearchParams({ q })), now)
    if (!page.found) throw new Error('nothing was asked')
    const { how, answered, questions, elsewhere } = page.found
    return { how, answered, questions: questions.map(({ slug }) => slug), elsewhere: elsewhere.map(({ label }) => label) }
  }

  test('a question with all words comes first, also in other forms of the words', async () => {
    const { how, questions } = await find('Berapa lama garansi aki?')
    expect(how).toBe('found')
    expect((await find('garansinya aki')).questions).toEqual(questions)
    expect(questions.length).toBeGreaterThan(0)
  })

  test('a typing error is understood', async () => {
    const right = await find('garansi aki')
    expect(await find('garnsi aki')).toEqual({ ...right, how: 'corrected' })
  })

  test('lights and documents are found, and nothing of other kinds', async () => {
    expect((await find('bpkb')).elsewhere).toContain('BPKB')
    expect((await find('oli')).elsewhere).toContain('Tekanan oli mesin')
    expect(await find('wisata bandung')).toMatchObject({ questions: [], elsewhere: [] })
  })

  test('a query that says nothing finds nothing, whatever it is', async () => {
    for (const q of ['yang', '?!', 'zzzyx', `${'a'.repeat(50)} ${'b'.repeat(49)}`]) expect((await find(q)).how, q).toBe('nothing')
  })
})
