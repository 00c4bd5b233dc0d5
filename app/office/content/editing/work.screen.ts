import { data } from 'react-router'
import { at } from '~/addresses.ts'
import { readWholeNumber } from '~/lib/whole-number.ts'
import { zones } from '~/lib/zone.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { type Desk, deskOf } from '../../frame/desk.server.ts'
import { readText } from '../../frame/read-text.ts'
import type { References } from '../form/references.ts'
import type { FormShape } from '../form/shape.ts'
import { shapeOf } from '../form/shape-of.server.ts'
import { bodyOf, type TypedGroup } from '../form/typed.ts'
import type { Route } from './+types/work.screen'
import { kindAt, type Place, readDraft, wordOf } from './document.server.ts'
import { discardDraft, saveDraft } from './drafts.server.ts'
import { instantAt } from './instant-at.server.ts'
import { readMeanwhile } from './meanwhile.server.ts'
import { makePreviewLink } from './preview-links.server.ts'
import { deleteItem, type Publishing, saveItem, withdrawItem } from './publishing.server.ts'
import { longestForm, readTyped } from './read-typed.server.ts'
import { readReferences } from './references.server.ts'
import { standingOf } from './standing.server.ts'
import { refusalWords, words } from './words.ts'
import { type Act, type Answer, acts } from './work.ts'

/** Only scripts of the editor ask here. */
export function loader({ context }: Route.LoaderArgs) {
  deskOf(context).allow('content:edit')
  throw data(null, 404)
}

/** The most that UTF-8 takes. */
const bytesOfCharacter = 4

type Work = { desk: Desk; place: Place; shape: FormShape; references: References; body: FormData; typed: TypedGroup }

export async function action({ request, params, context }: Route.ActionArgs) {
  const desk = deskOf(context)
  desk.allow('content:read')
  const kind = kindAt(params.kind)
  if (!kind) throw data(null, 404)
  const place = { kind, slug: params.slug }
  const shape = shapeOf(kind, params.slug)
  const body = await readBody(request, longestForm * bytesOfCharacter)
  const act = acts.find((each) => each === readText(body, 'act'))
  const typed = readTyped(shape, readText(body, 'form', longestForm + 1))
  if (!act || !typed) return answer({ ok: false, message: words.unreadable }, 400)
  return doAct(act, { desk, place, shape, references: await readReferences(desk.db, shape), body, typed })
}

const answer = (content: Answer, status = 200) => Response.json(content, { status })

function doAct(act: Act, work: Work): Promise<Response> {
  switch (act) {
    case 'draft':
      return takeDraft(work)
    case 'save':
    case 'publish':
    case 'schedule':
      return save(act, work)
    case 'preview':
      return preview(work)
    case 'meanwhile':
      return meanwhile(work)
    default:
      return end(act, work)
  }
}

async function takeDraft({ desk, place, shape, references, body, typed }: Work): Promise<Response> {
  const { db, clock, staff } = desk
  const now = clock.now()
  const windowId = readText(body, 'windowId', 40)
  const windowSent = whole(body, 'windowSent')
  const begun = { base: whole(body, 'base'), turn: whole(body, 'turn') }
  const writing = { typed, wantedSlug: readText(body, 'slug', 200), ...begun, windowId, windowSent }
  const saved = await saveDraft(db, desk.allow('content:edit'), { ...place, shape }, writing, now)
  if (!saved.ok) {
    const newer = saved.refusal === 'draft-changed' ? ((await readDraft(db, place, staff.id))?.turn ?? 0) : undefined
    return answer({ ok: false, message: words.draftRefusals[saved.refusal], ...(newer !== undefined && { newer }) }, 409)
  }
  const { revision, ...own } = { ...saved.value, windowId }
  const asked = { shape, references, typed, staffId: staff.id }
  return answer({ ok: true, act: 'draft', standing: await standingOf(db, place, asked, { ...own, preview: revision }, now) })
}

async function save(act: 'save' | 'publish' | 'schedule', work: Work): Promise<Response> {
  const { desk, place, shape, references, body, typed } = work
  const { db, clock, staff } = desk
  const now = clock.now()
  const grant = desk.allow('content:edit')
  const publishing = publishingOf(act, body)
  if (publishing === 'wrong') return answer({ ok: false, message: refusalWords['instant-wrong'] }, 422)
  const asked = { shape, references, typed, staffId: staff.id }
  const standing = await standingOf(
    db,
    place,
    asked,
    { turn: whole(body, 'turn'), windowId: '', savedAt: null, preview: null },
    now,
  )
  const isStopped = publishing !== null && standing.checks.some(({ level }) => level === 'stop')
  if (isStopped) return answer({ ok: false, message: refusalWords.incomplete, standing }, 422)
  const saving = { body: bodyOf(shape, typed), base: whole(body, 'base'), slug: readText(body, 'slug', 200) }
  const saved = await saveItem(db, grant, place, saving, publishing, now)
  if (!saved.ok) return answer({ ok: false, message: refusalWords[saved.refusal.refusal], standing }, 422)
  return answer({
    ok: true,
    act: 'done',
    address: at.contentItem(wordOf(place.kind), saved.value.slug, { kabar: doneWords[act] }),
  })
}

/** What the address of the next page says was done. */
const doneWords = { save: 'simpan', publish: 'terbit', schedule: 'jadwal' } as const

function publishingOf(act: 'save' | 'publish' | 'schedule', body: FormData): Publishing | 'wrong' {
  const zone = zones.find((each) => each === readText(body, 'zone')) ?? 'Asia/Jakarta'
  if (act === 'save') return null
  if (act === 'publish') return { at: null, zone }
  const at = instantAt(readText(body, 'day'), readText(body, 'time'), zone)
  return at === null || at === 'wrong' ? 'wrong' : { at, zone }
}

async function preview({ desk, place, body }: Work): Promise<Response> {
  const { db, clock, allow } = desk
  const made = await makePreviewLink(db, allow('content:edit'), place, whole(body, 'revision'), clock.now())
  return made.ok
    ? answer({ ok: true, act: 'preview', address: made.value })
    : answer({ ok: false, message: words.noPreview }, 409)
}

async function meanwhile({ desk, place, shape, references, body, typed }: Work): Promise<Response> {
  const mine = { typed, base: whole(body, 'base'), shape, references }
  const found = await readMeanwhile(desk.db, desk.allow('content:read'), place, mine)
  return answer({ ok: true, act: 'meanwhile', meanwhile: found })
}

async function end(act: 'withdraw' | 'discard' | 'delete', { desk, place }: Work): Promise<Response> {
  const { db, clock } = desk
  const grant = desk.allow('content:edit')
  const word = wordOf(place.kind)
  if (act === 'discard') {
    await discardDraft(db, grant, place, clock.now())
    return answer({ ok: true, act: 'done', address: at.contentItem(word, place.slug, { kabar: 'buang' }) })
  }
  const ended = await (act === 'withdraw' ? withdrawItem : deleteItem)(db, grant, place, clock.now())
  if (!ended.ok) return answer({ ok: false, message: words.endRefusals[ended.refusal] }, 409)
  const address = act === 'withdraw' ? at.contentItem(word, place.slug, { kabar: 'tarik' }) : at.contentList(word)
  return answer({ ok: true, act: 'done', address })
}

/** A whole number from a form; 0 for anything else. */
function whole(body: FormData, name: string): number {
  return readWholeNumber(readText(body, name)) ?? 0
}
