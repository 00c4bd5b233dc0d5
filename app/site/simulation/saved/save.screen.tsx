import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { carTransitions } from '~/core/cars/car-transitions.ts'
import { codeSender } from '~/core/codes/codes.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { answerLeadForm, checkLeadForm, refusedPage } from '~/core/leads/form/answer-lead-form.server.ts'
import { openLeadForm, readLeadForm, type SentForm } from '~/core/leads/form/form-state.server.ts'
import type { LeadOf } from '~/core/leads/lead.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { done } from '~/lib/result.ts'
import type { Db } from '~/platform/database.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { readForm } from '~/ui/read-form.server.ts'
import type { Route } from './+types/save.screen'
import { calculatorOf } from './calculator.ts'
import type { SavedPayload } from './keep.ts'
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
  const { shown, changes } = await readToSave(request, process)
  const keeper = await keeperOf(process.db, request, process.clock.now())
  const state = await openLeadForm(request, process)
  const page: SavePage = { ...shown, changes, state, keeperEnding: endingOf(keeper), fresh: true }
  return page
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { payload, shown } = await readToSave(request, process)
  const sent = await readLeadForm(request, process)
  const keeper = await keeperOf(process.db, request, process.clock.now())
  const page: SavePage = { ...shown, changes: null, state: sent.state, keeperEnding: endingOf(keeper), fresh: false }
  if (sent.intent === 'forget')
    return data({ ...page, keeperEnding: null }, { headers: await forgotten(process.db, request, sent.headers) })
  if (keeper && sent.body.get(sameNumber.name) === sameNumber.value) return keepForSameNumber(sent, page, payload, keeper)
  return answerLeadForm(sent, page, {
    read: (body) => readForm(body, saveForm),
    submit: (db, save, context) => draftSimulation(db, { ...save, payload }, context, codeSender(process)),
    nextAddress: at.simulationCode,
    byCode: true,
  })
}

/** The number was verified with an earlier simulation: no contact fields, no code, and no new permission to remember. */
async function keepForSameNumber(sent: SentForm, page: SavePage, payload: SavedPayload, keeper: LeadOf<'simulation'>) {
  const save = await checkLeadForm(sent, page, () => done({ contact: contactOf(keeper) }))
  if (!save.ok) return save.answer
  const kept = await keepAnother(sent.services.db, { ...save.value, payload }, leadContextOf(sent.services))
  if (!kept.ok) return refusedPage(page, kept.refusal)
  return redirect(at.creditSimulationResult(kept.value.token), 303)
}

/** Deletes the remembered contact and the verified number: the visitor says that they are another person's. */
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
