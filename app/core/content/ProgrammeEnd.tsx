import { Facts } from '~/ui/Facts.tsx'
import { zoneLabel } from '../../lib/zone.ts'
import { formatDate } from './partial-date.ts'
import type { ProgrammeSummary } from './programmes.ts'

type Props = { programme: Pick<ProgrammeSummary, 'from' | 'until' | 'zone' | 'daysLeft'>; isComing?: boolean }

/** The last day of a programme, counted down when it is near. Of a coming programme: the first day. */
export function ProgrammeEnd({ programme: { from, until, zone, daysLeft }, isComing = false }: Props) {
  if (isComing) return <time dateTime={from}>{words.from(formatDate(from))}</time>
  const day = <time dateTime={until}>{words.until(formatDate(until))}</time>
  if (daysLeft === null) return day
  return (
    <Facts
      inline
      facts={[
        day,
        <strong key="left" className="font-semibold text-accent">
          {words.left(daysLeft, zoneLabel[zone])}
        </strong>,
      ]}
    />
  )
}

const words = {
  from: (day: string) => `Mulai ${day}`,
  until: (day: string) => `Sampai ${day}`,
  left: (days: number, zone: string) => {
    if (days === 0) return `berakhir malam ini, 24.00 ${zone}`
    return days === 1 ? 'berakhir besok' : `${days} hari lagi`
  },
}
