import { at, type Query } from '~/addresses.ts'

/** What the calendar shows, as its address says it. Days are ISO texts. */
export type CalendarChoice = {
  dealer: string
  day: string
  span: 'day' | 'week'
  /** The kind that the week shows. */
  kind: 'test-drive' | 'service'
  /** The reference of the appointment whose details are shown. */
  selected: string
}

/** The day is empty when the address names none. */
export function readChoice(query: URLSearchParams): CalendarChoice {
  const text = (name: string) => (query.get(name) ?? '').slice(0, 100)
  return {
    dealer: text('dealer'),
    day: text('hari'),
    span: text('tampilan') === 'minggu' ? 'week' : 'day',
    kind: text('jenis') === 'servis' ? 'service' : 'test-drive',
    selected: text('pilih'),
  }
}

export function calendarQuery({ dealer, day, span, kind, selected }: CalendarChoice): Query {
  return {
    dealer,
    hari: day,
    tampilan: span === 'week' ? 'minggu' : undefined,
    jenis: kind === 'service' ? 'servis' : undefined,
    pilih: selected,
  }
}

export const calendarAddress = (choice: CalendarChoice): string => at.calendar(calendarQuery(choice))
