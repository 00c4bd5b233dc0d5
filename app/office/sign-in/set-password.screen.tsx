import { data, Link, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { TextField } from '~/ui/Field.tsx'
import type { Route } from './+types/set-password.screen'
import { setPassword } from './password.server.ts'
import { SignInForm } from './SignInForm.tsx'
import { errorOf, type Refusals, SignInPage } from './SignInPage.tsx'
import { words } from './words.ts'

export async function action({ request, params, context }: Route.ActionArgs) {
  const password = (await readBody(request)).get('password')
  const set = await setPassword(context.get(services), params.token, typeof password === 'string' ? password : '')
  if (set.ok) return redirect(at.signIn({ sandi: 'baru' }))
  return data({ refusals: { password: set.refusal } as Refusals }, 422)
}

export default function SetPasswordScreen({ actionData }: Route.ComponentProps) {
  const refusals = actionData?.refusals
  return (
    <SignInPage title={words.set.title} intro={words.set.intro} refusals={refusals}>
      <SignInForm submit={words.set.submit}>
        <TextField
          name="password"
          type="password"
          label={words.set.label}
          autoComplete="new-password"
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
