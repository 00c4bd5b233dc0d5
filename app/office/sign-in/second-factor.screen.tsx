import { data, Link, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { CheckField, TextField } from '~/ui/Field.tsx'
import { readText } from '../frame/read-text.ts'
import type { Route } from './+types/second-factor.screen'
import { pageAfterSignIn } from './page-after-sign-in.ts'
import { SignInForm } from './SignInForm.tsx'
import { errorOf, type Refusals, SignInPage } from './SignInPage.tsx'
import { verifySecondFactor } from './sign-in.server.ts'
import { words } from './words.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readBody(request)
  const code = readText(body, 'code').replaceAll(' ', '')
  const refuse = (code: Refusals['code'], status = 422) => data({ refusals: { code } as Refusals }, status)
  if (!code) return refuse('code-missing')
  const signed = await verifySecondFactor(context.get(services), request, { code, trustDevice: body.has('trust') })
  if (!signed.ok) return refuse(signed.refusal)
  return redirect(pageAfterSignIn(request), { headers: signed.value.headers })
}

export default function SecondFactorScreen({ actionData }: Route.ComponentProps) {
  return (
    <SignInPage title={words.code.title} intro={words.code.intro} refusals={actionData?.refusals}>
      <SignInForm submit={words.code.submit}>
        <TextField
          name="code"
          label={words.code.label}
          hint={words.code.hint}
          autoComplete="one-time-code"
          error={errorOf(actionData?.refusals, 'code')}
        />
        <CheckField name="trust" label={words.code.trust} />
      </SignInForm>
      <p>
        <Link to={at.signIn()} className="underline underline-offset-4">
          {words.code.again}
        </Link>
      </p>
    </SignInPage>
  )
}
