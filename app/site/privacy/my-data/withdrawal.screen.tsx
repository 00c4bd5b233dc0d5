import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { can } from '~/core/leads/lead.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { leadByReference } from '~/core/leads/leads.server.ts'
import { kindWords } from '~/core/leads/request/kind-words.ts'
import { withdrawOfPerson } from '~/core/privacy/withdraw.server.ts'
import { readReference } from '~/lib/reference.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { type Services, services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import type { Route } from './+types/withdrawal.screen'
import { Confirmation } from './Confirmation.tsx'
import { provedNumber } from './number-proof.server.ts'
import { words } from './words.ts'

export const handle = { personal: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { reference, title } = await ownRequest(request, context.get(services))
  return { reference, title }
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  await readBody(request)
  const { phone, reference } = await ownRequest(request, process)
  await withdrawOfPerson(process.db, process.environment, { phone, reference }, leadContextOf(process))
  return redirect(at.myDataShown({ kabar: 'pencabutan' }), 303)
}

/** The request whose consent is meant. Leads to the data for any other, also for one of another person. */
async function ownRequest(request: Request, process: Services) {
  const { phone } = await provedNumber(process, request)
  const reference = readReference(new URL(request.url).searchParams.get('nomor') ?? '')
  const lead = reference ? await leadByReference(process.db, reference) : null
  if (lead?.phone !== phone || !can('withdraw-consent', lead, process.clock.now())) throw redirect(at.myDataShown(), 303)
  return { phone, reference: lead.reference, title: `${kindWords[lead.kind]} ${lead.reference}` }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.withdrawTitle, description: words.description, path: at.myData(), hidden: true }, matches)

export default function WithdrawalScreen({ loaderData: { title } }: Route.ComponentProps) {
  return (
    <Confirmation title={words.withdrawTitle} confirm={words.withdrawNow}>
      <p className="mt-3 font-semibold text-lg">{title}</p>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.withdrawLead}</p>
    </Confirmation>
  )
}
