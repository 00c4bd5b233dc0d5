import { describe, expect, test } from 'vitest'
import { chatBeforeEach } from '../../../../tests/support/chats.ts'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { form, onFriday, someoneElse } from '../../../../tests/support/test-drives.ts'
import { makeLead } from '../../../core/conversations/chat-lead.server.ts'
import { allEvents } from '../../../core/conversations/conversations.server.ts'
import { openConversation } from '../../../core/conversations/staff-lists.server.ts'
import type { NewLead } from '../../../core/leads/leads.server.ts'
import { grant } from '../../../core/staff/grant.ts'
import type { Permission, Role } from '../../../core/staff/roles.ts'
import { aniAs } from '../../../core/staff/staff.fixture.ts'
import { Temporal } from '../../../lib/instant.ts'
import { readCalculation } from '../../../site/simulation/calculation/read-calculation.server.ts'
import { payloadOf } from '../../../site/simulation/saved/keep.ts'
import { bookTestDrive } from '../../../site/test-drive/booking.server.ts'
import { choiceOf } from '../../../site/test-drive/choice.ts'
import { readOptions } from '../../../site/test-drive/options.server.ts'
import { bandung, inserted, minutesLater, fridayNine as now, question } from '../../leads/office.fixture.ts'
import { actOnConversation } from './act-on-conversation.server.ts'
import { conversationView } from './conversation-view.server.ts'

const rina = '+6281234567890'
const drive = { model: 'xforce', dealer: bandung.slug }
const monday = '2026-11-30'
const friday = Temporal.PlainDate.from('2026-11-27')

