import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { codeSender, issueCode } from '~/core/codes/codes.server.ts'
import { makerName } from '~/core/content/settings.ts'
import { AskForCode } from '~/core/leads/form/AskForCode.tsx'
import { keyOf } from '~/core/leads/form/form-state.server.ts'
import { carried } from '~/core/leads/form/form-state.ts'
import { newRequestKey, tokenOf } from '~/core/leads/private-address.server.ts'
import { readReference, readTypedReference, type TypedReference } from '~/lib/reference.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { formPageMeta, frameOf } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { TextField } from '~/ui/Field.tsx'
import { intentOf, readTyped } from '~/ui/form.ts'
import type { Route } from './+types/find.screen'
import { flowOf, flowSecrets, rememberSecret } from './flow-cookie.server.ts'
import { followed } from './follow.server.ts'
import { words } from './words.ts'

export const handle = { fresh: true, privateInput: true }

/** A link from the chat brings the reference. */
export async function loader({ request }: Route.LoaderArgs) {
  const typed = readReference(new URL(request.url).searchParams.get('nomor') ?? '') ?? ''
  return { key: newRequestKey(), typed }
}

/** Every well-formed reference leads to the code page, known or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const { db, clock } = process
  const body = await readBody(request)
  const { reference: typed = '', [carried.key]: sentKey } = readTyped(body)
  const key = keyOf(sentKey)
  const read = readTypedReference(typed)
  if (read.kind !== 'reference') return data({ key, typed, error: errorOf(typed, read) }, { status: 422 })
  const { reference } = read
  if (intentOf(body) !== 'send') return data({ key, typed, error: null })
  // Without a cookie, the form's key is the secret, so that two presses of one form still ask once.
  const secret = (await flowSecrets(request))[0] ?? tokenOf(key)
  const flow = flowOf(secret, reference)
  const asked = await followed(db, reference, flow)
  // If a code is refused, the code page says how long to wait.
  const code = { ...asked.visit, ...codeSender(process), channel: 'whatsapp' as const, deliver: asked.isKnown }
  await db.transaction((tx) => issueCode(tx, code, clock.now()))
  return redirect(at.requestCode(flow, reference), { status: 303, headers: await rememberSecret(request, secret) })
}

function errorOf(typed: string, read: Exclude<TypedReference, { kind: 'reference' }>): string {
  if (typed.trim() === '') return words.referenceMissing
  if (read.kind === 'several') return words.referencesSeveral
  return read.kind === 'impossible' ? words.referenceImpossible(read.reference, read.signs) : words.referenceUnreadable
}

export const meta: Route.MetaFunction = ({ matches }) =>
  formPageMeta({ title: words.title, description: words.description, path: at.requests() }, matches)

export default function FindScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { key, typed, error } = actionData ?? { ...loaderData, error: null }
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.requests() }]} />
      <AskForCode
        name="find-request"
        action={at.requests()}
        isFresh={!actionData}
        title={words.title}
        lead={words.lead}
        maker={makerName(frameOf(matches).settings)}
        error={error ? { field: 'reference', message: error } : null}
        pageKey={key}
        send={words.send}
        note={words.lost}
      >
        <TextField
          name="reference"
          label={words.reference}
          hint={words.referenceHint}
          error={error ?? undefined}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
        />
      </AskForCode>
    </div>
  )
}
