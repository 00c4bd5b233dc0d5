import { at } from '~/addresses.ts'
import { AppointmentForm, type AppointmentPage } from '~/core/appointments/AppointmentForm.tsx'
import { MissedTime } from '~/core/appointments/MissedTime.tsx'
import { ScheduleChoice } from '~/core/appointments/ScheduleChoice.tsx'
import { dateAndTime } from '~/core/appointments/slot-value.ts'
import { scheduleWords } from '~/core/appointments/words.ts'
import { CarChoice } from '~/core/cars/CarChoice.tsx'
import { currentConsent } from '~/core/consent/consent.ts'
import { DealerChoice, dealerControl } from '~/core/dealers/DealerChoice.tsx'
import { dealerChoiceWords } from '~/core/dealers/words.ts'
import { ChoiceSummary } from '~/core/leads/form/ChoiceSummary.tsx'
import { type Errors, inOrder, inWords } from '~/core/leads/form/errors.ts'
import { PersonFields } from '~/core/leads/form/PersonFields.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { type BookingField, bookingFields, type FieldRefusal } from './booking.ts'
import { choiceFields, choiceIn } from './choice.ts'
import type { Options } from './options.server.ts'
import { refusalWords, words } from './words.ts'

export type TestDrivePage = AppointmentPage<Options, BookingField, FieldRefusal>

export function TestDriveForm({ page, site }: { page: TestDrivePage; site: string }) {
  const { options, refusals = {} } = page
  const errors = inWords(refusals, refusalWords, page.state.typed)
  return (
    <AppointmentForm
      name="test-drive"
      page={page}
      words={words}
      site={site}
      errors={inOrder(bookingFields, errors, { dealer: dealerControl(options.place) })}
      action={at.testDrive()}
      asks={choiceFields}
      summary={<ChoiceSummary car={options.car} dealer={options.place.dealer} slot={options.schedule.slot} />}
    >
      <Questions page={page} errors={errors} />
    </AppointmentForm>
  )
}

type QuestionProps = { page: TestDrivePage; errors: Errors }

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
            asksDealer
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
