import { isOwnNumber } from '../../core/codes/own-numbers.server.ts'
import { answerQuestion } from '../../core/conversations/automatic.server.ts'
import { makeLead } from '../../core/conversations/chat-lead.server.ts'
import { idOfContent, idOfFile } from '../../core/conversations/client-id.server.ts'
import { isClientId, readText } from '../../core/conversations/conversation.ts'
import { append, setMarks, tellTyping } from '../../core/conversations/conversations.server.ts'
import { countFiles, limitsOfFiles, mostFiles, readFile, storeFile } from '../../core/conversations/files.server.ts'
import { quickQuestions } from '../../core/conversations/quick-question.ts'
import { limitsOfTranscript, sendTranscript } from '../../core/conversations/transcript.server.ts'
import { countAhead, notePage } from '../../core/conversations/visitor.server.ts'
import { contactReaders } from '../../core/leads/contact.ts'
import { limitsOfLead } from '../../core/leads/form/guard.server.ts'
import { leadContextOf } from '../../core/leads/lead-context.ts'
import { newRequestKey } from '../../core/leads/private-address.server.ts'
import { readSource } from '../../core/leads/source.ts'
import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import { done, refused } from '../../lib/result.ts'
import { readWholeNumber } from '../../lib/whole-number.ts'
import { countAll } from '../../platform/rate-limit.server.ts'
import type { Services } from '../../platform/services.ts'
import { type Acted, type Acting, add, pathIn, sendText } from './acting.server.ts'
import { type ChatAct, chatActs, fields } from './chat-news.ts'
import type { ChatSession } from './session.server.ts'
import { startChat } from './start.server.ts'

type InSession = (acting: Acting & { session: ChatSession }) => Acted

/** Does what a form of the visitor asks for. */
export async function actAsVisitor(
  services: Services,
  session: ChatSession | null,
  body: FormData,
  allowed: readonly ConsentPurpose[] = [],
): Acted {
  const read = (name: string) => {
    const value = body.get(name)
    return typeof value === 'string' ? value : ''
  }
  const act = chatActs.find((each) => each === read(fields.act))
  const typed = read(fields.id)
  const acting = { services, session, body, read, allowed, id: isClientId(typed) ? typed : newRequestKey() }
  if (act === undefined) return refused({ kind: 'unknown' })
  if (act === 'mulai') return startChat(acting)
  if (!session) return refused({ kind: 'unknown' })
  // Another tab has ended the conversation and started a new one, while this act waited for a connection.
  if (!isFor(session, read(fields.conversation))) return refused({ kind: 'ended' })
  return acts[act]({ ...acting, session })
}

/** A form without script names no conversation. */
const isFor = ({ conversation }: ChatSession, typed: string): boolean => typed === '' || typed === conversation.id

const acts: Record<Exclude<ChatAct, 'mulai'>, InSession> = {
  pesan: sendText,
  berkas: sendFile,
  petugas: ({ id, ...acting }) => add(acting, { kind: 'person-asked', clientId: id }),
  tanya: ask,
  akhiri: ({ id, ...acting }) => add(acting, { kind: 'ended', clientId: id }),
  nilai: rate,
  salinan: askTranscript,
  permintaan: askLead,
  tanda: follow,
  ketik: async ({ services: { db }, session }) => {
    const { id, name, endedAt } = session.conversation
    if (!endedAt) await tellTyping(db, id, { by: 'visitor', name })
    return done(session.token)
  },
}

/** Notes what the visitor has received and read, and on which page. */
async function follow({ services: { db }, session, read }: Acting & { session: ChatSession }): Acted {
  const { id, page: known, endedAt } = session.conversation
  await setMarks(db, id, 'visitor', { received: count(read(fields.received)), read: count(read(fields.read)) })
  const page = pathIn(read(fields.page))
  if (page !== null && page !== known && !endedAt) await notePage(db, id, page)
  return done(session.token)
}

const count = (typed: string): number => readWholeNumber(typed) ?? 0

