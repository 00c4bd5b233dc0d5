import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { makerName } from '~/core/content/settings.ts'
import { contactReaders } from '~/core/leads/contact.ts'
import { inSentence } from '~/core/leads/form/errors.ts'
import { formWords } from '~/core/leads/form/words.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { contactWords } from '~/core/leads/words.ts'
import { contactOfNumber, correctPerson } from '~/core/privacy/correct.server.ts'
import { done } from '~/lib/result.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { TextField } from '~/ui/Field.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { intentOf, readTyped } from '~/ui/form.ts'
import type { Route } from './+types/correction.screen'
import { provedNumber } from './number-proof.server.ts'
import { words } from './words.ts'

export const handle = { personal: true }

type Errors = { name?: string; email?: string }
type Page = { typed: { name: string; email: string }; hasEmail: boolean; errors: Errors }

export async function loader({ request, context }: Route.LoaderArgs) {
  const process = context.get(services)
  const { phone } = await provedNumber(process, request)
  const contact = await contactOfNumber(process.db, process.environment, phone)
  if (!contact) throw redirect(at.myDataShown())
  const page: Page = { typed: { name: contact.name, email: contact.email ?? '' }, hasEmail: contact.email !== null, errors: {} }
  return page
}

export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { phone } = await provedNumber(process, request)
  const body = await readBody(request)
  const contact = await contactOfNumber(process.db, process.environment, phone)
  if (!contact) return redirect(at.myDataShown(), 303)
  const { name: typedName = '', email: typedEmail = '' } = readTyped(body)
  const hasEmail = contact.email !== null
  const name = contactReaders.name(typedName)
  const email = readChangedEmail(hasEmail ? typedEmail : '')
  const errors: Errors = {
    ...(name.ok ? {} : { name: inSentence(contactWords[name.refusal], typedName) }),
    ...(email.ok ? {} : { email: inSentence(contactWords[email.refusal], typedEmail) }),
  }
  const page: Page = { typed: { name: typedName, email: typedEmail }, hasEmail, errors }
  if (!name.ok || !email.ok) return data(page, { status: 422 })
  if (intentOf(body) !== 'send') return data(page)
  const corrected = { name: name.value, email: email.value }
  await correctPerson(process.db, process.environment, { phone, contact: corrected }, leadContextOf(process))
  return redirect(at.myDataShown({ kabar: 'perbaikan' }), 303)
}

/** An empty field takes the e-mail away. */
const readChangedEmail = (typed: string) => (typed.trim() === '' ? done(null) : contactReaders.email(typed))

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.correctTitle, description: words.description, path: at.myData(), hidden: true }, matches)

export default function CorrectionScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { typed, hasEmail, errors } = actionData ?? loaderData
  const listed = Object.entries(errors).map(([field, message]) => ({ field, message }))
  const title = listed.length > 0 ? errorTitle(words.correctTitle) : words.correctTitle
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.shownTitle, href: at.myDataShown() }]} />
      <FormPart name={null}>
        <form method="post" noValidate className="mt-6 grid max-w-form gap-6">
          <title>{`${title} | ${makerName(frameOf(matches).settings)}`}</title>
          <header>
            <div className="not-empty:mb-8">
              <ErrorSummary errors={listed} />
            </div>
            <h1 className="text-3xl">{words.correctTitle}</h1>
            <p className="mt-3 text-ink-soft text-lg">{words.correctLead}</p>
          </header>
          <TextField name="name" label={formWords.name} error={errors.name} defaultValue={typed.name} autoComplete="name" />
          {hasEmail && (
            <TextField
              name="email"
              label={formWords.email}
              hint={words.correctEmailHint}
              error={errors.email}
              defaultValue={typed.email}
              type="email"
              autoComplete="email"
              spellCheck={false}
            />
          )}
          <p className="text-ink-soft text-sm">{words.correctOther}</p>
          <div className="flex flex-wrap gap-3">
            <Button>{words.correctNow}</Button>
            <ButtonLink href={at.myDataShown()} tone="quiet">
              {words.back}
            </ButtonLink>
          </div>
        </form>
      </FormPart>
    </div>
  )
}
