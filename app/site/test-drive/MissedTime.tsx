import { Notice } from '~/ui/Notice.tsx'
import { choiceIn, queryOf } from './choice.ts'
import type { Options } from './options.server.ts'
import { dateAndTime } from './submission.ts'
import { words } from './words.ts'

type Props = { options: Options; pageHref: string; posted: boolean }

/** A time from the address that is gone. Links only where nothing personal is typed yet: they would lose it. */
export function MissedTime({ options, pageHref, posted }: Props) {
  const { missed } = options
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
                {posted ? (
                  `${day}, ${time}`
                ) : (
                  <a
                    href={pageHref + queryOf({ ...choiceIn(options), ...dateAndTime(slot) })}
                    className="underline underline-offset-4"
                  >
                    {day}, {time}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
