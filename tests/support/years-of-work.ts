import { sql } from 'drizzle-orm'
import type { Db } from '../../app/platform/database.server.ts'
import { rowsOf } from '../../app/platform/rows-of.server.ts'
import type { Query } from '../bench/connection.ts'

const hash = (name: string) => `md5('${name}' || n) || md5(n || '${name}')`

/** How many rows there are after years. `waiting`: leads that are not answered yet, the newest. */
export type Sizes = { leads: number; waiting: number; preOrders: number; conversations: number; devices: number }

/** What a year with so many leads leaves: a million leads come with 10,000 pre-orders and 100,000 chats. */
export const yearsOfWork = (leads: number): Sizes => ({
  leads,
  waiting: leads / 200,
  preOrders: leads / 100,
  conversations: leads / 10,
  devices: 0.3 * leads,
})

/** The first of them work for the call centre, and answer all leads. */
const [employees, callCentre] = [300, 100]
const eventsOfChat = 8

/** When the `n`th of so many things of the last year happened, the newest first. */
const within = (count: number) => `(now() - n * interval '365 days' / ${count})`

/** The numbers from 1 to `count` as `n`. */
const numbers = (count: number) => `generate_series(1, ${count}) n`

/**
 * Adds what the office and the jobs read after years of use, for leads with the ids `md5('lead' || n)` and 50,000 dealers: the
 * state of each lead, the employees, what they have looked at, chats, and what devices and visitors left. Without checks of
 * foreign keys.
 */
export async function addYearsOfWork(query: Query, sizes: Sizes): Promise<void> {
  await addStaff(query)
  await addProgress(query, sizes)
  await addPreOrders(query, sizes)
  await addChats(query, sizes)
  await addLooks(query, sizes)
  await addTraces(query, sizes)
}

async function addStaff(query: Query): Promise<void> {
  await query(`insert into staff (id, name, email, email_verified, created_at, updated_at, role)
    select 'staff-' || n, 'Staf ' || n, 'staf' || n || '@contoh.id', true, now(), now(), case when n <= ${callCentre} then 'call-centre' else 'dealer' end
    from ${numbers(employees)}`)
  await query(`insert into staff_accounts (id, account_id, provider_id, staff_id, password, created_at, updated_at)
    select 'account-' || n, 'staff-' || n, 'credential', 'staff-' || n, 'none', now(), now() from ${numbers(employees)}`)
  await query(
    `insert into staff_dealers (staff_id, dealer_id) select 'staff-' || n, 'm' || n from generate_series(${callCentre + 1}, ${employees}) n`,
  )
}

/** The index of terms is made anew: a million leads, one after the other, would take it minutes. */
async function addProgress(query: Query, { leads, waiting }: Sizes): Promise<void> {
  const [terms] = await query(`select indexdef from pg_indexes where indexname = 'lead_progress_terms'`)
  await query('drop index lead_progress_terms')
  await query(`insert into lead_progress
      (lead_id, kind, status, dealer_id, asked_at, due_at, promised_by, first_contact_at, first_contact_minutes, assignee_id, terms)
    select md5('lead' || n)::uuid, 'message',
      case when n <= ${waiting} then 'new' when n % 50 = 0 then 'contacted' else (array['done', 'cancelled', 'invalid'])[1 + n % 3] end,
      case when n % 3 > 0 then 'm' || 1 + n % 50000 end, ${within(leads)},
      case when n <= ${waiting} then now() + (n - 200) * interval '10 minutes' end, ${within(leads)} + interval '2 hours',
      case when n > ${waiting} then ${within(leads)} + interval '1 hour' end, case when n > ${waiting} then n % 240 end,
      case when n % 4 > 0 then 'staff-' || 1 + n % ${callCentre} end,
      array_to_tsvector(array['nrina', 'nwulandari', 'p811' || n, 't' || right('000' || n, 4), 'rps' || n])
    from ${numbers(leads)}`)
  await query(String(terms?.indexdef))
}

async function addPreOrders(query: Query, { preOrders }: Sizes): Promise<void> {
  const at = within(preOrders)
  await query(`insert into leads (id, reference, kind, payload, person_id, name, phone, email, dealer_id, source, created_at)
    select md5('order' || n)::uuid, 'PO-' || n, kind, payload, person_id, name, phone, email, dealer_id, source, ${at}
    from ${numbers(preOrders)}, (select * from leads where kind = 'pre-order' limit 1) one`)
  await query(`insert into lead_events (lead_id, number, kind, by, at)
    select md5('order' || n)::uuid, 1, 'received', 'visitor', ${at} from ${numbers(preOrders)}`)
  await query(`insert into lead_progress (lead_id, kind, status, asked_at, terms)
    select md5('order' || n)::uuid, 'pre-order', 'contacted', ${at}, '' from ${numbers(preOrders)}`)
}

