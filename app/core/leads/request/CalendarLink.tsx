import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import type { CalendarUse } from '../calendar-use.ts'
import { calendarWords } from './words.ts'

type Props = { token: string; use: CalendarUse | null; tone?: 'primary' | 'secondary' }

/** A link to the file that adds, updates or removes the appointment in the visitor's own calendar. */
export function CalendarLink({ token, use, tone = 'secondary' }: Props) {
  if (!use) return null
  return (
    <ButtonLink href={at.requestCalendar(token)} tone={tone}>
      {calendarWords[use].label}
    </ButtonLink>
  )
}

/** Says what the file does with an earlier entry. */
export function CalendarNote({ use }: Pick<Props, 'use'>) {
  const note = use && calendarWords[use].note
  return note && <p className="max-w-prose text-ink-soft text-sm">{note}</p>
}
