import { redirect } from 'react-router'
import { consentFields } from '../../../lib/consent-fields.ts'
import { type Instant, Temporal } from '../../../lib/instant.ts'
import { captchaWidget } from '../../../platform/captcha.server.ts'
import { readBody } from '../../../platform/form-body.server.ts'
import type { Services } from '../../../platform/services.ts'
import { type Intent, intentOf, readTyped, type Typed } from '../../../ui/form.ts'
import type { Dealer } from '../../dealers/dealer.ts'
import { forgetDealer, ownDealer, rememberDealer } from '../../dealers/own-dealer.server.ts'
import { provinceOf } from '../../dealers/regions.ts'
import { isRequestKey, newRequestKey } from '../private-address.server.ts'
import { sourceOf } from '../source.ts'
import { carried, type LeadFormState } from './form-state.ts'
import { forgetDevice, rememberDevice, rememberedContact } from './remembered.server.ts'

/** A form as it is first shown: what the address says, and what this device may fill in. */
export async function openLeadForm(request: Request, { db, clock, environment }: Services): Promise<LeadFormState> {
  const url = new URL(request.url)
  const now = clock.now()
  const remembered = await rememberedContact(db, request, now)
  const own = await ownDealer(db, request)
  return {
    typed: filledIn({ ...remembered, ...placeOf(own) }, readTyped(url.searchParams)),
    requestKey: newRequestKey(),
    shownAt: shownAtOf(url.searchParams.get(carried.shownAt), now),
    wasSent: false,
    source: JSON.stringify({ ...sourceOf(url, request.headers.get('Referer')), page: url.pathname }),
    remembered: remembered !== null,
    ownDealer: shownDealer(own),
    captcha: captchaWidget(environment.captcha),
    captchaUsed: false,
  }
}

/** A dealer as the fields of a form name it. */
function placeOf(dealer: Dealer | null): Typed {
  if (!dealer) return {}
  const { slug, regencyCode } = dealer
  return { province: provinceOf(regencyCode).code, city: regencyCode, dealer: slug }
}

const shownDealer = (dealer: Dealer | null): LeadFormState['ownDealer'] =>
  dealer && { name: dealer.name, city: dealer.regencyCode }

const placeFields = ['province', 'city', 'dealer']
/** What only the visitor may say, in the form itself. */
const ownWords: readonly string[] = ['name', 'phone', 'phone_number', 'email', ...consentFields]

/** What the address chooses wins; of a place it wins whole, since a remembered city may not hold a dealer it names. */
function filledIn(remembered: Typed, address: Typed): Typed {
  const chosen = without(address, ([name]) => ownWords.includes(name))
  const choosesPlace = placeFields.some((name) => chosen[name])
  return { ...without(remembered, ([name]) => choosesPlace && placeFields.includes(name)), ...chosen }
}

function without(typed: Typed, isLeftOut: (field: [name: string, value: string]) => boolean): Typed {
  return Object.fromEntries(Object.entries(typed).filter((field) => !isLeftOut(field)))
}

/** A form that was sent, with what it asks for. `headers` take the device's memory away where that was asked. */
export type SentForm = {
  request: Request
  services: Services
  body: FormData
  state: LeadFormState
  intent: Intent
  headers: Headers
}

/** `read` may put what a button stands for into the fields it means. */
export async function readLeadForm(
  request: Request,
  services: Services,
  read: (body: FormData) => FormData = (body) => body,
): Promise<SentForm> {
  const { db, clock, environment } = services
  const body = read(await readBody(request))
  const typed = readTyped(body)
  const intent = intentOf(body)
  const remembered = await rememberedContact(db, request, clock.now())
  const own = await ownDealer(db, request)
  const forgets = intent === 'forget'
  const state: LeadFormState = {
    typed: forgets ? forgotten(typed, remembered, placeOf(own)) : typed,
    requestKey: keyOf(typed[carried.key]),
    shownAt: shownAtOf(typed[carried.shownAt], clock.now()),
    wasSent: intent === 'send' || typed[carried.wasSent] !== undefined,
    source: typed[carried.source] ?? '',
    remembered: !forgets && remembered !== null,
    ownDealer: forgets ? null : shownDealer(own),
    captcha: captchaWidget(environment.captcha),
    captchaUsed: false,
  }
  const headers = forgets ? together(await forgetDevice(db, request), await forgetDealer(request)) : new Headers()
  return { request, services, body, state, intent, headers }
}

const personal = ['name', 'phone', 'phone_number', 'email']

/** Takes out what the device had filled in; what was typed instead stays. */
function forgotten(typed: Typed, remembered: Typed | null, place: Typed): Typed {
  const isFilledIn = (name: string, value: string) => (remembered ? remembered[name] === value : personal.includes(name))
  return without(typed, ([name, value]) => name === carried.remember || place[name] === value || isFilledIn(name, value))
}

/** `dealer` is a slug; null where the form asks for none, and then says nothing about the one that is remembered. */
type Contact = { name: string; phone: string; email: string | null; dealer: string | null }

/** With leave, this device fills in the next form, and without it no more: the headers that say so. */
export async function memoryOf(
  { request, body, state, services: { db, clock } }: SentForm,
  { dealer, ...contact }: Contact,
): Promise<Headers> {
  if (body.get(carried.remember))
    return together(await rememberDevice(db, request, contact, clock.now()), dealer ? await rememberDealer(request, dealer) : {})
  // Where the tick stood and was taken out. One that never stood leaves alone what was chosen on the dealer's page.
  const takesDealerBack = state.remembered && dealer !== null
  return together(await forgetDevice(db, request), takesDealerBack ? await forgetDealer(request) : {})
}

function together(...given: Record<string, string>[]): Headers {
  const headers = new Headers()
  for (const [name, value] of given.flatMap(Object.entries<string>)) headers.append(name, value)
  return headers
}

/** Goes on to what the form became. */
export async function leaveForm(sent: SentForm, href: string, contact: Contact): Promise<Response> {
  return redirect(href, { status: 303, headers: await memoryOf(sent, contact) })
}

/** A form that lost its key can be sent, only not repeated. */
export function keyOf(typed: string | undefined): string {
  return typed !== undefined && isRequestKey(typed) ? typed : newRequestKey()
}

/** When the form's page was first opened, as the form carries it; what cannot be read counts as now. */
function shownAtOf(text: string | null | undefined, now: Instant): string {
  try {
    return Temporal.Instant.from(text ?? '').toString()
  } catch {
    return now.toString()
  }
}
