import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { CodeForm } from '~/core/codes/CodeForm.tsx'
import { codeAction, codePageAnswer, readCodePage } from '~/core/codes/code-page.server.ts'
import { codeSender } from '~/core/codes/codes.server.ts'
import { recordOwnNumber } from '~/core/codes/own-numbers.server.ts'
import { keyOf } from '~/core/leads/form/form-state.server.ts'
import { carried } from '~/core/leads/form/form-state.ts'
import { newRequestKey } from '~/core/leads/private-address.server.ts'
import { nationalMobile } from '~/lib/phone.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { readTyped } from '~/ui/form.ts'
import type { Route } from './+types/code.screen'
import { codeScope } from './code-scope.ts'
import { provedBefore, proveNumber, waitingVisit } from './number-proof.server.ts'
import { words } from './words.ts'

export const handle = { personal: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { secret, phone } = await waitingVisit(process, request)
  const now = process.clock.now()
  const page = await readCodePage(process.db, { ...codeScope(secret, phone), ...codeSender(process) }, { now })
  return { page, sentTo: nationalMobile(phone), key: newRequestKey() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { db, clock, device } = process
  const { secret, phone } = await waitingVisit(process, request)
  const body = await readBody(request)
  const key = keyOf(readTyped(body)[carried.key])
  const before = await provedBefore(process, request, { secret, key })
  if (before) return redirect(at.myDataShown(), { status: 303, headers: before })
  const asked = { ...codeScope(secret, phone), ...codeSender(process), deliver: true }
  const answer = await codeAction(db, body, asked, { now: clock.now() })
  if (answer.kind === 'page') return codePageAnswer(answer)
  await recordOwnNumber(db, device, phone, clock.now())
  return redirect(at.myDataShown(), { status: 303, headers: await proveNumber(process, request, { secret, phone, key }) })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.codeTitle, description: words.description, path: at.myData(), hidden: true }, matches)

export default function CodeScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { settings } = frameOf(matches)
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.myData() }]} />
      <CodeForm
        page={actionData ?? loaderData.page}
        title={words.codeTitle}
        settings={settings}
        sentTo={loaderData.sentTo}
        changeHref={at.myData()}
        carry={{ name: carried.key, value: loaderData.key }}
      >
        <p className="mt-3 text-ink-soft text-lg">{words.codeFor}</p>
      </CodeForm>
    </div>
  )
}
