import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { codeSender } from '~/core/codes/codes.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { circumstancesOf } from '~/core/leads/circumstances.ts'
import { leaveForm, openLeadForm, readLeadForm } from '~/core/leads/form/form-state.server.ts'
import { stopAnswer } from '~/core/leads/form/form-state.ts'
import { guardLead } from '~/core/leads/form/guard.server.ts'
import type { LeadOf } from '~/core/leads/lead.ts'
import { newRequestKey } from '~/core/leads/private-address.server.ts'
import { readSource } from '~/core/leads/source.ts'
import type { Db } from '~/platform/database.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { readForm } from '~/ui/form.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { Route } from './+types/save.screen'
import { calculatorOf } from './calculator.ts'
import { forgetKeeper, keeperOf } from './keeper-cookie.server.ts'
import { SaveForm, type SavePage } from './SaveForm.tsx'
import { sameNumber } from './save.ts'
import { saveForm } from './save-form.server.ts'
import { draftSimulation, keepAnother } from './save-simulation.server.ts'
import { readToSave } from './to-save.server.ts'
import { words } from './words.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { shown } = await readToSave(request, process)
  const keeper = await keeperOf(process.db, request, process.clock.now())
  const state = await openLeadForm(request, process)
  const page: SavePage = { ...shown, state, keeperEnding: endingOf(keeper), fresh: true }
  return page
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { payload, shown } = await readToSave(request, process)
  const sent = await readLeadForm(request, process)
  const { state, intent, headers } = sent
  const keeper = await keeperOf(process.db, request, process.clock.now())
  const page: SavePage = { ...shown, state, keeperEnding: endingOf(keeper), fresh: false }
  if (intent === 'choose') return data(page)
  if (intent === 'forget')
    return data({ ...page, keeperEnding: null }, { headers: await forgotten(process.db, request, headers) })
  const same = keeper !== null && sent.body.get(sameNumber.name) === sameNumber.value
  const form = same ? { ok: true as const, value: { contact: contactOf(keeper) } } : readForm(sent.body, saveForm)
  if (!form.ok) return data<SavePage>({ ...page, refusals: form.refusals }, { status: 422 })
  if (intent === 'check') return data(page)
  const { contact } = form.value
  const guard = await guardLead(sent, contact.phone, process, { byCode: !same })
  if (!guard.ok) return stopAnswer<SavePage>({ ...page, stop: guard.refusal })
  const save = { contact, payload, key: state.requestKey, source: readSource(state.source), notes: guard.value }
  const circumstances = circumstancesOf(process)
  const sender = codeSender(process)
  const saved = same
    ? await keepAnother(process.db, save, circumstances)
    : await draftSimulation(process.db, save, circumstances, sender)
  if (saved.ok && same) return redirect(at.creditSimulationResult(saved.value.token), 303)
  if (saved.ok) return leaveForm(request, sent, process, at.simulationCode(saved.value.token), { ...contact, dealer: null })
  const usedToken = saved.refusal.token
  return data<SavePage>({ ...page, state: { ...state, requestKey: newRequestKey() }, usedToken }, { status: 409 })
}

/** The device's memory and the number it kept for: who is not that person keeps neither. */
async function forgotten(db: Db, request: Request, headers: Headers): Promise<Headers> {
  const all = new Headers(headers)
  for (const [name, value] of Object.entries(await forgetKeeper(db, request))) all.append(name, value)
  return all
}

const endingOf = (keeper: LeadOf<'simulation'> | null): string | null => keeper?.phone.slice(-4) ?? null

const contactOf = ({ name, phone, email }: LeadOf<'simulation'>) => ({ name, phone, email })

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: words.description, path: at.saveSimulation(), hidden: true }, matches)

export default function SaveScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const page = actionData ?? loaderData
  const calculator = calculatorOf('cara' in page.choice && page.choice.cara ? 'pembayaran' : 'kredit')
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail
        steps={[
          { label: calculator.title, href: calculator.address() },
          { label: words.title, href: at.saveSimulation(page.choice) },
        ]}
      />
      <SaveForm page={page} backHref={calculator.address(page.choice)} site={makerName(frameOf(matches).settings)} />
    </div>
  )
}
