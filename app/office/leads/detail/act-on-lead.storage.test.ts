import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { Forbidden, grant } from '../../../core/staff/grant.ts'
import { type Permission, permissions, type Role, roles } from '../../../core/staff/roles.ts'
import { aniAs } from '../../../core/staff/staff.fixture.ts'
import { auditEntries } from '../../../core/staff/tables.ts'
import type { Database } from '../../../platform/database.server.ts'
import { addEmployee, bandung, consultation, fridayNine, inserted, minutesLater, question } from '../office.fixture.ts'
import { actOnLead, type LeadForm, leadForms } from './act-on-lead.server.ts'
import { openLead, openPicture } from './detail.server.ts'

const needed: Record<LeadForm, Permission> = {
  catatan: 'lead:answer',
  tugas: 'lead:answer',
  kontak: 'lead:answer',
  konfirmasi: 'lead:answer',
  status: 'lead:answer',
  alih: 'lead:answer',
  pesan: 'lead:answer',
  gabung: 'lead:merge',
  pisah: 'lead:merge',
}

describe.each(everyDatabase)('the forms of an opened lead on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
    await addEmployee(database.db, 'pusat', 'call-centre')
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const deskOf = (role: Role) => {
    const staff = aniAs(role, [bandung.id])
    const allow = <P extends Permission>(permission: P) => grant(staff, permission)
    return { db: database.db, staff, allow } as unknown as Parameters<typeof actOnLead>[0]
  }
  const form = (fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return body
  }
  const act = (role: Role, reference: string, fields: Record<string, string>) =>
    actOnLead(deskOf(role), reference, form(fields), minutesLater(5)).catch((error) => {
      if (error instanceof Forbidden) return 'forbidden' as const
      throw error
    })

  const matrix = roles.flatMap((role) => (Object.keys(leadForms) as LeadForm[]).map((name) => [role, name] as const))

  test.each(matrix)('%s: %s is allowed as the table of permissions says', async (role, name) => {
    const { reference } = await inserted(database.db, consultation(bandung.id))
    const before = await database.db.$count(auditEntries)
    const answer = await act(role, reference, { tindakan: name, catatan: 'Baik.', status: 'selesai', hasil: 'reached' })
    const isAllowed = (permissions[needed[name]] as readonly Role[]).includes(role)
    expect(answer === 'forbidden').toBe(!isAllowed)
    if (!isAllowed) expect(await database.db.$count(auditEntries)).toBe(before)
  })

  test.each(roles)('%s: an unknown action changes nothing', async (role) => {
    const { reference } = await inserted(database.db, consultation(bandung.id))
    for (const tindakan of ['', 'hapus', 'toString', '__proto__']) {
      const answer = await act(role, reference, { tindakan })
      expect(answer === 'forbidden' || answer).toEqual(
        (permissions['lead:answer'] as readonly Role[]).includes(role) ? { ok: false, refusal: 'not-possible' } : true,
      )
    }
  })

  test.each([
    [{ tindakan: 'status', status: 'rahasia' }, 'not-possible'],
    [{ tindakan: 'kontak', hasil: 'cancelled' }, 'not-possible'],
    [{ tindakan: 'alih', dealer: 'tidak-ada' }, 'dealer-unknown'],
    [{ tindakan: 'tugas', petugas: 'tidak-ada' }, 'employee-unknown'],
    [{ tindakan: 'pesan', templat: 'tidak-ada' }, 'template-unfit'],
    [{ tindakan: 'gabung', duplikat: 'XX-000000' }, 'unknown'],
    [{ tindakan: 'konfirmasi' }, 'not-possible'],
    [{ tindakan: 'pisah' }, 'not-possible'],
    [{ tindakan: 'catatan', catatan: '' }, 'note-missing'],
  ])('%j is refused with a reason', async (fields, refusal) => {
    const { reference } = await inserted(database.db, consultation(bandung.id))
    expect(await act('administrator', reference, fields)).toEqual({ ok: false, refusal })
  })

  test('opening a lead is one look in the audit log, however often the page refreshes itself', async () => {
    const { reference } = await inserted(database.db, question())
    const before = await database.db.$count(auditEntries)
    const reading = grant(aniAs('auditor'), 'lead:read')
    for (const minutes of [0, 1, 9]) await openLead(database.db, reading, reference, minutesLater(minutes).now)
    expect(await database.db.$count(auditEntries)).toBe(before + 1)
    await openLead(database.db, reading, reference, minutesLater(30).now)
    expect(await database.db.$count(auditEntries)).toBe(before + 2)
  })

  test('a lead of another dealer, a draft and a picture that is not there look the same: nothing', async () => {
    const elsewhere = await inserted(database.db, consultation('d001'))
    const draft = await inserted(database.db, question({ event: { kind: 'drafted', answerBy: null } }))
    const ofDealer = grant(aniAs('dealer', [bandung.id]), 'lead:read')
    const everyone = grant(aniAs('call-centre'), 'lead:read')
    expect(await openLead(database.db, ofDealer, elsewhere.reference, fridayNine)).toBeNull()
    expect(await openPicture(database.db, ofDealer, elsewhere.reference, elsewhere.id, fridayNine)).toBeNull()
    expect(await openLead(database.db, everyone, draft.reference, fridayNine)).toBeNull()
    expect(await openPicture(database.db, everyone, elsewhere.reference, 'tidak-ada', fridayNine)).toBeNull()
  })

  test('other requests of the number are shown, but to a dealer only its own', async () => {
    const own = await inserted(database.db, consultation(bandung.id))
    await inserted(database.db, consultation('d001'))
    await inserted(database.db, question())
    const others = async (role: Role) =>
      (await openLead(database.db, grant(aniAs(role, [bandung.id]), 'lead:read'), own.reference, fridayNine))?.others.length
    expect([await others('call-centre'), await others('dealer')]).toEqual([2, 0])
  })
})
