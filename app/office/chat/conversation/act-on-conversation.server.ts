import { at } from '../../../addresses.ts'
import { blockVisitor, unblockVisitor } from '../../../core/conversations/blocks.server.ts'
import { idOfFile } from '../../../core/conversations/client-id.server.ts'
import { type ChatEvent, isClientId, readText as readMessage } from '../../../core/conversations/conversation.ts'
import { setMarks } from '../../../core/conversations/conversations.server.ts'
import { countFiles, mostFiles, readFile } from '../../../core/conversations/files.server.ts'
import {
  endAsStaff,
  handOverTo,
  joinConversation,
  leaveConversation,
  type StaffEvent,
  sendAsStaff,
  takeOver,
  transferTo,
  typeAsStaff,
} from '../../../core/conversations/staff.server.ts'
import { conversationForStaff } from '../../../core/conversations/staff-lists.server.ts'
import { typedDealer } from '../../../core/dealers/dealer-choices.server.ts'
import { newRequestKey } from '../../../core/leads/private-address.server.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import { readWholeNumber } from '../../../lib/whole-number.ts'
import type { Desk } from '../../frame/desk.server.ts'
import { readText } from '../../frame/read-text.ts'
import { placeholderLeft } from '../canned.ts'
import type { DeskRefusal } from '../refusal.ts'
import { type InsertedLink, scheduleLink, simulationLink, slotLink } from './insert-link.server.ts'
import { keptSimulationLink } from './kept-simulations.server.ts'

/** `since`: what others have written since the employee last saw the conversation. */
export type Refused = { kind: DeskRefusal; since?: readonly ChatEvent[] }
export type Acted = Promise<Result<unknown, Refused>>

type Act = (desk: Desk, id: string, body: FormData) => Acted

/** What the forms and the script of an opened conversation ask for, by the value of `tindakan`. */
const acts = {
  pesan: answer,
  berkas: sendFile,
  simulasi: async (desk, id, body) => sendLink(desk, id, body, await simulationLink(desk.db, readText(body, 'model'))),
  tersimpan: insertKept,
  jadwal: async (desk, id, body) => sendLink(desk, id, body, await scheduleLink(desk.db, driveIn(body))),
  jam: async (desk, id, body) => {
    const slot = { ...driveIn(body), date: readText(body, 'hari'), time: readText(body, 'jam') }
    return sendLink(desk, id, body, await slotLink(desk.db, slot, desk.clock.now()))
  },
  tawarkan: (desk, id, body) => send(desk, id, body, { kind: 'lead-offered' }),
  ambil: ({ db, clock, allow }, id, body) => {
    const from = readText(body, 'dari')
    const grant = allow('chat:answer')
    return from ? takeOver(db, grant, id, from, clock.now()) : joinConversation(db, grant, id, clock.now())
  },
  lepas: ({ db, clock, allow }, id) => leaveConversation(db, allow('chat:answer'), id, clock.now()),
  pindah: ({ db, clock, allow }, id, body) => transferTo(db, allow('chat:answer'), id, readText(body, 'petugas'), clock.now()),
  alih: async ({ db, clock, allow }, id, body) => {
    const grant = allow('chat:answer')
    const slug = readText(body, 'dealer')
    const dealer = slug === '' ? null : await typedDealer(db, slug)
    if (slug !== '' && !dealer) return refused({ kind: 'no-such-dealer' })
    return handOverTo(db, grant, id, dealer?.id ?? null, clock.now())
  },
  akhiri: ({ db, clock, allow }, id) => endAsStaff(db, allow('chat:answer'), id, clock.now()),
  blokir: async ({ db, clock, allow }, id) => known(await blockVisitor(db, allow('chat:block'), id, clock.now())),
  'buka-blokir': async ({ db, clock, allow }, id) => known(await unblockVisitor(db, allow('chat:block'), id, clock.now())),
  ketik: async ({ db, allow }, id) => {
    const grant = allow('chat:answer')
    const conversation = await conversationForStaff(db, allow('chat:read'), id)
    if (conversation && conversation.endedAt === null && answers(grant.staff.id, conversation)) {
      await typeAsStaff(db, grant, conversation)
    }
    return done(undefined)
  },
  tanda: async (desk, id, body) => {
    await markRead(desk, id, count(readText(body, 'dibaca')))
    return done(undefined)
  },
} satisfies Record<string, Act>

