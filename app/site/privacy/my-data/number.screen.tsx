import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { codeSender, issueCode } from '~/core/codes/codes.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { contactReaders } from '~/core/leads/contact.ts'
import { inSentence } from '~/core/leads/form/errors.ts'
import { keyOf } from '~/core/leads/form/form-state.server.ts'
import { carried } from '~/core/leads/form/form-state.ts'
import { formWords } from '~/core/leads/form/words.ts'
import { newRequestKey } from '~/core/leads/private-address.server.ts'
import { contactWords } from '~/core/leads/words.ts'
import { understoodMobile } from '~/lib/phone.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button } from '~/ui/Button.tsx'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { PhoneField } from '~/ui/Field.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { intentOf, readTyped } from '~/ui/form.ts'
import type { Route } from './+types/number.screen'
import { codeScope } from './code-scope.ts'
import { beginVisit } from './number-proof.server.ts'
import { words } from './words.ts'

export const handle = { fresh: true }

export async function loader() {
  return { key: newRequestKey() }
}

/** Every mobile number gets a code, known or not: the answer says nothing about what is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const body = await readBody(request)
  const { phone: typed = '', [carried.key]: sentKey } = readTyped(body)
  const key = keyOf(sentKey)
  const read = contactReaders.phone(typed)
  if (!read.ok) return data({ key, typed, error: inSentence(contactWords[read.refusal], typed) }, { status: 422 })
  if (intentOf(body) !== 'send') return data({ key, typed, error: null })
  const { secret, headers } = await beginVisit(process, request, { phone: read.value, key })
  // If a code is refused, the code page says how long to wait.
  const code = { ...codeScope(secret, read.value), ...codeSender(process), channel: 'whatsapp' as const, deliver: true }
  await process.db.transaction((tx) => issueCode(tx, code, process.clock.now()))
  return redirect(at.myDataCode(), { status: 303, headers })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: words.description, path: at.myData() }, matches)

export default function NumberScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { key, typed, error } = actionData ?? { ...loaderData, typed: '', error: null }
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: words.privacy, href: at.privacy() },
          { label: words.title, href: at.myData() },
        ]}
      />
      <FormPart name="my-data" fresh={!actionData}>
        <form method="post" action={at.myData()} noValidate className="mt-6 grid max-w-form gap-6">
          <title>{`${error ? errorTitle(words.title) : words.title} | ${makerName(frameOf(matches).settings)}`}</title>
          <header>
            <div className="not-empty:mb-8">
              <ErrorSummary errors={error ? [{ field: 'phone', message: error }] : []} />
            </div>
            <h1 className="text-3xl">{words.title}</h1>
            <p className="mt-3 text-ink-soft text-lg">{words.lead}</p>
          </header>
          <PhoneField
            name="phone"
            label={formWords.phone}
            hint={words.phoneHint}
            error={error ?? undefined}
            typed={typed}
            understood={understoodMobile(typed)}
            sentence={formWords.understood}
          />
          <div hidden>
            <input type="hidden" name={carried.key} value={key} />
          </div>
          <div>
            <Button>{words.send}</Button>
          </div>
          <p className="text-ink-soft text-sm">
            {words.otherWay}{' '}
            <a href={at.contact()} className="underline underline-offset-4">
              {words.contact}
            </a>
          </p>
        </form>
      </FormPart>
    </div>
  )
}
