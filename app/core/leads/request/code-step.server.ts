import { redirect } from 'react-router'
import type { Instant } from '../../../lib/instant.ts'
import { nationalMobile } from '../../../lib/phone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { readBody } from '../../../platform/form-body.server.ts'
import type { Services } from '../../../platform/services.ts'
import { codeAction, codePageAnswer, readCodePage } from '../../codes/code-page.server.ts'
import { type CodeScope, codeSender } from '../../codes/codes.server.ts'
import { recordOwnNumber } from '../../codes/own-numbers.server.ts'
import { calendarOf } from '../../dealers/dealer.ts'
import { dealerById } from '../../dealers/dealers.server.ts'
import { type Lead, stateOf } from '../lead.ts'
import { type LeadContext, leadContextOf } from '../lead-context.ts'
import type { LeadKind } from '../payload.ts'
import { leadOr404 } from './find-or-404.server.ts'
import { viewRequest } from './request-view.server.ts'

/** The step of a journey in which a draft waits for the code sent to its number. */
export type CodeStep<Kind extends LeadKind> = {
  kind: Kind
  scope: (token: string, lead: Pick<Lead, 'phone'>) => CodeScope
  /** Records that the number is proven, and does the rest of the journey's work. */
  verify: (db: Db, token: string, context: LeadContext) => Promise<void>
  onward: (token: string) => string
  /** Headers with what the browser must remember. */
  remember?: (db: Db, request: Request, token: string, now: Instant) => Promise<Record<string, string>>
}

/** The data of the step's page. A draft that no longer waits goes on to the next page. */
export async function openCodeStep<Kind extends LeadKind>(token: string, services: Services, step: CodeStep<Kind>) {
  const now = services.clock.now()
  const lead = await leadOr404(services.db, token, now, step.kind)
  if (stateOf(lead, now) !== 'awaiting-code') throw redirect(step.onward(token))
  const visit = { ...step.scope(token, lead), ...codeSender(services) }
  const page = await readCodePage(services.db, visit, await momentOf(services, lead))
  return { lead, page, sentTo: nationalMobile(lead.phone), view: await viewRequest(services.db, lead, now) }
}

/** Checks the typed code, or sends another one. */
export async function takeCodeStep<Kind extends LeadKind>(
  token: string,
  request: Request,
  services: Services,
  step: CodeStep<Kind>,
) {
  const { db, clock, device } = services
  const now = clock.now()
  const lead = await leadOr404(db, token, now, step.kind)
  if (stateOf(lead, now) !== 'awaiting-code') return redirect(step.onward(token), 303)
  const asked = { ...step.scope(token, lead), ...codeSender(services), deliver: true }
  const answer = await codeAction(db, await readBody(request), asked, await momentOf(services, lead))
  if (answer.kind === 'page') return codePageAnswer(answer)
  await recordOwnNumber(db, device, lead.phone, now)
  await step.verify(db, token, leadContextOf(services))
  const headers = (await step.remember?.(db, request, token, now)) ?? {}
  return redirect(step.onward(token), { status: 303, headers })
}

/** Times use the dealer's zone, if the lead has a dealer. */
async function momentOf({ db, clock }: Services, { dealerId }: Pick<Lead, 'dealerId'>) {
  const zone = dealerId === null ? undefined : calendarOf(await dealerById(db, dealerId)).zone
  return { now: clock.now(), zone }
}
