import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { codeSender, issueCode } from '~/core/codes/codes.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { contactReaders } from '~/core/leads/contact.ts'
import { AskForCode } from '~/core/leads/form/AskForCode.tsx'
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
import { PhoneField } from '~/ui/Field.tsx'
import { intentOf, readTyped } from '~/ui/form.ts'
import type { Route } from './+types/number.screen'
import { codeScope } from './code-scope.ts'
import { beginVisit } from './number-proof.server.ts'
import { words } from './words.ts'

export const handle = { fresh: true, privateInput: true }

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
      <AskForCode
        name="my-data"
        action={at.myData()}
        isFresh={!actionData}
        title={words.title}
        lead={words.lead}
        maker={makerName(frameOf(matches).settings)}
        error={error ? { field: 'phone', message: error } : null}
        pageKey={key}
        send={words.send}
        note={
          <>
            {words.otherWay}{' '}
            <a href={at.contact()} className="underline underline-offset-4">
              {words.contact}
            </a>
          </>
        }
      >
        <PhoneField
          name="phone"
          label={formWords.phone}
          hint={words.phoneHint}
          error={error ?? undefined}
          typed={typed}
          understood={understoodMobile(typed)}
          sentence={formWords.understood}
        />
      </AskForCode>
    </div>
  )
}
