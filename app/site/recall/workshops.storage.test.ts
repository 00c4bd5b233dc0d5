import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { findDealer, seedDealers } from '../../core/dealers/dealers.server.ts'
import { rememberDealer } from '../../core/dealers/own-dealer.server.ts'
import { serves } from '../../core/leads/eligible-dealers.ts'
import type { Database } from '../../platform/database.server.ts'
import { readWorkshops } from './workshops.server.ts'

const address = 'https://situs.example/aftersales/recall/result'

describe.each(everyDatabase)('workshops for a recall on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedDealers(database.db)
  })
  afterAll(() => database.close())

  test('every one of them carries out recalls, whatever the province', async () => {
    const { provinces } = await readWorkshops(database.db, new Request(address))
    expect(provinces).toHaveLength(38)
    for (const { slug } of provinces) {
      const { nearest } = await readWorkshops(database.db, new Request(`${address}?provinsi=${slug}`))
      expect(nearest, slug).toHaveLength(4)
      for (const one of nearest) {
        const dealer = await findDealer(database.db, one.slug)
        expect(dealer && serves(dealer, 'kampanye-perbaikan'), one.slug).toBe(true)
      }
    }
  })

  test('without a province, the dealer that the device remembers is the place to start from', async () => {
    const headers = await rememberDealer(new Request(address), 'dealer-contoh-kupang')
    const [cookie = ''] = Object.values(headers)
    const request = new Request(address, { headers: { Cookie: cookie.split(';', 1)[0] ?? '' } })
    const { province, nearest } = await readWorkshops(database.db, request)
    expect(province?.slug).toBe('nusa-tenggara-timur')
    expect(nearest[0]?.slug).toBe('dealer-contoh-kupang')
  })

  test('without any place the list is empty, and an unknown province is reported', async () => {
    expect((await readWorkshops(database.db, new Request(address))).nearest).toEqual([])
    const { nearest, unknown } = await readWorkshops(database.db, new Request(`${address}?provinsi=atlantis`))
    expect([nearest, unknown]).toEqual([[], [{ name: 'provinsi', value: 'atlantis' }]])
  })
})
