import { formatDate } from './partial-date.ts'

/** The date of an instant in Jakarta, the time zone of the maker's head office. */
export function NewsDate({ instant }: { instant: string }) {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date(instant))
  return <time dateTime={day}>{formatDate(day)}</time>
}
