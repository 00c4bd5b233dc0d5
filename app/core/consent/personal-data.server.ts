import { desc, eq, inArray } from 'drizzle-orm'
import { dayAndTime } from '../../lib/day.ts'
import { own } from '../../lib/own.ts'
import { mostEntries, type PersonalStore, partOf } from '../../platform/personal-data.ts'
import { consentTexts } from './consent.ts'
import { consents, consentWithdrawals } from './tables.ts'
import { words } from './words.ts'

/**
 * Given and withdrawn consents. An erasure keeps them: the controller must be able to show that consent was given (UU 27/2022
 * Pasal 24). They hold a reference, a version and times; without the lead, nothing leads from them to a person.
 */
export const consentsStore: PersonalStore = {
  tables: ['consents', 'consent_withdrawals'],

  async find(db, { leads }) {
    const rows = await db
      .select({ consent: consents, withdrawnAt: consentWithdrawals.at })
      .from(consents)
      .leftJoin(consentWithdrawals, eq(consentWithdrawals.consentId, consents.id))
      .where(
        inArray(
          consents.reference,
          leads.map(({ reference }) => reference),
        ),
      )
      .orderBy(desc(consents.givenAt))
      .limit(mostEntries + 1)
    const part = partOf('consents', rows, ({ consent, withdrawnAt }) => ({
      title: consent.reference,
      at: consent.givenAt.toString(),
      facts: [
        { name: words.agreedTo, value: textOf(consent.textVersion) },
        { name: words.state, value: withdrawnAt ? words.withdrawn(dayAndTime(withdrawnAt, 'Asia/Jakarta')) : words.valid },
      ],
      data: { ...consent, givenAt: consent.givenAt.toString(), withdrawnAt: withdrawnAt?.toString() ?? null },
    }))
    return [part]
  },

  async erase() {},
}

const textOf = (version: string): string => own(consentTexts, version) ?? version
