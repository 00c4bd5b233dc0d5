import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { fridayNine, inserted, question } from '../../office/leads/office.fixture.ts'
import type { Database } from '../../platform/database.server.ts'
import { leadsStore, picturesInFile } from './personal-data.server.ts'
import { leadPictures } from './tables.ts'

describe.each(everyDatabase)('the pictures in a file of own data on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
  })
  afterAll(() => database.close())

  test('are the newest that fit, and those of no other person', async () => {
    const { db } = database
    const lead = await inserted(db, question())
    const other = await inserted(db, question({ contact: { ...question().contact, phone: '+6281377219053' } }))
    const add = async (leadId: string, size: number, hour: number) => {
      const id = randomUUID()
      const look = { contentType: 'image/jpeg', width: 2, height: 1, bytes: new Uint8Array(size).fill(1) }
      await db.insert(leadPictures).values({ ...look, id, leadId, at: fridayNine.add({ hours: hour }) })
      return id
    }
    const [older, large, newest] = [await add(lead.id, 3, 1), await add(lead.id, 9, 2), await add(lead.id, 6, 3)]
    await add(other.id, 1, 4)
    const subject = { phone: null, numberHash: null, leads: [lead] }
    const found = await picturesInFile(db, subject, 9)
    expect([...found.keys()].toSorted()).toEqual([older, newest].toSorted())
    expect(found.get(older)).toBe('data:image/jpeg;base64,AQEB')
    expect([...(await picturesInFile(db, subject, 18)).keys()]).toContain(large)
    expect((await picturesInFile(db, { ...subject, leads: [] }, 18)).size).toBe(0)
  })
})

describe.each(everyDatabase)('a request in own data on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
  })
  afterAll(() => database.close())

  test('says of each value how the visitor came what it is', async () => {
    const source = {
      utm_campaign: 'kamp',
      utm_term: 'kata',
      referrer: 'https://berita.example',
      page: '/promo',
      gclid: 'KLIKabc',
    }
    const lead = await inserted(database.db, question({ source }))
    const subject = { phone: null, numberHash: null, leads: [lead] }
    const [requests] = await leadsStore.find(database.db, subject, fridayNine)
    const facts = requests?.entries[0]?.facts.filter(({ name }) => name.startsWith('Asal kunjungan'))
    expect(Object.fromEntries(facts?.map(({ name, value }) => [name.replace('Asal kunjungan: ', ''), value]) ?? [])).toEqual({
      kampanye: 'kamp',
      'kata kunci': 'kata',
      'situs sebelumnya': 'https://berita.example',
      halaman: '/promo',
      'id klik iklan Google (gclid)': 'KLIKabc',
    })
  })
})