describe.each(everyDatabase)('links that an employee inserts on $name', ({ open }) => {
  const chat = chatBeforeEach(open, { now })

  const act = (role: Role, name: string, fields: Record<string, string>) => {
    const body = new FormData()
    for (const [field, value] of Object.entries({ tindakan: name, terlihat: '99', ...fields })) body.set(field, value)
    const staff = aniAs(role, [bandung.id])
    const allow = <P extends Permission>(permission: P) => grant(staff, permission)
    const desk = { db: chat.database.db, staff, allow, clock: { now: () => now } } as unknown as Parameters<
      typeof actOnConversation
    >[0]
    return actOnConversation(desk, chat.conversation.id, body)
  }
  const view = async (role: Role, asked?: Parameters<typeof conversationView>[4]) => {
    const reads = grant(aniAs(role, [bandung.id]), 'chat:read')
    const opened = await openConversation(chat.database.db, reads, chat.conversation.id, now)
    if (!opened) throw new Error('not covered')
    return conversationView(chat.database.db, reads, opened, now, asked)
  }
  const links = async () => (await allEvents(chat.database.db, chat.conversation.id)).flatMap(({ detail }) => detail?.links ?? [])
  const formAt = (href: string) => {
    const query = Object.fromEntries(new URL(href, 'https://contoh.id').searchParams)
    return readOptions(chat.database.db, choiceOf(query), now)
  }

  test('one free time opens the form with it chosen; once it is taken, the form offers the next ones', async () => {
    const { drive: shown } = await view('call-centre', { ...drive, day: monday })
    if (!shown || shown.refusal !== null) throw new Error('no times')
    expect(shown).toMatchObject({ date: monday, zone: 'WIB' })
    expect(shown.times).toContainEqual({ value: '09:30', label: '09.30' })
    expect((await act('call-centre', 'jam', { ...drive, hari: monday, jam: '09:30' })).ok).toBe(true)
    const [sent] = await links()
    const href = `/test-drive?vehicle=xforce&dealer=${bandung.slug}&date=${monday}&time=09%3A30`
    expect(sent).toEqual({ label: 'Pesan jam ini', href })
    expect((await allEvents(chat.database.db, chat.conversation.id)).at(-1)?.text).toContain('Senin, 30 November 2026, 09.30 WIB')
    expect((await formAt(href)).schedule).toMatchObject({ date: monday, time: '09:30', missed: null })

    await bookTestDrive(chat.database.db, form({ contact: someoneElse(1) }), onFriday)
    const { missed, time } = (await formAt(href)).schedule
    expect([time, missed?.title, missed?.nearest.length]).toEqual([null, 'Jam 09.30 WIB sudah terisi.', 3])
    const again = await act('call-centre', 'jam', { ...drive, hari: monday, jam: '09:30' })
    expect(again).toEqual({ ok: false, refusal: { kind: 'slot-gone' } })
  })

  test('without a day the times are those of the first free one; a drive that cannot be is refused in words', async () => {
    expect((await view('call-centre')).drive).toBeNull()
    expect((await view('call-centre', { ...drive, day: '' })).drive).toMatchObject({ refusal: null, date: expect.any(String) })
    expect((await view('auditor', { ...drive, day: '' })).drive).toBeNull()
    for (const [changes, refusal] of [
      [{ model: 'kijang' }, 'model-missing'],
      [{ dealer: 'toko' }, 'dealer-missing'],
      [{ dealer: 'lautan-berlian-utama-motor-matraman' }, 'dealer-sells-other-cars'],
    ] as const) {
      const wrong = { ...drive, ...changes }
      expect((await view('call-centre', { ...wrong, day: '' })).drive).toEqual({ ...wrong, refusal })
      expect(await act('call-centre', 'jam', { ...wrong, hari: monday, jam: '09:30' })).toMatchObject({
        refusal: { kind: refusal },
      })
    }
    for (const [hari, jam] of [
      ['', ''],
      [monday, '03:00'],
      ['2026-02-31', '09:30'],
      ['x'.repeat(9000), '09:30'],
    ] as const)
      expect(await act('call-centre', 'jam', { ...drive, hari, jam })).toMatchObject({ refusal: { kind: 'slot-gone' } })
    expect(await links()).toEqual([])
  })

  const kept = async (changes: Partial<NewLead> = {}) =>
    inserted(
      chat.database.db,
      question({ kind: 'simulation', payload: await payload(), consent: 'simulation-1', ...changes } as Partial<NewLead>),
    )
  const payload = async () => {
    const asked = { typed: { vehicle: 'xforce', province: '32' }, withCash: false, accessories: [] }
    return payloadOf(await readCalculation(chat.database.db, asked, friday), friday, null)
  }
  const received = { kind: 'received', answerBy: null } as const
  const prove = (phone: string) =>
    makeLead(chat.database.db, chat.token, { clientId: `setuju-${phone}`, phone, provedAt: now, limits: [] }, minutesLater(0))

  test('a kept simulation of the proved number is listed, and its link asks for the code of that number', async () => {
    const own = await kept({ event: received })
    const ofBudi = await kept({ event: received, contact: { name: 'Budi', phone: '+6281398765432', email: null } })
    const draft = await kept({ event: { kind: 'drafted', answerBy: null } })
    expect((await view('call-centre')).simulations).toEqual([])
    const before = await act('call-centre', 'tersimpan', { nomor: own.reference })
    expect(before).toEqual({ ok: false, refusal: { kind: 'simulation-missing' } })

    await prove(rina)
    expect((await view('call-centre')).simulations.map(({ value }) => value)).toEqual([own.reference])
    expect((await view('auditor')).simulations).toEqual([])
    for (const nomor of [ofBudi.reference, draft.reference, '', 'x'.repeat(9000)])
      expect(await act('call-centre', 'tersimpan', { nomor })).toMatchObject({ refusal: { kind: 'simulation-missing' } })
    expect((await act('call-centre', 'tersimpan', { nomor: own.reference })).ok).toBe(true)
    expect(await links()).toEqual([{ label: 'Buka simulasi saya', href: `/permintaan?nomor=${own.reference}` }])
  })

  test('a dealer lists only simulations that were given to the dealer', async () => {
    await kept({ event: received })
    const given = await kept({ event: received, dealerId: bandung.id })
    await prove(rina)
    await act('call-centre', 'alih', { dealer: bandung.slug })
    expect((await view('dealer')).simulations.map(({ value }) => value)).toEqual([given.reference])
  })
})
