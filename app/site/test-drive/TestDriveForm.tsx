import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { Stepper } from '~/ui/Stepper.tsx'
import { bookingFields } from './booking.ts'
import { CarChoice } from './CarChoice.tsx'
import { ChoiceSummary } from './ChoiceSummary.tsx'
import { DealerChoice } from './DealerChoice.tsx'
import { useLiveForm, useOnceTrue, useOneSubmit, useRecheck } from './live-form.ts'
import type { Addresses } from './live-options.ts'
import { MissedTime } from './MissedTime.tsx'
import type { Options } from './options.server.ts'
import type { Outcome, Trouble } from './outcome.ts'
import { PersonFields } from './PersonFields.tsx'
import { ScheduleChoice } from './ScheduleChoice.tsx'
import { BookingTrouble } from './TroublePanel.tsx'
import { refusalWords, words } from './words.ts'

type Props = Addresses & {
  options: Options
  requestKey: string
  outcome: Outcome | undefined
  /** Name of the site, for the title. */
  site: string
}

export type Errors = Partial<Record<(typeof bookingFields)[number], string>>

/**
 * One form. Until a time is chosen it only asks for more choices, with GET: the choices stand in the address.
 * From then on it also holds personal data and is only ever posted.
 */
export function TestDriveForm({ outcome, site, ...page }: Props) {
  const { form, options, status, requestKey, typed, onChange, keep } = useLiveForm(page)
  const { refusals, recheck } = useRecheck(outcome?.refusals ?? {})
  const errors = inWords(refusals)
  const posted = useOnceTrue(outcome !== undefined || options.slot !== null)
  return (
    <form
      ref={form}
      method={posted ? 'post' : 'get'}
      action={page.pageHref}
      noValidate
      onChange={onChange}
      onInput={recheck}
      onSubmit={useOneSubmit(keep)}
      aria-busy={status === 'busy'}
      className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,var(--container-form))_minmax(0,1fr)]"
    >
      <title>{`${titleOf(outcome?.trouble, errors)} | ${site}`}</title>
      {/* Enter presses a form's first button: it has to be the one that sends. */}
      {posted && <button type="submit" hidden tabIndex={-1} />}
      <header className="lg:col-span-2">
        {outcome?.trouble && <BookingTrouble trouble={outcome.trouble} />}
        <div className="max-w-form not-empty:mb-8">
          <ErrorSummary errors={summaryOf(errors, options)} />
        </div>
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
        <div className="mt-6 max-w-form">
          <Stepper steps={words.steps.map((label) => ({ label }))} current={options.step} />
        </div>
      </header>
      <ChoiceSummary options={options} />
      {/* A form that comes back as it was left starts again: `defaultChecked` counts only then. */}
      <div key={typed ? 'as left' : 'fresh'} className="grid content-start gap-10 lg:col-start-1 lg:row-start-2">
        <CarChoice options={options} error={errors.vehicle} />
        <DealerChoice options={options} error={errors.dealer} posted={posted} />
        <ScheduleChoice
          options={options}
          errors={errors}
          posted={posted}
          missed={!outcome?.trouble && <MissedTime options={options} pageHref={page.pageHref} posted={posted} />}
        />
        <div>
          <div role="status">
            {status === 'offline' ? <Notice tone="warn">{words.offline}</Notice> : <Found options={options} />}
          </div>
          <PersonFields
            options={options}
            errors={errors}
            typed={typed ?? outcome?.typed}
            requestKey={requestKey}
            shown={posted}
          />
        </div>
      </div>
    </form>
  )
}

/** Told to those who do not see the form change. */
function Found({ options: { dealers, days, times } }: { options: Options }) {
  return <p className="sr-only">{dealers.length > 0 && words.found(dealers.length, days.length, times.length)}</p>
}

function inWords(refusals: Outcome['refusals'] = {}): Errors {
  return Object.fromEntries(Object.entries(refusals).map(([field, refusal]) => [field, refusalWords[refusal]]))
}

function titleOf(trouble: Trouble | undefined, errors: Errors): string {
  if (Object.keys(errors).length > 0) return words.errorTitle(words.title)
  return trouble?.title ?? words.title
}

/** Each error with the control it leads to: of a dealer not yet offered, the choice that comes before it. */
function summaryOf(errors: Errors, { province, city }: Options): { field: string; message: string }[] {
  const dealerControl = city ? 'dealer' : province ? 'city' : 'province'
  return bookingFields.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field: field === 'dealer' ? dealerControl : field, message }] : []
  })
}