async function addChats(query: Query, { conversations }: Sizes): Promise<void> {
  const at = within(conversations)
  await query(`insert into conversations (id, token_hash, device_hash, name, phone, page, dealer_id, agent_id, agent_name, started_at,
      last_at, waiting_since, ended_at, last_sequence, bucket_full_at)
    select md5('chat' || n)::uuid, ${hash('chat')}, ${hash('device')}, 'Rina', '+62811' || n, '/', case when n % 3 > 0 then 'm' || 1 + n % 50000 end,
      'staff-' || 1 + n % ${employees}, 'Staf', ${at}, ${at}, case when n <= ${conversations / 5000} then ${at} end, case when n > ${conversations / 400} then ${at} end, ${eventsOfChat}, now()
    from ${numbers(conversations)}`)
  await query(`insert into conversation_events (conversation_id, sequence, kind, by, text, at)
    select md5('chat' || n)::uuid, sequence, 'message', case when sequence % 2 = 1 then 'visitor' else 'staff' end, 'Apa ada warna hijau?',
      ${at} + sequence * interval '20 seconds'
    from ${numbers(conversations)}, generate_series(1, ${eventsOfChat}) sequence`)
}

async function addLooks(query: Query, { leads, conversations }: Sizes): Promise<void> {
  await query(`insert into audit_entries (at, staff_id, staff_name, role, action, subject_kind, subject_id)
    select ${within(leads)}, 'staff-' || 1 + n % ${employees}, 'Staf', 'call-centre',
      case when n % 2 = 0 then 'lead-opened' else 'conversation-opened' end, case when n % 2 = 0 then 'lead' else 'conversation' end,
      case when n % 2 = 0 then 'PS-' || n else md5('chat' || n % ${conversations})::uuid::text end
    from ${numbers(leads)} order by n desc`)
}

/** What is kept of devices, choices, privacy requests and erased leads. */
async function addTraces(query: Query, { leads, devices }: Sizes): Promise<void> {
  const at = within(leads)
  const halfYear = within(2 * devices)
  await query(`insert into remembered_contacts (token_hash, name, phone, at, expires_at)
    select ${hash('contact')}, 'Rina', '+62811' || n, ${halfYear}, ${halfYear} + interval '180 days' from ${numbers(devices)}`)
  await query(
    `insert into own_numbers (device_hash, number_hash, at) select ${hash('device')}, ${hash('number')}, ${halfYear} from ${numbers(devices)}`,
  )
  await query(`insert into tracking_choices (visitor, text_version, asked, allowed, by_signal, at)
    select 'v' || n, 1, array['statistics'], array['statistics'], false, ${at} from ${numbers(leads)}`)
  await query(`insert into privacy_requests (id, reference, kind, by_self, subject_hash, received_at, due_at, erased_at, handled_at)
    select md5('privacy' || n)::uuid, 'DP-' || n, 'deletion', true, ${hash('subject')}, ${at}, ${at} + interval '3 days', ${at}, ${at}
    from ${numbers(devices / 60)}`)
  await query(`insert into erased_leads (kind, asked_at, answered, in_time, first_contact_minutes)
    select 'message', now() - interval '1 year' - n * interval '2 minutes', true, true, n % 240 from ${numbers(leads / 10)}`)
}

/** Leads with their messages and everything that years of work add to them, in sizes that a test can wait for. */
export async function addFewYears(db: Db): Promise<void> {
  const sizes = { leads: 3000, waiting: 10, preOrders: 0, conversations: 2000, devices: 3000 }
  const [at, rows] = [within(sizes.leads), numbers(sizes.leads)]
  await db.transaction(async (tx) => {
    const query = (text: string) => rowsOf<Record<string, unknown>>(tx, sql.raw(text))
    await query('set local session_replication_role = replica')
    await query(`insert into leads (id, reference, kind, payload, person_id, name, phone, source, created_at)
      select md5('lead' || n)::uuid, 'PS-' || n, 'message', '{"topic":"produk","message":"Halo"}', md5('lead' || n)::uuid, 'Rina', '+62811' || n, '{}', ${at} from ${rows}`)
    await query(`insert into lead_events (lead_id, number, kind, by, at)
      select md5('lead' || n)::uuid, 1, 'received', 'visitor', ${at} from ${rows}`)
    await query(
      `insert into consents (id, reference, text_version, given_at) select md5('lead' || n)::uuid, 'PS-' || n, '1', ${at} from ${rows}`,
    )
    await query(`insert into outbox (id, key, channel, recipient, template, text, created_at, attempts, try_at, delivered_at)
      select md5('lead' || n)::uuid, 'thanks:' || n, 'whatsapp', '+62811' || n, 'thanks', '', ${at}, 1, ${at}, ${at} from ${rows}`)
    await addYearsOfWork(query, sizes)
  })
  await db.execute(sql`analyze`)
}
