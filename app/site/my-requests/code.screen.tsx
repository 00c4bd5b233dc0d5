import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { CodeForm } from '~/core/codes/CodeForm.tsx'
import { codeAction, codePageAnswer, readCodePage } from '~/core/codes/code-page.server.ts'
import { codeSender } from '~/core/codes/codes.server.ts'
import { recordOwnNumber } from '~/core/codes/own-numbers.server.ts'
import { keyOf } from '~/core/leads/form/form-state.server.ts'
import { carried } from '~/core/leads/form/form-state.ts'
import { NewerAnswers } from '~/core/leads/form/NewerAnswers.tsx'
import { findLead, openAddress } from '~/core/leads/leads.server.ts'
import { newRequestKey } from '~/core/leads/private-address.server.ts'
import type { Instant } from '~/lib/instant.ts'
import { readReference } from '~/lib/reference.ts'
import type { Db } from '~/platform/database.server.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { readTyped } from '~/ui/form.ts'
import type { Route } from './+types/code.screen'
import { flowOf, flowSecrets, openedToken, rememberSecret } from './flow-cookie.server.ts'
import { followed } from './follow.server.ts'
import { words } from './words.ts'

export const handle = { personal: true }

const hoursOpen = 24

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { db, clock } = process
  const { reference, visit } = await askedFor(request, params.flow, db)
  const now = clock.now()
  await goOnIfOpen(db, reference, await flowSecrets(request), now)
  const page = await readCodePage(db, { ...visit, ...codeSender(process) }, { now })
  return { flow: params.flow, reference, page, key: newRequestKey() }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { db, clock, device } = process
  const { reference, leadId, isKnown, visit } = await askedFor(request, params.flow, db)
  const body = await readBody(request)
  // This key was made when the page was shown. Someone who only knows the flow cannot derive the private address from it.
  const secret = keyOf(readTyped(body)[carried.key])
  const now = clock.now()
  await goOnIfOpen(db, reference, [secret, ...(await flowSecrets(request))], now)
  const answer = await codeAction(db, body, { ...visit, ...codeSender(process), deliver: isKnown }, { now })
  if (answer.kind === 'page') return codePageAnswer(answer)
  // Only a code that was sent can be right, and no code is sent for an unknown reference.
  if (!leadId) throw new Error('A code of nobody was right.')
  await recordOwnNumber(db, device, visit.phone, now)
  const token = openedToken(secret, reference)
  await openAddress(db, leadId, token, now, now.add({ hours: hoursOpen }))
  return redirect(at.request(token), { status: 303, headers: await rememberSecret(request, secret) })
}

/** On Back, a reload or a second press after the code was accepted: redirects to the page that is already open. */
async function goOnIfOpen(db: Db, reference: string, secrets: readonly string[], now: Instant): Promise<void> {
  for (const token of secrets.map((secret) => openedToken(secret, reference)))
    if (await findLead(db, token, now)) throw redirect(at.request(token), 303)
}

async function askedFor(request: Request, flow: string, db: Db) {
  const reference = readReference(new URL(request.url).searchParams.get('nomor') ?? '')
  if (!reference || !(await isOwnFlow(request, flow, reference))) throw redirect(at.requests())
  return { reference, ...(await followed(db, reference, flow)) }
}

async function isOwnFlow(request: Request, flow: string, reference: string): Promise<boolean> {
  const secrets = await flowSecrets(request)
  return secrets.some((secret) => flowOf(secret, reference) === flow)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.codeTitle, description: words.description, path: at.requests(), hidden: true }, matches)

export default function CodeScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { settings } = frameOf(matches)
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.requests() }]} />
      <CodeForm
        page={actionData ?? loaderData.page}
        title={words.codeTitle}
        settings={settings}
        sentTo={null}
        carry={{ name: carried.key, value: loaderData.key }}
        before={<NewerAnswers form="find-request" formHref={at.requests()} token={loaderData.flow} />}
      >
        <p className="mt-3 text-ink-soft text-lg">{words.codeFor(loaderData.reference)}</p>
      </CodeForm>
    </div>
  )
}
