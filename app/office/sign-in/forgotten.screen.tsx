import { data, Link } from 'react-router'
import { at } from '~/addresses.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { TextField } from '~/ui/Field.tsx'
import { readText } from '../frame/read-text.ts'
import type { Route } from './+types/forgotten.screen'
import { requestPasswordLink } from './password.server.ts'
import { SignInForm } from './SignInForm.tsx'
import { errorOf, type Refusals, SignInPage } from './SignInPage.tsx'
import { words } from './words.ts'

type Answer = { refusals?: Refusals; wasSent?: true }

export async function action({ request, context }: Route.ActionArgs) {
  const email = readText(await readBody(request), 'email')
  const refuse = (refusal: Refusals['email'], status: number) =>
    data({ refusals: { email: refusal } as Refusals } as Answer, status)
  if (!email) return refuse('email-missing', 422)
  const requested = await requestPasswordLink(context.get(services), email)
  return requested.ok ? ({ wasSent: true } as Answer) : refuse(requested.refusal, 429)
}

export default function ForgottenScreen({ actionData }: Route.ComponentProps) {
  const { reset } = words
  const { refusals, wasSent }: Answer = actionData ?? {}
  return (
    <SignInPage title={wasSent ? reset.sentTitle : reset.title} intro={wasSent ? reset.sent : reset.intro} refusals={refusals}>
      {!wasSent && (
        <SignInForm submit={reset.submit}>
          <TextField
            name="email"
            type="email"
            label={words.email}
            autoComplete="username"
            inputMode="email"
            error={errorOf(refusals, 'email')}
          />
        </SignInForm>
      )}
      <p>
        <Link to={at.signIn()} className="underline underline-offset-4">
          {reset.back}
        </Link>
      </p>
    </SignInPage>
  )
}
