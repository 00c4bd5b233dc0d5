import type { Query } from '../bench/connection.ts'

/** First names and how often they occur, from the commonest on; then family names, all about as common. */
const firstNames =
  `Muhammad Siti Nur Ahmad Agus Sri Dewi Budi Eko Rina Andi Dian Putri Hendra Yuni Rudi Lestari Bambang Wahyu Indah
Joko Ani Fitri Dedi Maya Iwan Ratna Ari Tri Rizky Bayu Wati Heri Lina Adi Nia Yusuf Rini Fajar Mega Galih Tika Surya Ayu Doni Vina
Made Komang Ketut Wayan Yohanes Maria Stefanus Theresia Gunawan Kevin Michael Felicia Zulkifli Qonita`.split(/\s+/)
const lastNames =
  `Wulandari Santoso Wijaya Setiawan Hidayat Nugroho Saputra Pratama Kusuma Rahmawati Siregar Nasution Lubis Simanjuntak
Situmorang Tanjung Hutapea Manurung Sinaga Harahap Suryadi Gunadi Halim Tanoto Permana Firmansyah Ramadhan Maulana Kurniawan
Puspita Anggraini Handayani Susanti Marlina Utami Sihombing Purba Ginting Tarigan Sembiring Mulyadi Subagyo Prasetyo Haryanto`.split(
    /\s+/,
  )

const array = (names: readonly string[]) => `array[${names.map((name) => `'${name}'`).join(',')}]`
/** The square makes the first of a list the commonest, as with names. */
const oneOf = (names: readonly string[], number: string) =>
  `(${array(names)})[1 + floor(power(abs(hashint4(${number})::float8) / 2147483648, 2) * ${names.length})::int]`
const spread = (number: string, count: number) => `(abs(hashint4(${number})) % ${count})`

/** How many of these leads wait for an answer: the newest. */
const waiting = 20_000

/** Fills the tables with so many leads of three years, at all dealers and in every status, as the office has them. */
export async function addManyLeads(query: Query, count: number): Promise<void> {
  await query('set session_replication_role = replica')
  await query(`create temporary table made as
    select n, md5('lead' || n)::uuid as id, md5('person' || n / 2)::uuid as person_id,
      ${oneOf(firstNames, 'n')} as first_name, ${oneOf(lastNames, 'n + 7')} as last_name,
      '+628' || lpad((${spread('n / 2 + 3', 1_000_000_000)})::text, 10, '1') as phone,
      (array['TD','KP','BR','SV','PS'])[1 + ${spread('n', 5)}] || '-' || upper(lpad(to_hex(n), 6, '0')) as reference,
      (array['test-drive','consultation','brochure','service','message'])[1 + ${spread('n', 5)}] as kind,
      (select array_agg(id order by id) from dealers) as ids,
      now() - n * interval '95 seconds' as asked_at
    from generate_series(1, ${count}) n`)
  await query(`insert into people (id, phone, since) select distinct on (person_id) person_id, phone || n, asked_at from made`)
  await query(`insert into leads (id, reference, kind, payload, person_id, name, phone, dealer_id, source, created_at)
    select id, reference, kind, jsonb_build_object('vehicle', 'xforce', 'plate', 'B ' || n || ' XY'), person_id,
      first_name || ' ' || last_name, phone, ids[1 + ${spread('n + 1', 90)}], '{}', asked_at from made`)
  await query(`insert into lead_progress
      (lead_id, kind, status, dealer_id, asked_at, due_at, promised_by, first_contact_at, first_contact_minutes, assignee_id, terms)
    select id, kind,
      case when n <= ${waiting} then 'new' else (array['contacted','scheduled','done','cancelled','invalid'])[1 + ${spread('n + 2', 5)}] end,
      ids[1 + ${spread('n + 1', 90)}], asked_at,
      case when n <= ${waiting} then asked_at + interval '15 days' end, asked_at + interval '2 hours',
      case when n > ${waiting} then asked_at + interval '1 hour' end, case when n > ${waiting} then ${spread('n + 4', 240)} end,
      case when ${spread('n + 5', 4)} = 0 then 'staff-' || ${spread('n + 6', 300)} end,
      array_to_tsvector(array['n' || lower(first_name), 'n' || lower(last_name), 'p' || substr(phone, 4), 't' || right(phone, 4),
        'r' || lower(replace(reference, '-', '')), 'r' || lower(substr(reference, 4)), 'kb' || n || 'xy'])
    from made`)
  await query('drop table made')
  await query('set session_replication_role = default')
  await query('vacuum analyze')
}
