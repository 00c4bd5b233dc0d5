import type { FormEvent, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { useSingleSubmit } from '../frame/use-single-submit.ts'
import { words } from './words.ts'

type Props = { submit: string; children: ReactNode }

/** A form of signing in. While the server checks it, as on a slow line, its button says so and sends nothing more. */
export function SignInForm({ submit, children }: Props) {
  const isChecking = useNavigation().formMethod === 'POST'
  const once = useSingleSubmit()
  const send = (event: FormEvent<HTMLFormElement>) => (isChecking ? event.preventDefault() : once(event))
  return (
    <Form method="post" noValidate className="grid gap-5" onSubmit={send}>
      {children}
      <Button aria-disabled={isChecking}>{isChecking ? words.checking : submit}</Button>
      <p role="status" className="sr-only">
        {isChecking && words.checking}
      </p>
    </Form>
  )
}
