import { Notice } from '~/ui/Notice.tsx'
import type { Schedule } from './schedule.server.ts'
import { scheduleWords as words } from './words.ts'

type Props = {
  missed: Schedule['missed']
  /** The page with that time chosen. Null when personal data is already typed, because a link would lose it. */
  hrefOf: ((slot: string) => string) | null
}

/** Says that a time from the address is no longer free, with the nearest free times. */
export function MissedTime({ missed, hrefOf }: Props) {
  if (!missed) return null
  return (
    <Notice tone="warn">
      <p>{missed.title}</p>
      {missed.nearest.length > 0 && (
        <>
          <p>{words.nearestTimes}</p>
          <ul className="mt-1 grid gap-1 tabular">
            {missed.nearest.map(({ slot, day, time }) => (
              <li key={slot}>
                {hrefOf ? (
                  <a href={hrefOf(slot)} className="underline underline-offset-4">
                    {day}, {time}
                  </a>
                ) : (
                  `${day}, ${time}`
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
