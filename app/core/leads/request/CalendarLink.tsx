import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import type { CalendarUse } from '../calendar-use.ts'
import { calendarWords } from './words.ts'

type Props = { token: string; use: CalendarUse | null; tone?: 'primary' | 'secondary' }

/** The file that saves, updates or removes the appointment in the visitor's own calendar. */
export function CalendarLink({ token, use, tone = 'secondary' }: Props) {
  if (!use) return null
  return (
    <ButtonLink href={at.requestCalendar(token)} tone={tone}>
      {calendarWords[use].label}
    </ButtonLink>
  )
}

/** What the file does with an entry that was saved earlier. */
export function CalendarNote({ use }: Pick<Props, 'use'>) {
  const note = use && calendarWords[use].note
  return note && <p className="max-w-prose text-ink-soft text-sm">{note}</p>
}
