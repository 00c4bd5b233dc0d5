import { at } from '~/addresses.ts'
import { MissedTime } from '~/core/appointments/MissedTime.tsx'
import { ScheduleChoice } from '~/core/appointments/ScheduleChoice.tsx'
import { dateAndTime } from '~/core/appointments/slot-value.ts'
import { scheduleWords } from '~/core/appointments/words.ts'
import { currentConsent } from '~/core/consent/consent.ts'
import { DealerChoice } from '~/core/dealers/DealerChoice.tsx'
import { dealerChoiceWords } from '~/core/dealers/words.ts'
import { PersonFields } from '~/core/leads/form/PersonFields.tsx'
import { serviceTypes } from '~/core/leads/payload.ts'
import { serviceTypeWords } from '~/core/leads/request/about-words.ts'
import { durationText } from '~/core/maintenance/visit-words.ts'
import { costText, visitName } from '~/core/maintenance/words.ts'
import { RadioCards, TextAreaField, TextField } from '~/ui/Field.tsx'
import { FormSection } from '~/ui/FormSection.tsx'
import { MoreButton } from '~/ui/MoreButton.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { choiceIn } from './choice.ts'
import { CampaignPanel } from './maintenance/CampaignPanel.tsx'
import { NextVisitPanel } from './maintenance/NextVisitPanel.tsx'
import type { Options } from './options.server.ts'
import { OwnedCarChoice } from './owned-car/OwnedCarChoice.tsx'
import type { ServicePage } from './ServiceForm.tsx'
import { needsComplaint } from './service-type.ts'
import { typeTexts, words } from './words.ts'

type Errors = Partial<Record<string, string>>
type Props = { page: ServicePage; errors: Errors }

export function ServiceQuestions({ page, errors }: Props) {
  const { options, posted } = page
  const { typed, car, variant, cars, earlierCars, place, type, unsuitable } = options
  return (
    <>
      <FormSection number={1} title={words.car} id="mobil">
        <OwnedCarChoice {...{ cars, earlierCars, car, variant, errors, posted }} year={typed.year} colour={typed.color} />
      </FormSection>
      <FormSection number={2} title={words.service} id="servis">
        <Service options={options} errors={errors} posted={posted} />
      </FormSection>
      <FormSection number={3} title={words.dealer} id="dealer-terdekat">
        {unsuitable && type && <Notice tone="warn">{words.unsuitable(unsuitable, serviceTypeWords[type])}</Notice>}
        <DealerChoice place={place} error={errors.dealer} posted={posted} next={dealerChoiceWords.showDays} />
      </FormSection>
      <FormSection number={4} title={scheduleWords.schedule} id="jadwal">
        <Time page={page} errors={errors} />
      </FormSection>
      <FormSection number={5} title={words.person} id="data-anda">
        {posted ? <Person page={page} errors={errors} /> : <PersonLater complaint={page.state.typed.complaint} />}
      </FormSection>
      <p role="status" className="sr-only">
        {spoken(options)}
      </p>
    </>
  )
}

type ServiceProps = { options: Options; errors: Errors; posted: boolean }

/** Asks for the service and shows what it means for this car. */
function Service({ options: { typed, car, type, next, freeLabour, campaigns }, errors, posted }: ServiceProps) {
  return (
    <>
      <RadioCards
        name="type"
        label={words.type}
        error={errors.type}
        defaultValue={type ?? undefined}
        options={serviceTypes.map((value) => ({ value, label: serviceTypeWords[value], note: typeTexts[value] }))}
      />
      <TextField
        name="kilometres"
        label={words.kilometres}
        hint={words.kilometresHint}
        error={errors.kilometres}
        defaultValue={typed.kilometres}
        optional
        inputMode="numeric"
        enterKeyHint="next"
      />
      <MoreButton posted={posted} label={words.showWork} />
      {car && type === 'berkala' && <NextVisitPanel next={next} freeLabour={freeLabour} asking />}
      {car && <CampaignPanel campaigns={campaigns} asked={type === 'kampanye-perbaikan'} />}
    </>
  )
}

function Time({ page: { options, posted, trouble }, errors }: Props) {
  const { place, schedule } = options
  const hrefOf = (slot: string) => at.serviceBooking({ ...choiceIn(options), ...dateAndTime(slot) })
  return (
    <ScheduleChoice
      schedule={schedule}
      hasDealer={place.dealer !== null}
      errors={errors}
      posted={posted}
      timeHint={words.timeHint(durationText(schedule.minutes))}
      goesOn={!posted}
    >
      {!trouble && <MissedTime missed={schedule.missed} hrefOf={posted ? null : hrefOf} />}
    </ScheduleChoice>
  )
}

/** Until a time is chosen. Carries a complaint that a link has filled in. */
function PersonLater({ complaint }: { complaint: string | undefined }) {
  return (
    <>
      <p className="text-ink-soft">{words.personLater}</p>
      {complaint && <input type="hidden" name="complaint" value={complaint} />}
    </>
  )
}

/** Asks for data that only the workshop may see: plate, complaint and person. */
function Person({ page: { state, options }, errors }: Props) {
  const { schedule, type } = options
  return (
    <>
      <TextField
        name="plate"
        label={words.plate}
        hint={words.plateHint}
        error={errors.plate}
        defaultValue={state.typed.plate}
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextAreaField
        name="complaint"
        label={words.complaint}
        hint={words.complaintHint}
        rows={4}
        defaultValue={state.typed.complaint}
        optional={type === null || !needsComplaint(type)}
        error={errors.complaint}
      />
      <PersonFields
        state={state}
        errors={errors}
        consent={currentConsent.service}
        phoneHint={words.phoneHint}
        email={null}
        asksDealer
        send={words.send}
        promise={schedule.answerBy ? words.promise(schedule.answerBy) : undefined}
      />
    </>
  )
}

/** For screen readers: what the last choice has changed. */
function spoken({ type, next, place, schedule }: Options): string {
  const visits = type === 'berkala' && next.known ? next.visits : []
  const work = visits.map((visit) => `${visitName(visit)}: ${costText(visit.cost)}.`)
  const found = place.dealers.length > 0 ? [words.found(place.dealers.length, schedule.days.length, schedule.times.length)] : []
  return [...work, ...found].join(' ')
}
