import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { namesLocked } from '../../../tests/support/locks.ts'
import {
  form,
  fridayMorning,
  halfPastNine,
  ibuRina,
  monday,
  onFriday,
  someoneElse,
  testDrivesOn,
} from '../../../tests/support/test-drives.ts'
import { momentOf } from '../../lib/calendar-day.ts'
import type { Database, Db } from '../../platform/database.server.ts'
import { bookTestDrive } from '../../site/test-drive/booking.server.ts'
import type { Dealer } from '../dealers/dealer.ts'
import { findDealer } from '../dealers/dealers.server.ts'
import { lockDay } from './diary.server.ts'
import { moveAppointment } from './move.server.ts'
import { lockPhone } from './open-appointments.server.ts'

const tuesday = monday.add({ days: 1 })

describe.each(everyDatabase)('the locks of appointments on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayMorning)
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const { booked, found, bandung } = testDrivesOn(() => database.db)
  const cimahi = async () => (await findDealer(database.db, 'mahligai-puteri-berlian-cimahi')) as Dealer
  /** How many more names this locks; names that were locked before do not count. */
  const newlyLocked = async (tx: Db, lock: () => Promise<unknown>) => {
    const before = await namesLocked(tx)
    await lock()
    return (await namesLocked(tx)) - before
  }

  test("a booking locks its form, its phone number, the dealer's calendar and its whole day until the commit", async () => {
    const dealer = await bandung()
    await database.db.transaction(async (tx) => {
      expect(await bookTestDrive(tx, form(), onFriday)).toMatchObject({ ok: true })
      expect(await namesLocked(tx)).toBe(4)
      expect(await newlyLocked(tx, () => lockDay(tx, dealer, 'test-drive', monday))).toBe(0)
      expect(await newlyLocked(tx, () => lockPhone(tx, 'test-drive', ibuRina.phone))).toBe(0)
    })
    await database.db.transaction(async (tx) => expect(await namesLocked(tx)).toBe(0))
  })

  test('a booking whose slot is taken has locked the day before it checked', async () => {
    await booked()
    const dealer = await bandung()
    await database.db.transaction(async (tx) => {
      const late = await bookTestDrive(tx, form({ contact: someoneElse(1) }), onFriday)
      expect(late).toMatchObject({ refusal: { kind: 'slot-gone' } })
      expect(await newlyLocked(tx, () => lockDay(tx, dealer, 'test-drive', monday))).toBe(0)
    })
  })

  test('an appointment that moves locks its new day, at its new dealer', async () => {
    const lead = await found(await booked())
    const [from, dealer] = [momentOf(tuesday, halfPastNine, 'Asia/Jakarta'), await cimahi()]
    await database.db.transaction(async (tx) => {
      expect(await moveAppointment(tx, lead, { dealer, from }, onFriday)).toMatchObject({ ok: true })
      expect(await newlyLocked(tx, () => lockDay(tx, dealer, 'test-drive', tuesday))).toBe(0)
      expect(await newlyLocked(tx, () => lockPhone(tx, 'test-drive', ibuRina.phone))).toBe(0)
      expect(await newlyLocked(tx, () => lockDay(tx, dealer, 'test-drive', monday))).toBe(1)
    })
  })

  test('another day, dealer, kind of appointment or phone number does not have to wait', async () => {
    const [here, there] = [await bandung(), await cimahi()]
    await database.db.transaction(async (tx) => {
      await lockDay(tx, here, 'test-drive', monday)
      expect(await newlyLocked(tx, () => lockDay(tx, here, 'test-drive', monday))).toBe(0)
      expect(await newlyLocked(tx, () => lockDay(tx, here, 'test-drive', tuesday))).toBe(1)
      // Of another dealer: its day and its calendar.
      expect(await newlyLocked(tx, () => lockDay(tx, there, 'test-drive', monday))).toBe(2)
      expect(await newlyLocked(tx, () => lockDay(tx, here, 'service', monday))).toBe(1)
      await lockPhone(tx, 'test-drive', ibuRina.phone)
      expect(await newlyLocked(tx, () => lockPhone(tx, 'test-drive', ibuRina.phone))).toBe(0)
      expect(await newlyLocked(tx, () => lockPhone(tx, 'service', ibuRina.phone))).toBe(1)
      expect(await newlyLocked(tx, () => lockPhone(tx, 'test-drive', someoneElse(1).phone))).toBe(1)
    })
  })
})
