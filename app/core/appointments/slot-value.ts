/** A day and a time in the form's format: `2026-11-28`, `09:30`. Empty when nothing was chosen. */
export type Wanted = { date: string; time: string }

/** Splits the value of an alternative's button. */
export function dateAndTime(slot: string): Wanted {
  const [date = '', time = ''] = slot.split(' ')
  return { date, time }
}

/** Writes the day and time of a pressed alternative button into the form's fields. */
export function withAlternative(body: FormData): FormData {
  const slot = body.get('slot')
  if (typeof slot !== 'string') return body
  const { date, time } = dateAndTime(slot)
  body.set('date', date)
  body.set('time', time)
  return body
}
