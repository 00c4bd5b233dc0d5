import { choiceCard, FieldGroup, radioDot } from '~/ui/Field.tsx'
import type { OpenDay } from './open-days.ts'
import { scheduleWords as words } from './words.ts'

type Props = { days: readonly OpenDay[]; chosen: string | null; error?: string | undefined }

/** The days as buttons in a row that scrolls sideways. */
export function DayStrip({ days, chosen, error }: Props) {
  return (
    <FieldGroup id="date" label={words.day} error={error}>
      <div className="-mx-gutter flex snap-x scroll-px-gutter gap-2 overflow-x-auto px-gutter pt-1 pb-3 sm:-mx-1 sm:scroll-px-1 sm:px-1">
        {days.map((day, position) => (
          <Leaf
            key={day.date}
            day={day}
            id={position === 0 ? 'date' : `date-${day.date}`}
            chosen={day.date === chosen}
            error={error}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function Leaf({ day, id, chosen, error }: { day: OpenDay; id: string; chosen: boolean; error: string | undefined }) {
  return (
    <label
      className={`grid min-w-24 shrink-0 snap-start justify-items-center text-center has-checked:[scroll-initial-target:nearest] ${choiceCard(error)}`}
    >
      <span className="text-sm">{day.weekday}</span>
      <span className="font-bold text-xl tabular">{day.day}</span>
      <span className="text-sm">{day.month}</span>
      <input
        type="radio"
        id={id}
        name="date"
        value={day.date}
        defaultChecked={chosen}
        disabled={day.free === 0}
        className={`my-1 ${radioDot}`}
      />
      <span className="text-ink-soft text-xs">{day.free === 0 ? words.full : words.choices(day.free)}</span>
    </label>
  )
}
