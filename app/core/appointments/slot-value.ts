/** A day and a time as a form names them: `2026-11-28`, `09:30`; empty where nothing was chosen. */
export type Wanted = { date: string; time: string }

/** The value of an alternative's button, apart. */
export function dateAndTime(slot: string): Wanted {
  const [date = '', time = ''] = slot.split(' ')
  return { date, time }
}

/** The button of a free alternative stands for the day and time it names. */
export function withAlternative(body: FormData): FormData {
  const slot = body.get('slot')
  if (typeof slot !== 'string') return body
  const { date, time } = dateAndTime(slot)
  body.set('date', date)
  body.set('time', time)
  return body
}
