import type { Typed } from './outcome.ts'

/** The buttons that show more choices name this; the one that sends the form names nothing. */
export const showMore = { name: 'intent', value: 'pilih' } as const

export function wantsMoreChoices(body: FormData): boolean {
  return body.get(showMore.name) === showMore.value
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

/** The value of an alternative's button, apart. */
export function dateAndTime(slot: string): { date: string; time: string } {
  const [date = '', time = ''] = slot.split(' ')
  return { date, time }
}

export function readTyped(body: FormData): Typed {
  const text = (name: string) => {
    const value = body.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    agreement: text('agreement') !== '',
  }
}
