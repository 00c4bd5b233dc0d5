import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { errorTitle } from '../../../ui/error-title.ts'
import { FormPart } from '../../../ui/FormPart.tsx'
import { carried } from './form-state.ts'

type Props = {
  /** Names the form part. */
  name: string
  /** The address that the form is sent to. */
  action: string
  /** True before the form was sent. */
  isFresh: boolean
  title: string
  lead: string
  maker: string
  error: { field: string; message: string } | null
  /** The key of the form: two presses of one form send one code. */
  pageKey: string
  /** Says what the button does. */
  send: string
  /** The field that says where the code goes. */
  children: ReactNode
  /** What to do without the code. */
  note: ReactNode
}

/** A page with one field, whose button sends a code. */
export function AskForCode({ name, action, isFresh, title, lead, maker, error, pageKey, send, children, note }: Props) {
  return (
    <FormPart name={name} fresh={isFresh}>
      <form method="post" action={action} noValidate className="mt-6 grid max-w-form gap-6">
        <title>{`${error ? errorTitle(title) : title} | ${maker}`}</title>
        <header>
          <div className="not-empty:mb-8">
            <ErrorSummary errors={error ? [error] : []} />
          </div>
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-3 text-ink-soft text-lg">{lead}</p>
        </header>
        {children}
        <div hidden>
          <input type="hidden" name={carried.key} value={pageKey} />
        </div>
        <div>
          <Button>{send}</Button>
        </div>
        <p className="text-ink-soft text-sm">{note}</p>
      </form>
    </FormPart>
  )
}
