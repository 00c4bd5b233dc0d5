import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { makerName } from '~/core/content/settings.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { erasePerson } from '~/core/privacy/erase.server.ts'
import { nationalMobile } from '~/lib/phone.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { CheckField } from '~/ui/Field.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { intentOf } from '~/ui/form.ts'
import { TitledLists } from '~/ui/TitledLists.tsx'
import type { Route } from './+types/deletion.screen'
import { endVisit, provedNumber } from './number-proof.server.ts'
import { words as roomWords, deletionWords as words } from './words.ts'

export const handle = { personal: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { phone } = await provedNumber(context.get(services), request)
  return { phone: nationalMobile(phone) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { phone } = await provedNumber(process, request)
  const body = await readBody(request)
  const isUnderstood = body.has('understood')
  if (intentOf(body) !== 'send') return data({ error: null })
  if (!isUnderstood) return data({ error: words.notUnderstood }, { status: 422 })
  const erasing = { phone, by: null }
  const { reference } = await erasePerson(process.db, process.environment, erasing, leadContextOf(process))
  // What the site's scripts have stored goes too, also without script. The office of an employee's browser loses its drafts.
  const headers = { ...(await endVisit(process, request)), 'Clear-Site-Data': '"storage"' }
  return redirect(at.myDataDeleted(reference), { status: 303, headers })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: roomWords.description, path: at.myData(), hidden: true }, matches)

export default function DeletionScreen({ loaderData: { phone }, actionData, matches }: Route.ComponentProps) {
  const error = actionData?.error ?? null
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: roomWords.shownTitle, href: at.myDataShown() }]} />
      <FormPart name={null}>
        <form method="post" noValidate className="mt-6 grid max-w-prose gap-6">
          <title>{`${error ? errorTitle(words.title) : words.title} | ${makerName(frameOf(matches).settings)}`}</title>
          <header>
            <div className="not-empty:mb-8">
              <ErrorSummary errors={error ? [{ field: 'understood', message: error }] : []} />
            </div>
            <h1 className="text-3xl">{words.title}</h1>
            <p className="mt-3 text-ink-soft text-lg">
              {words.lead} <strong className="tabular whitespace-nowrap">{phone}</strong>
            </p>
          </header>
          <TitledLists parts={words.parts} />
          <CheckField name="understood" label={words.understood} error={error ?? undefined} value="ya" />
          <div className="flex flex-wrap gap-3">
            <Button>{words.now}</Button>
            <ButtonLink href={at.myDataShown()} tone="quiet">
              {roomWords.back}
            </ButtonLink>
          </div>
        </form>
      </FormPart>
    </div>
  )
}
