/** How much time is left until a promise, or has passed since. */
export type TimeLeft = { tone: 'late' | 'soon' | 'calm'; text: string }

const [hour, day] = [60, 24 * 60]
/** Minutes: less than this is soon. */
const soon = 30

/** `lewat 2 jam`, `25 mnt`, `3 jam`, `2 hari`. Both are milliseconds since 1970. */
export function timeLeft(dueAt: number, now: number): TimeLeft {
  const minutes = Math.round((dueAt - now) / 60_000)
  if (minutes < 0) return { tone: 'late', text: `lewat ${span(-minutes)}` }
  return { tone: minutes < soon ? 'soon' : 'calm', text: span(minutes) }
}

function span(minutes: number): string {
  if (minutes < hour) return `${minutes} mnt`
  return minutes < 2 * day ? `${Math.floor(minutes / hour)} jam` : `${Math.floor(minutes / day)} hari`
}
