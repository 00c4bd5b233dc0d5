import { Icon } from './Icon.tsx'
import { words } from './words.ts'

type Step = { label: string /** Where a finished step can be changed. */; href?: string | undefined }

/** `current` counts from 0. */
export function Stepper({ steps, current }: { steps: readonly Step[]; current: number }) {
  return (
    <nav aria-label={words.step(current + 1, steps.length)}>
      <p className="text-sm text-ink-soft" aria-hidden="true">
        {words.step(current + 1, steps.length)}
      </p>
      <ol className="mt-2 flex flex-wrap gap-2">
        {steps.map((step, at) => (
          <li
            key={step.label}
            className={`grow basis-0 border-t-4 pt-2 text-sm ${at <= current ? 'border-ink' : 'border-line text-ink-soft forced-colors:border-[GrayText]'}`}
          >
            <StepLabel step={step} done={at < current} here={at === current} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepLabel({ step, done, here }: { step: Step; done: boolean; here: boolean }) {
  if (here) {
    return (
      <span aria-current="step" className="font-semibold">
        {step.label}
      </span>
    )
  }
  if (!done) return step.label
  return (
    <span className="flex items-center gap-1">
      {step.href ? (
        <a href={step.href} className="underline underline-offset-4">
          {step.label}
        </a>
      ) : (
        step.label
      )}
      <Icon name="check" className="size-4" />
      <span className="sr-only">{words.stepDone}</span>
    </span>
  )
}
