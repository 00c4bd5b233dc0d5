import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyFolder, filesIn } from '../../../tests/support/channels.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { typedTexts, useEveryJourney } from '../../../tests/support/every-journey.ts'
import { seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { fridayMorning } from '../../../tests/support/test-drives.ts'
import { spellingsOf, tablesIn, tracesOf } from '../../../tests/support/traces.ts'
import { openLead } from '../../office/leads/detail/detail.server.ts'
import { readFigures } from '../../office/leads/figures/figures.server.ts'
import { addEmployee, inserted, leadNow, question } from '../../office/leads/office.fixture.ts'
import { noteLead, recordContact } from '../../office/leads/work/answer.server.ts'
import { mergeLeads } from '../../office/leads/work/merge.server.ts'
import type { Database } from '../../platform/database.server.ts'
import { Device } from '../../platform/device.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { type PersonalPart, personalSections } from '../../platform/personal-data.ts'
import { seedPreOrder } from '../../site/pre-order/opening.server.ts'
import { issueCode } from '../codes/codes.server.ts'
import { recordOwnNumber } from '../codes/own-numbers.server.ts'
import { changeContent } from '../content/content.server.ts'
import { seedFleetOffer } from '../content/fleet-offer.server.ts'
import { seedSettings } from '../content/settings.server.ts'
import { conversations } from '../conversations/tables.ts'
import { sendAsVisitor, startConversation } from '../conversations/visitor.server.ts'
import { rememberDevice } from '../leads/form/remembered.server.ts'
import { findLead } from '../leads/leads.server.ts'
import { newRequestKey } from '../leads/private-address.server.ts'
import { progressOf } from '../leads/progress.ts'
import { seedMaintenance } from '../maintenance/maintenance.server.ts'
import { giveUp } from '../messages/dead-letters.server.ts'
import { deliverToFile, showDeadLetter } from '../messages/file-channel.server.ts'
import { outgoing } from '../messages/outbox.server.ts'
import { outbox } from '../messages/tables.ts'
import { grantTo } from '../staff/staff.fixture.ts'
import { correctPerson } from './correct.server.ts'
import { erasePerson } from './erase.server.ts'
import { findPersonalData } from './find.server.ts'
import { registerRequest } from './requests.server.ts'
import { personalStores, tablesWithoutPersons } from './stores.server.ts'
import { numberHash, subjectOf } from './subject.server.ts'
import { privacyHandOvers, privacyRequests, privacyVisits } from './tables.ts'

const at = { now: fridayMorning, publicUrl: 'https://contoh.id', tellsCrm: true }
const later = { ...at, now: fridayMorning.add({ minutes: 30 }) }
const pakSurya = { name: 'Surya Wangsadikara', phone: '+6281377219053', email: 'surya.w@suratku.example' }
const newName = 'Suryadi Wangsadikara'
const traces = [
  ...['Wangsadikara', 'surya.w', 'suratku.example', 'zaman kuda gigit besi'],
  ...spellingsOf(pakSurya.phone),
  ...Object.values(typedTexts),
  typedTexts.plate.replaceAll(' ', ''),
]
const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: pakSurya.email }

