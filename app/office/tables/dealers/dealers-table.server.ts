import { asc, eq } from 'drizzle-orm'
import { carClasses } from '~/core/cars/car.ts'
import { classNames } from '~/core/cars/words.ts'
import type { Edit } from '~/core/content/sheets/edits.ts'
import { type AnyRow, defineSheet, type RowOf } from '~/core/content/sheets/sheet.ts'
import { defineStore } from '~/core/content/sheets/sheets.server.ts'
import { dealerFrom } from '~/core/dealers/dealer.ts'
import { readHolidays } from '~/core/dealers/holidays/holiday-store.server.ts'
import { countOutlets } from '~/core/dealers/nearest/in-region.server.ts'
import { openingHours } from '~/core/dealers/opening-hours.ts'
import { regencies, regencyOf } from '~/core/dealers/regions.ts'
import { dealerChanged } from '~/core/dealers/search-dealers.server.ts'
import { services } from '~/core/dealers/services.ts'
import { dealers } from '~/core/dealers/tables.ts'
import type { Instant } from '~/lib/instant.ts'
import { toSlug } from '~/lib/slug.ts'
import type { Db } from '~/platform/database.server.ts'
import type { Table, WrongRow } from '../table.ts'
import { hitText, lockCalendars } from './appointments-hit.server.ts'
import { readWeek, writeWeek } from './weekly-hours.ts'

const serviceNames = { sales: 'Penjualan', service: 'Servis', 'spare-parts': 'Suku cadang', 'bodi-cat': 'Bodi & cat' }

export const dealersSheet = defineSheet({
  name: 'dealer',
  title: 'Dealer',
  help: 'Alamat, layanan, dan jam buka setiap dealer. Hari khusus dan kapasitas diatur di Kalender.',
  columns: {
    id: {
      kind: 'text',
      longest: 40,
      pattern: '[A-Za-z0-9-]+',
      patternHelp: 'ditulis dengan huruf, angka, dan tanda hubung',
      label: 'Kode',
      help: 'Kode tetap dealer. Tidak bisa diganti.',
    },
    name: { kind: 'text', longest: 100, label: 'Nama', help: 'Nama yang dibaca pengunjung.' },
    group: { kind: 'text', longest: 100, optional: true, label: 'Grup', help: 'Perusahaan pemilik.' },
    regency: {
      kind: 'choice',
      options: regencies.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
      label: 'Kota atau kabupaten',
      help: 'Menentukan zona waktu. Untuk dealer yang sudah ada, ganti lewat Perbaikan wilayah.',
    },
    address: { kind: 'text', longest: 300, optional: true, label: 'Alamat', help: 'Jalan dan nomor.' },
    latitude: { kind: 'number', least: -11, most: 6, label: 'Lintang', help: 'Misalnya -6,2.' },
    longitude: { kind: 'number', least: 95, most: 141, label: 'Bujur', help: 'Misalnya 106,8.' },
    precision: {
      kind: 'choice',
      options: [
        { value: 'street', label: 'Tepat' },
        { value: 'district', label: 'Kecamatan' },
        { value: 'city', label: 'Kota' },
      ],
      label: 'Ketepatan titik',
      help: 'Tepat, Kecamatan, atau Kota.',
    },
    services: {
      kind: 'choices',
      options: services.map((value) => ({ value, label: serviceNames[value] })),
      label: 'Layanan',
      help: 'Dipisah koma: Penjualan, Servis, Suku cadang, Bodi & cat.',
    },
    segments: {
      kind: 'choices',
      options: carClasses.map((value) => ({ value, label: classNames[value] })),
      label: 'Kelas mobil',
      help: 'Dipisah koma.',
    },
    hours: { kind: 'text', longest: 200, label: 'Jam buka', help: 'Seperti Sen–Jum 08:30-16:30; Sab 08:30-14:30.' },
    phone: {
      kind: 'text',
      longest: 30,
      optional: true,
      pattern: '[+(]?[0-9][0-9 ()-]{5,}',
      patternHelp: 'ditulis dengan angka, seperti 022-7501234',
      label: 'Telepon',
      help: 'Kosong: nomor pusat yang tampil.',
    },
    sample: {
      kind: 'choice',
      options: [
        { value: 'yes', label: 'Ya' },
        { value: 'no', label: 'Tidak' },
      ],
      label: 'Contoh',
      help: 'Ya kalau dealer ini karangan.',
    },
  },
  key: ['id'],
})

type DealerRow = RowOf<typeof dealersSheet.columns>

const countDealers = async (db: Db): Promise<number> => (await countOutlets(db, {})).outlets

const store = defineStore({ sheet: dealersSheet, seed: () => [], own: { read: readRows, count: countDealers, write: writeRows } })

