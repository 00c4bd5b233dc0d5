import { clock, monthName } from '~/lib/day.ts'
import { localTime } from '~/lib/local-time.ts'
import { type Zone, zoneLabel } from '~/lib/zone.ts'

type Props = { at: number; now: number; zone?: Zone }

/** `09.12` today, otherwise `27 Nov 09.12`. The title names the zone. Milliseconds since 1970. */
export function ShortTime({ at, now, zone = 'Asia/Jakarta' }: Props) {
  const { day, minutes } = localTime({ epochMilliseconds: at }, zone)
  const today = localTime({ epochMilliseconds: now }, zone).day
  const isToday = day.year === today.year && day.month === today.month && day.day === today.day
  const date = isToday ? '' : `${day.day} ${monthName(day.month).slice(0, 3)} `
  return (
    <time dateTime={new Date(at).toISOString()} title={zoneLabel[zone]} className="whitespace-nowrap tabular">
      {date}
      {clock(minutes)}
    </time>
  )
}
