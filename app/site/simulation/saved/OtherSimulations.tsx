import { at } from '~/addresses.ts'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { CheckField } from '~/ui/Field.tsx'
import { savedDay } from './figures.ts'
import type { Result } from './result.server.ts'
import { resultWords as words } from './words.ts'

type Props = Pick<Result, 'token' | 'others'> & { calculator: string }

/** The person's other simulations, to compare with this one. */
export function OtherSimulations({ token, others, calculator }: Props) {
  return (
    <section aria-labelledby="simulasi-lain" className="mt-12 border-line border-t pt-10">
      <h2 id="simulasi-lain" className="text-2xl">
        {words.others}
      </h2>
      {others.length === 0 && <p className="mt-2 max-w-prose text-ink-soft">{words.othersEmpty}</p>}
      {others.length > 0 && (
        <form method="get" action={at.simulationComparison(token)} className="mt-4 grid max-w-form gap-4">
          <fieldset className="grid gap-3">
            <legend className="text-ink-soft">{words.othersLead}</legend>
            {others.map(({ reference, car, on, line }) => (
              <div key={reference}>
                <CheckField name="dengan" id={`dengan-${reference}`} value={reference} label={words.line(car, savedDay(on))} />
                <p className="pl-9 text-ink-soft text-sm tabular">
                  {reference}. {line}
                </p>
              </div>
            ))}
          </fieldset>
          <div>
            <Button tone="secondary">{words.compare}</Button>
          </div>
        </form>
      )}
      <div className="mt-4">
        <ButtonLink href={calculator} tone={others.length > 0 ? 'quiet' : 'secondary'}>
          {words.another}
        </ButtonLink>
      </div>
    </section>
  )
}
