import { own } from '../../../lib/own.ts'

const names = { mon: 'Sen', tue: 'Sel', wed: 'Rab', thu: 'Kam', fri: 'Jum', sat: 'Sab', sun: 'Min' } as const
const keys = Object.keys(names) as (keyof typeof names)[]

const part = /^([a-z]{3})(?:\s*[-–]\s*([a-z]{3}))?\s+([\d:.,\s–-]+)$/i

/** `Sen–Jum 08:30-16:30; Sab 08:30-14:30` of `{ "mon-fri": "08:30-16:30", "sat": "08:30-14:30" }`. */
export function writeWeek(hours: Readonly<Record<string, string>>): string {
  const daysText = (days: string) =>
    days
      .split('-')
      .map((key) => own(names, key) ?? key)
      .join('–')
  return Object.entries(hours)
    .map(([days, times]) => `${daysText(days)} ${times}`)
    .join('; ')
}

/** Null when a part is no list of days with times. Whether the times are possible is checked by the schema of dealers. */
export function readWeek(text: string): Record<string, string> | null {
  const parts = text.split(';').map((each) => part.exec(each.trim()))
  const read = parts.map((found) => {
    const [first, last] = [found?.[1], found?.[2]].map(keyOf)
    const times = found?.[3]
      ?.replaceAll('.', ':')
      .replaceAll('–', '-')
      .replace(/\s*-\s*/g, '-')
      .trim()
    if (!first || !times || (found?.[2] && !last)) return null
    return [last ? `${first}-${last}` : first, times] as const
  })
  return read.includes(null) ? null : Object.fromEntries(read.filter((each) => each !== null))
}

const keyOf = (name: string | undefined) => keys.find((key) => names[key].toLowerCase() === name?.toLowerCase())
