import { useEffect } from 'react'
import { data, Link, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { TextField } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { forgetTab } from '../frame/own-storage.ts'
import { readText } from '../frame/read-text.ts'
import type { Route } from './+types/sign-in.screen'
import { pageAfterSignIn } from './page-after-sign-in.ts'
import { SignInForm } from './SignInForm.tsx'
import { errorOf, type Refusals, SignInPage } from './SignInPage.tsx'
import { findSession } from './session.server.ts'
import { signIn } from './sign-in.server.ts'
import { words } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await findSession(context.get(services), request)) throw redirect(pageAfterSignIn(request))
  const { searchParams } = new URL(request.url)
  return { passwordWasSet: searchParams.has('sandi'), hasSignedOut: searchParams.has('keluar') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readBody(request)
  const email = readText(body, 'email')
  const password = readText(body, 'password')
  const refuse = (refusals: Refusals, status = 422) => data({ refusals, email }, status)
  if (!email) return refuse({ email: 'email-missing' })
  if (!password) return refuse({ password: 'password-missing' })
  const signed = await signIn(context.get(services), request, { email, password })
  if (!signed.ok) return refuse({ email: signed.refusal }, signed.refusal === 'wait' ? 429 : 422)
  const { next, headers } = signed.value
  const wanted = pageAfterSignIn(request)
  return redirect(next === 'second-factor' ? at.signInCode({ ke: wanted }) : wanted, { headers })
}

export default function SignInScreen({ loaderData, actionData }: Route.ComponentProps) {
  const refusals = actionData?.refusals
  const { hasSignedOut } = loaderData
  useEffect(() => {
    if (hasSignedOut) forgetTab()
  }, [hasSignedOut])
  return (
    <SignInPage title={words.title} intro={words.intro} refusals={refusals}>
      {loaderData.passwordWasSet && !refusals && <Notice tone="good">{words.set.done}</Notice>}
      <SignInForm submit={words.submit}>
        <TextField
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          inputMode="email"
          defaultValue={actionData?.email}
          error={errorOf(refusals, 'email')}
        />
        <TextField
          name="password"
          type="password"
          label={words.password}
          autoComplete="current-password"
          error={errorOf(refusals, 'password')}
        />
      </SignInForm>
      <p>
        <Link to={at.forgottenPassword()} className="underline underline-offset-4">
          {words.forgotten}
        </Link>
      </p>
    </SignInPage>
  )
}