/** The dealers. Their exception days and capacity are in the calendar. */
export const dealersTable: Table = {
  store,
  group: 'dealers',
  lock: (tx, edits) => lockCalendars(tx, changedIds(edits)),
  check,
}

const changedIds = (edits: readonly Edit[]) => edits.flatMap(({ before }) => (before ? [String(before.id)] : []))

async function readRows(db: Db): Promise<DealerRow[]> {
  const rows = await db.select().from(dealers).orderBy(asc(dealers.name), asc(dealers.id))
  return rows.map((dealer) => ({
    ...{ id: dealer.id, name: dealer.name, group: dealer.dealerGroup, regency: dealer.regencyCode, address: dealer.address },
    ...{ latitude: dealer.latitude, longitude: dealer.longitude, precision: dealer.geoPrecision },
    ...{ services: dealer.services, segments: dealer.segments, phone: dealer.phone },
    hours: writeWeek(dealer.openingHours as Record<string, string>),
    sample: dealer.sample ? 'yes' : 'no',
  }))
}

async function writeRows(tx: Db, _: readonly DealerRow[], edits: readonly Edit[], { by }: { by: string }): Promise<void> {
  for (const { before, after } of edits) {
    if (!after) continue
    const row = after as DealerRow
    if (before) await tx.update(dealers).set(factsOf(row)).where(eq(dealers.id, row.id))
    else await tx.insert(dealers).values({ ...factsOf(row), ...firstFacts(row, by) })
    const [stored] = await tx.select({ slug: dealers.slug }).from(dealers).where(eq(dealers.id, row.id))
    if (stored) await dealerChanged(tx, stored.slug)
  }
}

function factsOf({ name, group, address, latitude, longitude, precision, services, segments, hours, phone, sample }: DealerRow) {
  return {
    ...{ name, dealerGroup: group, address, latitude, longitude, geoPrecision: precision, phone },
    services: [...services],
    segments: [...segments],
    openingHours: readWeek(hours) ?? {},
    sample: sample === 'yes',
  }
}

/** What a dealer begins with. The calendar changes the numbers of cars and bays. */
function firstFacts({ id, name, regency }: DealerRow, by: string) {
  return {
    ...{ id, slug: toSlug(`${name} ${id}`), regencyCode: regency, city: cityOf(regency) },
    ...{ otherDays: [], demonstrationCars: 1, serviceBays: 2, demonstrationCarsByHour: {}, serviceBaysByHour: {} },
    ...{ source: by, sourceDate: '', confidence: 'high', hoursConfidence: 'source', note: null },
  }
}

const cityOf = (regency: string) => regencyOf(regency).name.replace(/^(Kota|Kabupaten) /, '')

async function check(rows: readonly AnyRow[], db: Db, now: Instant): Promise<WrongRow[]> {
  const stored = await db.select().from(dealers)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const gone = stored.filter(({ id }) => !byId.has(id))
  const moved = stored.flatMap(({ id, regencyCode }) => {
    const row = byId.get(id)
    return row && row.regency !== regencyCode ? [row] : []
  })
  return [
    ...gone.map(({ id, name }) => ({
      row: { id },
      column: null,
      text: `${name} tidak bisa dihapus: permintaan pelanggan menyebutnya`,
    })),
    ...moved.map((row) => ({
      row,
      column: 'regency',
      text: 'Ganti kota lewat Perbaikan wilayah, karena jadwal yang ada ikut diperiksa',
    })),
    ...rows.flatMap(wrongHours),
    ...(await lostAppointments(stored, byId, db, now)),
  ]
}

function wrongHours(row: AnyRow): WrongRow[] {
  const week = readWeek(String(row.hours))
  if (week && openingHours.safeParse(week).success) return []
  return [{ row, column: 'hours', text: 'Jam buka harus seperti Sen–Jum 08:30-16:30; Sab 08:30-14:30' }]
}

type Stored = typeof dealers.$inferSelect

/** New opening hours may not take the place of an appointment: the same rule as in the calendar. */
async function lostAppointments(
  stored: readonly Stored[],
  byId: ReadonlyMap<unknown, AnyRow>,
  db: Db,
  now: Instant,
): Promise<WrongRow[]> {
  const wrong: WrongRow[] = []
  for (const dealer of stored) {
    const row = byId.get(dealer.id)
    const hours = readWeek(String(row?.hours ?? ''))
    const written = openingHours.safeParse(hours)
    if (!row || !written.success || row.hours === writeWeek(dealer.openingHours as Record<string, string>)) continue
    const before = dealerFrom(dealer, await readHolidays(db))
    const text = await hitText(db, before, { ...before, openingHours: written.data }, now)
    if (text) wrong.push({ row, column: 'hours', text })
  }
  return wrong
}
