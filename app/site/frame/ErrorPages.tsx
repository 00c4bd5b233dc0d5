import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import type { ErrorDetails } from './error-details.ts'
import { type ErrorKind, errorStatus } from './error-kind.ts'
import { errorWords, stepWords } from './error-words.ts'

/** An error page: one sentence about the problem, and links to other pages. */
export function ErrorPage({ kind, details }: { kind: ErrorKind; details: ErrorDetails | null }) {
  const { title, text } = details ?? errorWords[kind]
  const steps = details?.steps ?? generalSteps
  return (
    <div className="content py-section">
      <Dimension number={errorStatus[kind]} />
      <h1 className="mt-8 text-3xl">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{text}</p>
      <nav aria-label={stepWords.next} className="mt-8 flex flex-wrap gap-3">
        {steps.map(({ label, href }, place) => (
          <ButtonLink key={href} href={href} tone={place === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </nav>
    </div>
  )
}

const generalSteps = [
  { label: stepWords.home, href: at.home() },
  { label: stepWords.cars, href: at.cars() },
  { label: stepWords.testDrive, href: at.testDrive() },
  { label: stepWords.requests, href: at.requests() },
]

/** The status code, drawn like a dimension on a technical drawing. */
function Dimension({ number }: { number: number }) {
  return (
    <div className="flex max-w-form items-center gap-4 text-ink-soft text-sm tabular" aria-hidden="true">
      <span className="h-4 grow border-line-strong border-l bg-[linear-gradient(var(--color-line-strong))] bg-center bg-no-repeat bg-size-[100%_1px]" />
      {number}
      <span className="h-4 grow border-line-strong border-r bg-[linear-gradient(var(--color-line-strong))] bg-center bg-no-repeat bg-size-[100%_1px]" />
    </div>
  )
}
