import { formatDate } from './partial-date.ts'

/** The day of an instant in Jakarta, where the maker's head office keeps its calendar. */
export function NewsDate({ instant }: { instant: string }) {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date(instant))
  return <time dateTime={day}>{formatDate(day)}</time>
}
