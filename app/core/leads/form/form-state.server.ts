import { redirect } from 'react-router'
import { consentFields } from '../../../lib/consent-fields.ts'
import { type Instant, readInstant } from '../../../lib/instant.ts'
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

/** The first state of a form: choices from the address, and what this device remembers. */
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

/** The form fields that name a dealer and its region. */
function placeOf(dealer: Dealer | null): Typed {
  if (!dealer) return {}
  const { slug, regencyCode } = dealer
  return { province: provinceOf(regencyCode).code, city: regencyCode, dealer: slug }
}

const shownDealer = (dealer: Dealer | null): LeadFormState['ownDealer'] =>
  dealer && { name: dealer.name, city: dealer.regencyCode }

const placeFields = ['province', 'city', 'dealer']
/** Fields that only the visitor may fill in, never an address. */
const visitorOnlyFields: readonly string[] = ['name', 'phone', 'phone_number', 'email', ...consentFields]

/** The address wins over memory. A place in the address wins as a whole: a remembered city may not contain its dealer. */
function filledIn(remembered: Typed, address: Typed): Typed {
  const chosen = without(address, ([name]) => visitorOnlyFields.includes(name))
  const choosesPlace = placeFields.some((name) => chosen[name])
  return { ...without(remembered, ([name]) => choosesPlace && placeFields.includes(name)), ...chosen }
}

function without(typed: Typed, isLeftOut: (field: [name: string, value: string]) => boolean): Typed {
  return Object.fromEntries(Object.entries(typed).filter((field) => !isLeftOut(field)))
}

/** A sent form with the intent of its button. `headers` delete the device's memory when the visitor asked for that. */
export type SentForm = {
  request: Request
  services: Services
  body: FormData
  state: LeadFormState
  intent: Intent
  headers: Headers
}

/** Reads a sent form. `read` may write the values that a button means into the fields. */
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
    typed: forgets ? withoutRemembered(typed, remembered, placeOf(own)) : typed,
    requestKey: keyOf(typed[carried.key]),
    shownAt: shownAtOf(typed[carried.shownAt], clock.now()),
    wasSent: intent === 'send' || typed[carried.wasSent] !== undefined,
    source: typed[carried.source] ?? '',
    remembered: !forgets && remembered !== null,
    ownDealer: forgets ? null : shownDealer(own),
    captcha: captchaWidget(environment.captcha),
    captchaUsed: false,
  }
  const headers = forgets ? joinHeaders(await forgetDevice(db, request), await forgetDealer(request)) : new Headers()
  return { request, services, body, state, intent, headers }
}

const personal = ['name', 'phone', 'phone_number', 'email']

/** Removes values that the device had filled in, but keeps values that were typed instead. */
function withoutRemembered(typed: Typed, remembered: Typed | null, place: Typed): Typed {
  const isFilledIn = (name: string, value: string) => (remembered ? remembered[name] === value : personal.includes(name))
  return without(typed, ([name, value]) => name === carried.remember || place[name] === value || isFilledIn(name, value))
}

/** `dealer` is a slug. Null when the form asks for no dealer: then the remembered dealer stays. */
type Contact = { name: string; phone: string; email: string | null; dealer: string | null }

/** Headers that store the contact on this device with the visitor's permission, and delete it without. */
export async function memoryHeaders(
  { request, body, state, services: { db, clock } }: SentForm,
  { dealer, ...contact }: Contact,
): Promise<Headers> {
  if (body.get(carried.remember))
    return joinHeaders(
      await rememberDevice(db, request, contact, clock.now()),
      dealer ? await rememberDealer(request, dealer) : {},
    )
  // Forget the dealer only when the tick was set and is removed now. Otherwise keep a dealer chosen on the dealer's page.
  const takesDealerBack = state.remembered && dealer !== null
  return joinHeaders(await forgetDevice(db, request), takesDealerBack ? await forgetDealer(request) : {})
}

function joinHeaders(...given: Record<string, string>[]): Headers {
  const headers = new Headers()
  for (const [name, value] of given.flatMap(Object.entries<string>)) headers.append(name, value)
  return headers
}

/** Redirects to the created request. */
export async function leaveForm(sent: SentForm, href: string, contact: Contact): Promise<Response> {
  return redirect(href, { status: 303, headers: await memoryHeaders(sent, contact) })
}

/** A form without its key gets a new one: it can be sent, but a repetition is not recognised. */
export function keyOf(typed: string | undefined): string {
  return typed !== undefined && isRequestKey(typed) ? typed : newRequestKey()
}

/** When the form's page was first opened, from its hidden field. An unreadable time counts as now. */
function shownAtOf(text: string | null | undefined, now: Instant): string {
  return (readInstant(text ?? '') ?? now).toString()
}
