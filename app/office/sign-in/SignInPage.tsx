import type { ReactNode } from 'react'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { errorTitle } from '~/ui/error-title.ts'
import { words as officeWords } from '../frame/words.ts'
import { type Refusal, refusalWords } from './words.ts'

/** What a form of signing in answers: the refusal of each field. */
export type Refusals = Readonly<Record<string, Refusal>>

type Props = { title: string; intro?: string; refusals?: Refusals | undefined; children: ReactNode }

/** A page of signing in: one narrow column. */
export function SignInPage({ title, intro, refusals = {}, children }: Props) {
  const errors = Object.entries(refusals).map(([field, refusal]) => ({ field, message: refusalWords[refusal] }))
  const pageTitle = errors.length > 0 ? errorTitle(title) : title
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-6 px-4 py-10">
      <title>{`${pageTitle} | ${officeWords.title}`}</title>
      <ErrorSummary errors={errors} />
      <h1 className="text-xl">{title}</h1>
      {intro && <p className="text-ink-soft">{intro}</p>}
      {children}
    </main>
  )
}

/** The sentence below a field, if it was refused. */
export const errorOf = (refusals: Refusals | undefined, field: string): string | undefined => {
  const refusal = refusals?.[field]
  return refusal && refusalWords[refusal]
}
