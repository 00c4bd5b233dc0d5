import { describe, expect, test } from 'vitest'
import { everyKind, type Installation } from '../../../tests/support/installations.ts'
import { seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { fridayNine, inserted, minutesLater, question } from '../../office/leads/office.fixture.ts'
import { archiveIn, backUp, restore } from '../../platform/backup/installations.fixture.ts'
import type { Db } from '../../platform/database.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { leads } from '../leads/tables.ts'
import { erasePerson } from './erase.server.ts'
import { repeatErasures } from './repeat-erasures.server.ts'
import { registerRequest } from './requests.server.ts'
import { numberHash } from './subject.server.ts'
import { privacyHandOvers, privacyRequests } from './tables.ts'

const ibuRina = question().contact
const pakBudi = { ...ibuRina, name: 'Budi Santoso', phone: '+6281377219053' }
const later = fridayNine.add({ hours: 48 })

describe.each(everyKind)('after a restore, $name', ({ migrated }) => {
  const environmentOf = ({ environment }: Installation) => readEnvironment({ DATA_DIR: environment.dataDir })

  /** Both have asked something, and Ibu Rina has asked an employee to delete her data. Returns that request. */
  async function beforeBackup(db: Db, environment: ReturnType<typeof environmentOf>) {
    await seedCarsAndDealers(db, fridayNine)
    for (const contact of [ibuRina, pakBudi]) await inserted(db, question({ contact }))
    const hashOf = await numberHash(db, environment)
    const { phone } = ibuRina
    const asked = { kind: 'deletion', bySelf: false, subjectHash: hashOf(phone), phone, wish: 'Hapus data saya' } as const
    return registerRequest(db, { ...asked, receivedAt: fridayNine })
  }

  const stored = async (db: Db) => ({
    names: (await db.select().from(leads)).map(({ name }) => name),
    requests: (await db.select().from(privacyRequests)).map(({ phone, wish, erasedAt }) => [phone, wish, String(erasedAt)]),
    handOvers: (await db.select().from(privacyHandOvers)).map(({ recipient }) => recipient),
  })

  test('a person who was erased after the backup is erased again, and the register knows it', async () => {
    await using site = await migrated()
    const environment = environmentOf(site)
    const request = await site.use((db) => beforeBackup(db, environment))
    await backUp(site)
    const erasing = { phone: ibuRina.phone, by: 'ani', request }
    const context = { ...minutesLater(0), now: later, tellsCrm: true }
    await site.use((db) => erasePerson(db, environment, erasing, context))

    await restore(archiveIn(site), site, { replace: true })
    const register = { requests: [[null, null, String(later)]], handOvers: ['crm'] }
    expect(await site.use(stored)).toEqual({ names: [ibuRina.name, pakBudi.name], ...register })
    expect(await site.use((db) => repeatErasures(db, environment, later))).toBe(1)
    expect(await site.use(stored)).toEqual({ names: [pakBudi.name], ...register })
  })
})
