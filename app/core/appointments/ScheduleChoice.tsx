import type { ReactNode } from 'react'
import { RadioCards, SelectField } from '~/ui/Field.tsx'
import { MoreButton } from '~/ui/MoreButton.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { DayStrip } from './DayStrip.tsx'
import type { Schedule } from './schedule.server.ts'
import { scheduleWords as words } from './words.ts'

type Props = {
  schedule: Schedule
  /** Whether a dealer is chosen. */
  hasDealer: boolean
  errors: { date?: string | undefined; time?: string | undefined }
  posted: boolean
  timeHint?: string
  /** True when the form has another part after a chosen time. */
  goesOn: boolean
  children?: ReactNode
}

/** Day, then time, with `children` between them. */
export function ScheduleChoice({ schedule, hasDealer, errors, posted, timeHint, goesOn, children }: Props) {
  const { days, date, times, zone, time } = schedule
  return (
    <>
      {hasDealer && days.length === 0 && <Notice tone="warn">{words.noDays}</Notice>}
      {days.length > 0 ? (
        <>
          <DayStrip days={days} chosen={date} error={errors.date} />
          <MoreButton posted={posted} label={words.showTimes} />
        </>
      ) : (
        <Waiting name="date" label={words.day} until={words.dealerFirst} error={errors.date} />
      )}
      {children}
      {times.length > 0 && zone ? (
        <>
          <RadioCards
            name="time"
            label={words.time(zone)}
            hint={timeHint}
            error={errors.time}
            layout="chips"
            defaultValue={time ?? undefined}
            options={times.map(({ time: value, label }) => ({ value, label }))}
          />
          {goesOn && <MoreButton posted={posted} label={words.next} />}
        </>
      ) : (
        <Waiting name="time" label={words.timePlain} until={hasDealer ? words.dayFirst : words.dealerFirst} error={errors.time} />
      )}
    </>
  )
}

/** A disabled question, until the question before it is answered. */
function Waiting({ name, label, until, error }: { name: string; label: string; until: string; error: string | undefined }) {
  return (
    <SelectField name={name} label={label} error={error} disabled>
      <option value="">{until}</option>
    </SelectField>
  )
}
