import { effectiveDayAt, turnEffectiveDay } from '../app/core/content/sheets/effective-day.server.ts'
import { nextMidnight } from '../app/core/content/validity.ts'
import { isDatabaseAway } from '../app/platform/database-away.ts'
import type { Services } from '../app/platform/services.ts'

/** Milliseconds. A machine that slept through midnight notices the new day after at most this time. */
const longestWait = 60_000
const betweenAttempts = 1000

/**
 * Moves the effective day at each midnight of the head office. Every process does it, and the first one changes the content.
 * Returns a function that stops it.
 */
export function keepEffectiveDay({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): () => void {
  let turned = effectiveDayAt(clock.now())
  let timer = setTimeout(turn, untilMidnight())
  return () => clearTimeout(timer)

  function untilMidnight(): number {
    const now = clock.now()
    return Math.min(longestWait, nextMidnight(now).epochMilliseconds - now.epochMilliseconds + 1)
  }

  async function turn(): Promise<void> {
    const now = clock.now()
    let wait = untilMidnight()
    try {
      if (effectiveDayAt(now) !== turned) await turnEffectiveDay(db, now)
      turned = effectiveDayAt(now)
    } catch (error) {
      if (!isDatabaseAway(error)) log.error({ err: error }, 'the effective day was not turned')
      wait = betweenAttempts
    }
    timer = setTimeout(turn, wait)
    timer.unref()
  }
}