export type DeskAct = keyof typeof acts
export const deskActs = Object.keys(acts) as DeskAct[]

const isAct = (name: string): name is DeskAct => Object.hasOwn(acts, name)

/** Does what a form asks for. Throws `Forbidden` when the role may not do it. */
export async function actOnConversation(desk: Desk, id: string, body: FormData): Acted {
  const name = readText(body, 'tindakan')
  // Before anything is read: nobody without the permission learns whether a conversation exists.
  desk.allow('chat:answer')
  if (!isAct(name)) return refused({ kind: 'not-possible' })
  if (!(await conversationForStaff(desk.db, desk.allow('chat:read'), id))) return refused({ kind: 'unknown' })
  return acts[name](desk, id, body)
}

/** Tells the visitor that whoever answers has seen events up to this one. */
export async function markRead({ db, allow }: Desk, id: string, last: number): Promise<void> {
  const { staff } = allow('chat:answer')
  const conversation = await conversationForStaff(db, allow('chat:read'), id)
  if (conversation && answers(staff.id, conversation)) await setMarks(db, id, 'staff', { received: last, read: last })
}

/** Somebody who only looks at the conversation of a colleague does not count as its reader. */
const answers = (staffId: string, { agentId }: { agentId: string | null }) => agentId === null || agentId === staffId

async function answer(desk: Desk, id: string, body: FormData): Acted {
  const typed = body.get('pesan')
  const text = readMessage(typeof typed === 'string' ? typed : '')
  if (!text.ok) return refused({ kind: text.refusal })
  if (placeholderLeft(text.value)) return refused({ kind: 'placeholder-left' })
  return send(desk, id, body, { kind: 'message', text: text.value })
}

async function sendFile(desk: Desk, id: string, body: FormData): Acted {
  const chosen = body.get('berkas')
  if (!(chosen instanceof File)) return refused({ kind: 'file-missing' })
  if ((await countFiles(desk.db, id)) >= mostFiles) return refused({ kind: 'files-too-many' })
  const file = await readFile(chosen)
  if (!file.ok) return refused({ kind: file.refusal })
  return send(desk, id, body, { kind: 'file', file: file.value, clientId: idOfFile(formIdIn(body), chosen) })
}

const driveIn = (body: FormData) => ({ model: readText(body, 'model'), dealer: readText(body, 'dealer') })

async function insertKept(desk: Desk, id: string, body: FormData): Acted {
  const { db, clock, allow } = desk
  const conversation = await conversationForStaff(db, allow('chat:read'), id)
  if (!conversation) return refused({ kind: 'unknown' })
  const link = await keptSimulationLink(db, allow('lead:read'), conversation, readText(body, 'nomor'), clock.now())
  return sendLink(desk, id, body, link)
}

async function sendLink(desk: Desk, id: string, body: FormData, link: Result<InsertedLink, DeskRefusal>): Acted {
  if (!link.ok) return refused({ kind: link.refusal })
  const { text, label, href } = link.value
  return send(desk, id, body, { kind: 'message', text, detail: { links: [{ label, href }] } })
}

async function send(
  { db, clock, allow, staff }: Desk,
  id: string,
  body: FormData,
  event: Omit<StaffEvent, 'clientId' | 'seen'> & { clientId?: string },
): Acted {
  // An open page sends by itself what its employee has written. Meanwhile another one may have signed in in this browser.
  const author = readText(body, 'sebagai')
  if (author !== '' && author !== staff.id) return refused({ kind: 'other-employee' })
  const seen = count(readText(body, 'terlihat'))
  return sendAsStaff(db, allow('chat:answer'), id, { clientId: formIdIn(body), ...event, seen }, clock.now())
}

function formIdIn(body: FormData): string {
  const typed = readText(body, 'id')
  return isClientId(typed) ? typed : newRequestKey()
}

const count = (typed: string): number => readWholeNumber(typed) ?? 0

const known = (result: Result<undefined, 'unknown'>): Result<undefined, Refused> =>
  result.ok ? result : refused({ kind: result.refusal })

/** Where the employee goes after an act: to the list when the conversation is no longer the employee's to see. */
export async function addressAfter({ db, allow }: Desk, id: string, query: string): Promise<string> {
  const conversation = await conversationForStaff(db, allow('chat:read'), id)
  return (conversation ? at.conversation(id) : at.chatDesk()) + query
}
