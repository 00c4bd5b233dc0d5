import { desc, eq, inArray } from 'drizzle-orm'
import { dayAndTime } from '../../lib/day.ts'
import { zoneOf } from '../../lib/zone.ts'
import { type DataSubject, mostEntries, type PersonalStore, partOf } from '../../platform/personal-data.ts'
import { dealers } from '../dealers/tables.ts'
import { appointments } from './tables.ts'
import { personalWords as words } from './words.ts'

/** The slots that are taken now. Deleting one frees it for others. */
export const appointmentsStore: PersonalStore = {
  tables: ['appointments'],

  async find(db, subject) {
    const rows = await db
      .select({ appointment: appointments, dealer: dealers.name, regency: dealers.regencyCode })
      .from(appointments)
      .innerJoin(dealers, eq(dealers.id, appointments.dealerId))
      .where(ofSubject(subject))
      .orderBy(desc(appointments.startsAt))
      .limit(mostEntries + 1)
    const part = partOf('appointments', rows, ({ appointment, dealer, regency }) => ({
      title: dayAndTime(appointment.startsAt, zoneOf(regency)),
      at: appointment.startsAt.toString(),
      facts: [
        { name: words.dealer, value: dealer },
        { name: words.request, value: subject.leads.find(({ id }) => id === appointment.leadId)?.reference ?? '' },
      ],
      data: { ...appointment, startsAt: appointment.startsAt.toString(), endsAt: appointment.endsAt.toString() },
    }))
    return [part]
  },

  async erase(tx, subject) {
    await tx.delete(appointments).where(ofSubject(subject))
  },
}

const ofSubject = ({ leads }: DataSubject) =>
  inArray(
    appointments.leadId,
    leads.map(({ id }) => id),
  )
