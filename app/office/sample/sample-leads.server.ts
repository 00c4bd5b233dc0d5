import { asc, eq } from 'drizzle-orm'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { currentConsent } from '../../core/consent/consent.ts'
import { calendarOf, type Dealer, dealerFrom, sells } from '../../core/dealers/dealer.ts'
import { readHolidays } from '../../core/dealers/holidays/holiday-store.server.ts'
import { openMinutesBetween } from '../../core/dealers/opening-hours.ts'
import { dealers } from '../../core/dealers/tables.ts'
import type { Lead } from '../../core/leads/lead.ts'
import { insertLead, type NewLead, recordEvent } from '../../core/leads/leads.server.ts'
import { promisedAnswer } from '../../core/leads/promise.ts'
import { staff } from '../../core/staff/tables.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Environment } from '../../platform/environment.server.ts'

type Process = { db: Db; environment: Pick<Environment, 'publicUrl'>; clock: { now(): Instant } }

const firstNames =
  'Rina Budi Siti Agus Dewi Eko Maya Hendra Putri Joko Wati Rizky Ayu Made Yohanes Fitri Andi Lestari Bayu Nia'.split(' ')
const lastNames = 'Wulandari Santoso Wijaya Siregar Hidayat Nasution Kusuma Tanjung Pratama Harahap Ginting Puspita Halim'.split(
  ' ',
)
const questions = [
  'Kapan XFORCE HEV tiba di kota kami?',
  'Apakah ada promo untuk pembelian bulan ini?',
  'Bagaimana cara memesan aksesori lewat dealer?',
  'Servis 20.000 km perlu berapa lama?',
]

/** Days over which the sample leads are spread, and the minutes of a day in which they come, after midnight in Jakarta: dealers are open. */
const days = 14
const [earliest, latest] = [9 * 60, 14 * 60]
const answerMinutes = 120

/** Adds sample leads of the last two weeks at all dealers, in every status. No message is sent to anybody. */
export async function addSampleLeads({ db, environment, clock }: Process, count: number): Promise<number> {
  const sellers = await readSellers(db)
  const cars = (await readCatalogue(db)).map(({ slug }) => slug)
  const [employee] = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(eq(staff.role, 'call-centre'))
    .orderBy(asc(staff.id))
    .limit(1)
  for (let number = 0; number < count; number++) {
    const now = sampleTime(number / count, number, clock.now())
    const context = { now, publicUrl: environment.publicUrl, tellsCrm: false }
    const dealer = sellers[(number * 7) % sellers.length]
    if (!dealer) return 0
    await db.transaction(async (tx) => {
      const lead = await insertLead(tx, sampleLead(number, dealer, cars[number % cars.length] ?? 'xpander', now), context)
      await sampleWork(tx, { lead, number, dealer, employee, until: clock.now() })
    })
  }
  return count
}

/** More of them lately, as in an inbox, and in the day. `share`: 0 is now, 1 the first day. */
function sampleTime(share: number, number: number, now: Instant): Instant {
  const ago = Math.round(share ** 2 * days)
  if (ago === 0) return now.subtract({ minutes: 3 + ((number * 7) % 110) })
  const midnight = now.toZonedDateTimeISO('Asia/Jakarta').subtract({ days: ago }).startOfDay()
  return midnight.add({ minutes: earliest + ((number * 37) % (latest - earliest)) }).toInstant()
}

async function readSellers(db: Db): Promise<Dealer[]> {
  const rows = await db.select().from(dealers).orderBy(asc(dealers.id))
  const holidays = await readHolidays(db)
  return rows.map((row) => dealerFrom(row, holidays)).filter((dealer) => sells(dealer))
}

function sampleLead(number: number, dealer: Dealer, vehicle: string, now: Instant): NewLead {
  const name = `${firstNames[(number * 3) % firstNames.length]} ${lastNames[(number * 5) % lastNames.length]}`
  // Nobody has a number that begins with 0800 0.
  const contact = { name, phone: `+6280000${String(100_000 + (number % 190)).padStart(6, '0')}`, email: null }
  const event = { kind: 'received' as const, answerBy: promisedAnswer(dealer, answerMinutes, now) }
  const common = { contact, source: number % 4 === 0 ? { utm_source: 'instagram' } : {}, event, dealerId: dealer.id }
  const kind = number % 5
  if (kind === 0) {
    const payload = { vehicle, variant: null, plan: 'bulan-ini' as const, payment: 'kredit' as const, currentVehicle: null }
    return { ...common, kind: 'consultation', payload, consent: currentConsent.consultation }
  }
  if (kind === 1) {
    const plate = `B ${1000 + number} ${'XYZ'.slice(0, 1 + (number % 3))}`
    const payload = {
      vehicle: 'xpander',
      variant: null,
      type: 'berkala' as const,
      visit: 20_000,
      year: 2023,
      colour: null,
      plate,
    }
    return {
      ...common,
      kind: 'service',
      payload: { ...payload, kilometres: 19_800, complaint: null },
      consent: currentConsent.service,
    }
  }
  if (kind === 2) {
    const payload = { topic: 'produk' as const, message: questions[number % questions.length] ?? '' }
    return { ...common, dealerId: null, kind: 'message', payload, consent: currentConsent.message }
  }
  if (kind === 3)
    return {
      ...common,
      kind: 'brochure',
      payload: { vehicle },
      consent: currentConsent.brochure,
      event: { ...event, answerBy: null },
    }
  return { ...common, kind: 'test-drive', payload: { vehicle, colour: null }, consent: currentConsent.testDrive }
}

type Work = { lead: Lead; number: number; dealer: Dealer; employee: { id: string; name: string } | undefined; until: Instant }

/** What an employee did with it: the older, the more. */
async function sampleWork(tx: Db, { lead, number, dealer, employee, until }: Work): Promise<void> {
  const by = { by: 'staff', detail: { staff: employee ?? { id: 'contoh', name: 'Contoh' } } }
  const at = lead.createdAt.add({ minutes: 12 + ((number * 17) % 200) })
  const isAnswered = number % 8 !== 0 && Temporal.Instant.compare(at, until) < 0 && number > 12
  if (!isAnswered) return
  const context = { now: at, publicUrl: '', tellsCrm: false }
  const openMinutes = openMinutesBetween(calendarOf(dealer), lead.createdAt, at)
  const result = number % 6 === 0 ? ('not-reached' as const) : ('reached' as const)
  const called = await recordEvent(
    tx,
    lead,
    { kind: result, ...by, detail: { ...by.detail, contact: 'call', openMinutes } },
    context,
  )
  const status = (['done', 'scheduled', 'invalid', 'contacted', 'done'] as const)[number % 5]
  if (status === 'done' || status === 'invalid')
    await recordEvent(tx, called, { kind: 'closed', ...by, detail: { ...by.detail, status } }, context)
  if (status === 'scheduled')
    await recordEvent(tx, called, { kind: 'status-set', ...by, detail: { ...by.detail, status } }, context)
}
