import { at } from '~/addresses.ts'
import { AppointmentTrouble } from '~/core/appointments/AppointmentTrouble.tsx'
import { MissedTime } from '~/core/appointments/MissedTime.tsx'
import { ScheduleChoice } from '~/core/appointments/ScheduleChoice.tsx'
import { dateAndTime } from '~/core/appointments/slot-value.ts'
import type { Trouble } from '~/core/appointments/trouble.server.ts'
import { scheduleWords } from '~/core/appointments/words.ts'
import { CarChoice } from '~/core/cars/CarChoice.tsx'
import { currentConsent } from '~/core/consent/consent.ts'
import { DealerChoice, dealerControl } from '~/core/dealers/DealerChoice.tsx'
import { dealerChoiceWords } from '~/core/dealers/words.ts'
import { besideSummary, ChoiceSummary, questionsColumn } from '~/core/leads/ChoiceSummary.tsx'
import type { LeadFormState, Stop } from '~/core/leads/form-state.ts'
import { LeadForm } from '~/core/leads/LeadForm.tsx'
import { PersonFields } from '~/core/leads/PersonFields.tsx'
import { FormPart } from '~/ui/FormPart.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { Stepper } from '~/ui/Stepper.tsx'
import { type BookingField, bookingFields, type FieldRefusal } from './booking.ts'
import { choiceFields, choiceIn } from './choice.ts'
import type { Options } from './options.server.ts'
import { refusalWords, words } from './words.ts'

/** The form as it is shown: at first, after further choices, or with why it was not taken. */
export type TestDrivePage = {
  state: LeadFormState
  options: Options
  /** It was sent or holds personal data, so that it is only ever posted. */
  posted: boolean
  fresh: boolean
  refusals?: Partial<Record<BookingField, FieldRefusal>>
  stop?: Stop
  trouble?: Trouble
}

/**
 * One form. Until a time is chosen it only asks for more choices, with GET: the choices stand in the address.
 * From then on it also holds personal data and is only ever posted.
 */
export function TestDriveForm({ page, site }: { page: TestDrivePage; site: string }) {
  const { state, options, posted, fresh, refusals = {}, stop, trouble } = page
  const errors = Object.fromEntries(Object.entries(refusals).map(([field, refusal]) => [field, refusalWords[refusal]]))
  return (
    <FormPart name="test-drive" asks={choiceFields} inAddress fresh={fresh}>
      <LeadForm
        state={state}
        title={words.title}
        site={site}
        lead={words.lead}
        errors={summaryOf(errors, options)}
        stop={stop}
        trouble={trouble && { title: trouble.title, panel: <AppointmentTrouble trouble={trouble} /> }}
        intro={<Stepper steps={words.steps.map((label) => ({ label }))} current={options.step} />}
        action={at.testDrive()}
        method={posted ? 'post' : 'get'}
        className={besideSummary}
      >
        <ChoiceSummary car={options.car} dealer={options.place.dealer} slot={options.schedule.slot} />
        <div className={questionsColumn}>
          <Questions page={page} errors={errors} />
        </div>
      </LeadForm>
    </FormPart>
  )
}

type QuestionProps = { page: TestDrivePage; errors: Partial<Record<string, string>> }

function Questions({ page: { state, options, posted, trouble }, errors }: QuestionProps) {
  const { cars, car, noLongerSold, place, schedule } = options
  const hrefOf = (slot: string) => at.testDrive({ ...choiceIn(options), ...dateAndTime(slot) })
  return (
    <>
      <FormSection number={1} title={words.car} id="mobil">
        {car?.colour && <input type="hidden" name="warna" value={car.colour} />}
        <CarChoice
          cars={cars}
          chosen={car?.slug ?? null}
          label={words.whichCar}
          hint={words.carHint}
          error={errors.vehicle}
          noLongerSold={noLongerSold}
        />
      </FormSection>
      <FormSection number={2} title={words.dealer} id="dealer-terdekat">
        <DealerChoice place={place} error={errors.dealer} posted={posted} next={dealerChoiceWords.showDays} />
      </FormSection>
      <FormSection number={3} title={scheduleWords.schedule} id="jadwal">
        <ScheduleChoice
          schedule={schedule}
          hasDealer={place.dealer !== null}
          errors={errors}
          posted={posted}
          timeHint={words.timeHint(schedule.minutes)}
          goesOn={!posted}
        >
          {!trouble && <MissedTime missed={schedule.missed} hrefOf={posted ? null : hrefOf} />}
        </ScheduleChoice>
      </FormSection>
      <FormSection number={4} title={words.person} id="data-anda">
        {posted ? (
          <PersonFields
            state={state}
            errors={errors}
            consent={currentConsent.testDrive}
            phoneHint={words.phoneHint}
            email={{ hint: words.emailHint }}
            send={words.send}
            promise={schedule.answerBy ? words.promise(schedule.answerBy) : undefined}
          />
        ) : (
          <p className="text-ink-soft">{words.personLater}</p>
        )}
      </FormSection>
      <p role="status" className="sr-only">
        {place.dealers.length > 0 && words.found(place.dealers.length, schedule.days.length, schedule.times.length)}
      </p>
    </>
  )
}

/** Each error with the control it leads to. */
function summaryOf(errors: Partial<Record<string, string>>, { place }: Options) {
  return bookingFields.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field: field === 'dealer' ? dealerControl(place) : field, message }] : []
  })
}
