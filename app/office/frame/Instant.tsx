import { clock, monthName } from '~/lib/day.ts'
import { localTime } from '~/lib/local-time.ts'
import { type Zone, zoneLabel } from '~/lib/zone.ts'

type Props = {
  /** ISO instant. */
  iso: string
  zone?: Zone
}

/** `30 Nov 2026, 09.12 WIB` */
export function Instant({ iso, zone = 'Asia/Jakarta' }: Props) {
  const { day, minutes } = localTime({ epochMilliseconds: Date.parse(iso) }, zone)
  return (
    <time dateTime={iso} className="tabular whitespace-nowrap narrow:whitespace-normal">
      {`${day.day} ${monthName(day.month).slice(0, 3)} ${day.year}, ${clock(minutes)} ${zoneLabel[zone]}`}
    </time>
  )
}
