import type { ReactNode } from 'react'
import { RadioCards, SelectField } from '~/ui/Field.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { DayStrip } from './DayStrip.tsx'
import { MoreButton } from './MoreButton.tsx'
import type { Options } from './options.server.ts'
import { Section } from './Section.tsx'
import type { Errors } from './TestDriveForm.tsx'
import { words } from './words.ts'

type Props = { options: Options; errors: Errors; posted: boolean; missed: ReactNode }

export function ScheduleChoice({ options, errors, posted, missed }: Props) {
  const { dealer, days, date, times, zone, time, driveMinutes } = options
  return (
    <Section number={3} title={words.schedule} id="jadwal">
      {dealer && days.length === 0 && <Notice tone="warn">{words.noDays}</Notice>}
      {days.length > 0 ? (
        <>
          <DayStrip key={dealer?.slug} days={days} chosen={date} error={errors.date} />
          <MoreButton posted={posted} label={words.showTimes} />
        </>
      ) : (
        <Waiting name="date" label={words.day} until={words.dealerFirst} error={errors.date} />
      )}
      {missed}
      {times.length > 0 && zone ? (
        <>
          <RadioCards
            key={date}
            name="time"
            label={words.time(zone)}
            hint={words.timeHint(driveMinutes)}
            error={errors.time}
            layout="chips"
            defaultValue={time ?? undefined}
            options={times.map(({ time: value, label }) => ({ value, label }))}
          />
          {!posted && <MoreButton posted={posted} label={words.next} />}
        </>
      ) : (
        <Waiting name="time" label={words.timePlain} until={dealer ? words.dayFirst : words.dealerFirst} error={errors.time} />
      )}
    </Section>
  )
}

/** A question that can be answered once the one before it is. */
function Waiting({ name, label, until, error }: { name: string; label: string; until: string; error: string | undefined }) {
  return (
    <SelectField name={name} label={label} error={error} disabled>
      <option value="">{until}</option>
    </SelectField>
  )
}
