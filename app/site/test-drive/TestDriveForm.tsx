import { useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { at } from '~/addresses.ts'
import { ErrorSummary } from '~/ui/ErrorSummary.tsx'
import { Stepper } from '~/ui/Stepper.tsx'
import { bookingFields } from './booking.ts'
import { CarChoice } from './CarChoice.tsx'
import { ChoiceSummary } from './ChoiceSummary.tsx'
import type { Choice } from './choice.ts'
import { DealerChoice } from './DealerChoice.tsx'
import { type Errors, formId, useChecks, useLiveChoices, useOnceTrue } from './live-form.ts'
import type { Options } from './options.server.ts'
import type { Outcome, Trouble } from './outcome.ts'
import { PersonFields } from './PersonFields.tsx'
import { ScheduleChoice } from './ScheduleChoice.tsx'
import { BookingTrouble } from './TroublePanel.tsx'
import { words } from './words.ts'

type Props = { options: Options; freshKey: string; outcome: Outcome | undefined; site: string }

/**
 * One form. Until a time is chosen it only asks for more choices, with GET: the choices stand in the address.
 * From then on it also holds personal data and is only ever posted.
 */
export function TestDriveForm({ options, freshKey, outcome, site }: Props) {
  // What came back from a submit stays on the page while choices change; the answer to a choice does not repeat it.
  const [sent] = useState(outcome)
  const [requestKey] = useState(outcome?.requestKey ?? freshKey)
  const { errors, onSubmit, refusedSubmits } = useChecks(sent?.reply)
  const form = useRef<HTMLFormElement>(null)
  const onChange = useLiveChoices(form, choiceIn(options))
  const posted = useOnceTrue(sent !== undefined || options.slot !== null)
  const busy = useNavigation().state !== 'idle'
  return (
    <form
      id={formId}
      ref={form}
      method={posted ? 'post' : 'get'}
      action={at.testDrive()}
      noValidate
      onChange={onChange}
      onSubmit={onSubmit}
      aria-busy={busy}
      className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,var(--container-form))_minmax(0,1fr)]"
    >
      <title>{`${titleOf(sent?.trouble, errors)} | ${site}`}</title>
      {/* Enter presses a form's first button: it has to be the one that sends. */}
      {posted && <button type="submit" hidden tabIndex={-1} />}
      <header className="lg:col-span-2">
        {sent?.trouble && <BookingTrouble trouble={sent.trouble} />}
        <ErrorSummary key={refusedSubmits} errors={summaryOf(errors, options)} />
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
        <div className="mt-6 max-w-form">
          <Stepper steps={words.steps.map((label) => ({ label }))} current={options.step} />
        </div>
      </header>
      <ChoiceSummary options={options} />
      <div className="grid content-start gap-10 lg:col-start-1 lg:row-start-2">
        <CarChoice options={options} error={errors.vehicle} />
        <DealerChoice options={options} error={errors.dealer} posted={posted} />
        <ScheduleChoice options={options} errors={errors} posted={posted} />
        <PersonFields options={options} errors={errors} typed={sent?.typed} requestKey={requestKey} shown={posted} />
      </div>
    </form>
  )
}

function titleOf(trouble: Trouble | undefined, errors: Errors): string {
  if (Object.keys(errors).length > 0) return words.errorTitle(words.title)
  return trouble?.title ?? words.title
}

/** What is chosen after the rules had their say, as the form shows it. */
function choiceIn({ car, province, city, dealer, date, time }: Options): Choice {
  return {
    vehicle: car?.slug ?? '',
    warna: car?.colour ?? '',
    province: province?.code ?? '',
    city: city?.code ?? '',
    dealer: dealer?.slug ?? '',
    date: date ?? '',
    time: time ?? '',
  }
}

/** Each error with the control it leads to: of a dealer not yet offered, the choice that comes before it. */
function summaryOf(errors: Errors, { province, city }: Options): { field: string; message: string }[] {
  const dealerControl = city ? 'dealer' : province ? 'city' : 'province'
  return bookingFields.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field: field === 'dealer' ? dealerControl : field, message }] : []
  })
}