describe.each(everyDatabase)('the data of a person on $name', ({ open }) => {
  let database: Database
  let folder: Awaited<ReturnType<typeof emptyFolder>>
  beforeAll(async () => {
    database = await open()
    folder = await emptyFolder()
    await seedCarsAndDealers(database.db, fridayMorning)
    await changeContent(database.db, async (tx) => {
      for (const seed of [seedSettings, seedMaintenance, seedFleetOffer, seedPreOrder]) await seed(tx, fridayMorning)
    })
    await addEmployee(database.db, 'ani-call-centre', 'call-centre')
  })
  afterAll(async () => {
    await database.close()
    await folder[Symbol.asyncDispose]()
  })

  const environment = () => readEnvironment({ DATA_DIR: folder.path })
  const answering = grantTo('call-centre', 'lead:answer')

  /** The forms of the site, the work of employees, and everything else that stores something about the person. */
  async function leaveTraces() {
    const { db } = database
    const tokens = await useEveryJourney(db, pakSurya, at)
    const lead = await findLead(db, tokens.message ?? '', at.now)
    if (!lead) throw new Error('no message')
    await openLead(db, grantTo('call-centre', 'lead:read'), lead.reference, at.now)
    await noteLead(db, answering, lead.reference, 'Pak Wangsadikara minta ditelepon sore, bukan zaman kuda gigit besi', at)
    await recordContact(db, answering, lead.reference, { by: 'call', result: 'not-reached' }, at)
    const request = new Request('https://contoh.id/')
    await rememberDevice(db, request, pakSurya, at.now)
    await recordOwnNumber(db, await Device.of(request), pakSurya.phone, at.now)
    const code = { purpose: 'my-data', flow: 'alur', phone: pakSurya.phone, client: 'satu', device: 'dua' }
    await db.transaction((tx) => issueCode(tx, { ...code, channel: 'sms', deliver: true }, at.now))
    await correctPerson(db, environment(), { phone: pakSurya.phone, contact: { ...pakSurya, name: newName } }, later)
    const expiresAt = at.now.add({ hours: 1 })
    await db.insert(privacyVisits).values({ secretHash: 'rahasia', phone: pakSurya.phone, expiresAt })
    const hashOf = await numberHash(db, environment())
    await registerRequest(db, {
      ...{ kind: 'restriction', bySelf: false, subjectHash: hashOf(pakSurya.phone), phone: pakSurya.phone },
      ...{ wish: `Ini ${pakSurya.name}, jangan dipakai dulu`, receivedAt: at.now },
    })
    const chat = await startConversation(
      db,
      { key: newRequestKey(), name: newName, page: '/promo', zone: null, device: 'dua', client: 'satu' },
      at.now,
    )
    if (!chat.ok) throw new Error('no conversation')
    const sent = { kind: 'message', text: 'Nomor saya masih sama', clientId: 'pesan-1' } as const
    await sendAsVisitor(db, chat.value.token, sent, at.now)
    await db.update(conversations).set({ phone: pakSurya.phone }).where(eq(conversations.id, chat.value.conversation.id))
    for (const row of await db.select().from(outbox)) await deliverToFile(folder.path, outgoing(row))
    const [first] = await db.select().from(outbox)
    const letter = first && (await giveUp(db, first.id, 'number unknown', at.now))
    if (letter) await showDeadLetter(folder.path, letter)
    return lead
  }

  const found = async (): Promise<PersonalPart[]> =>
    findPersonalData(database.db, await subjectOf(database.db, environment(), pakSurya.phone), later.now)
  const figures = () => {
    const period = { from: fridayMorning.subtract({ hours: 2 }), to: fridayMorning.add({ hours: 2 }) }
    const grant = grantTo('administrator', 'figures:read')
    return readFigures(database.db, grant, { ...period, by: 'kind' }, fridayMorning.add({ hours: 100 }))
  }

  test('is shown whole, erased from every table and file, and leaves figures and register', async () => {
    const { db } = database
    const lead = await leaveTraces()
    const duplicate = await inserted(db, question({ contact: ibuRina }))
    await recordContact(db, answering, duplicate.reference, { by: 'call', result: 'reached' }, later)
    const merge = { duplicate: duplicate.reference, main: lead.reference }
    expect(await mergeLeads(db, grantTo('call-centre', 'lead:merge'), merge, later)).toMatchObject({ ok: true })

    const parts = await found()
    expect(parts.map(({ section, entries }) => [section, entries.length > 0])).toEqual(
      personalSections.map((section) => [section, true]),
    )
    const shown = JSON.stringify(parts)
    for (const text of [newName, pakSurya.name, pakSurya.email, pakSurya.phone, ...Object.values(typedTexts)])
      expect(shown).toContain(text)
    // The search sees every place in which the person is: otherwise it would prove nothing.
    const before = await tracesOf(traces, { db, folder: folder.path })
    for (const place of [
      'leads',
      'lead_events',
      'lead_progress',
      'outbox',
      'conversations',
      'codes',
      'people',
      'remembered_contacts',
    ])
      expect(
        before.filter((trace) => trace.startsWith(`table ${place}: `)),
        place,
      ).not.toEqual([])
    expect(before.filter((trace) => trace.startsWith('file '))).not.toEqual([])

    const counted = await figures()
    const erasing = { phone: pakSurya.phone, by: null }
    const erased = await erasePerson(db, environment(), erasing, { ...later, now: fridayMorning.add({ hours: 100 }) })

    // Ibu Rina gave the same e-mail address: it is hers too, and stays with her request.
    const shared = /: (surya\.w|suratku\.example)$/
    const after = await tracesOf(traces, { db, folder: folder.path })
    expect(after.filter((trace) => !shared.test(trace))).toEqual([])
    expect(after.filter((trace) => shared.test(trace))).not.toEqual([])
    expect(progressOf(await leadNow(db, duplicate))?.mergedInto).toBeNull()
    expect(await figures()).toEqual(counted)
    const kept = (await found()).filter(({ entries }) => entries.length > 0)
    expect(kept.map(({ section }) => section)).toEqual(['privacy-requests'])
    expect((await db.select().from(privacyRequests)).map(({ phone, wish }) => [phone, wish])).toEqual(
      Array.from({ length: 3 }, () => [null, null]),
    )
    const recipients = (await db.select().from(privacyHandOvers)).map(({ recipient }) => recipient)
    expect(recipients.toSorted()).toEqual(['crm', 'd011', 'd068'])
    expect(erased.handOvers.map(({ recipient }) => recipient).toSorted()).toEqual(recipients.toSorted())
    expect(await filesIn(folder.path)).toEqual([])

    await erasePerson(db, environment(), { ...erasing, phone: ibuRina.phone }, later)
    expect(await tracesOf([...traces, ibuRina.name, ...spellingsOf(ibuRina.phone)], { db, folder: folder.path })).toEqual([])
  })

  test('the CRM is told to erase each lead, in a message that names nobody', async () => {
    const rows = await database.db.select().from(outbox).where(sql`${outbox.template} = 'lead_erased'`)
    expect(rows).toHaveLength(11)
    expect(JSON.parse(rows[0]?.text ?? '')).toMatchObject({
      lead: { reference: expect.stringMatching(/^[A-Z]{2}-\w{6}$/) },
      event: { kind: 'erased' },
    })
  })

  test('every table belongs to one store, or is named as one without persons', async () => {
    const names = (await tablesIn(database.db)).filter(({ schema }) => schema === 'public').map(({ name }) => name)
    const declared = [...personalStores.flatMap(({ tables }) => tables), ...tablesWithoutPersons]
    expect(declared.toSorted()).toEqual(names.toSorted())
  })
})