async function sendFile({ id: formId, body, ...acting }: Acting & { session: ChatSession }): Acted {
  const { services, session } = acting
  const chosen = body.get(fields.file)
  if (!(chosen instanceof File)) return refused({ kind: 'file-missing' })
  const id = idOfFile(formId, chosen)
  const counted = await countAhead(services.db, session.token, { kind: 'file', clientId: id }, services.clock.now())
  if (!counted.ok) return refused(counted.refusal)
  if (counted.value) return done(session.token)
  const conversationId = session.conversation.id
  if ((await countFiles(services.db, conversationId)) >= mostFiles) return refused({ kind: 'files-too-many' })
  const limits = limitsOfFiles(session.conversation.deviceHash, services.client)
  const allowed = await countAll(services.db, limits, services.clock.now())
  if (!allowed.ok) return refused(allowed.refusal)
  const file = await readFile(chosen)
  if (!file.ok) return refused({ kind: file.refusal })
  const detail = async (tx: Parameters<typeof storeFile>[0]) => ({
    file: await storeFile(tx, conversationId, file.value, services.clock.now()),
  })
  return add(acting, { kind: 'file', clientId: id, detail, isCounted: true })
}

async function ask({ id: formId, read, ...acting }: Acting & { session: ChatSession }): Acted {
  const { db, clock } = acting.services
  const question = quickQuestions.find((each) => each === read(fields.question))
  if (!question) return refused({ kind: 'unknown' })
  const asked = { question, model: read(fields.model), province: read(fields.province), place: read(fields.place) }
  const id = idOfContent(formId, JSON.stringify(asked))
  const counted = await countAhead(db, acting.session.token, { kind: 'question', clientId: id }, clock.now())
  if (!counted.ok) return refused(counted.refusal)
  if (counted.value) return done(acting.session.token)
  const answer = await answerQuestion(db, asked, clock.now())
  if (!answer.ok) return refused({ kind: answer.refusal })
  const { asked: text, text: answered, links } = answer.value
  return add(acting, { kind: 'question', clientId: id, text, isCounted: true }, async (tx, conversation) => {
    const automatic = { kind: 'automatic', by: 'site', text: answered, detail: { links } } as const
    return (await append(tx, conversation, automatic, clock.now())).conversation
  })
}

function rate({ id, read, ...acting }: Acting & { session: ChatSession }): Acted {
  const stars = readWholeNumber(read(fields.stars), { least: 1, most: 5 })
  if (stars === null) return Promise.resolve(refused({ kind: 'stars-missing' }))
  const comment = readText(read(fields.comment))
  if (!comment.ok && comment.refusal === 'text-too-long') return Promise.resolve(refused({ kind: 'text-too-long' }))
  return add(acting, { kind: 'rated', clientId: id, detail: { stars }, text: comment.ok ? comment.value : null })
}

async function askTranscript({ id, read, services, session }: Acting & { session: ChatSession }): Acted {
  const channel = read(fields.channel) === 'email' ? 'email' : 'whatsapp'
  const to = channel === 'email' ? contactReaders.email(read(fields.email)) : contactReaders.phone(read(fields.phone))
  if (!to.ok) return refused({ kind: to.refusal })
  const clientId = idOfContent(id, `${channel} ${to.value}`)
  const asked = { clientId, channel, to: to.value, limits: limitsOfTranscript(to.value, services) } as const
  const sent = await sendTranscript(services.db, session.token, asked, leadContextOf(services))
  return sent.ok ? done(session.token) : refused(sent.refusal)
}

async function askLead({ id, read, allowed, services, session }: Acting & { session: ChatSession }): Acted {
  const { db, clock, device } = services
  const phone = contactReaders.phone(read(fields.phone))
  if (!phone.ok) return refused({ kind: phone.refusal })
  if (read(fields.agreement) === '') return refused({ kind: 'agreement-missing' })
  const isProved = !device.isNew && (await isOwnNumber(db, device.id(), phone.value, clock.now()))
  const provedAt = isProved ? clock.now() : null
  const limits = await limitsOfLead(phone.value, services, { byCode: false, captcha: 'off' })
  const source = readSource(read(fields.source), allowed)
  const lead = { clientId: idOfContent(id, phone.value), phone: phone.value, provedAt, source, limits }
  const made = await makeLead(db, session.token, lead, leadContextOf(services))
  return made.ok ? done(session.token) : refused(made.refusal)
}
