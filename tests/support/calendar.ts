/** One content line of an iCalendar file, unfolded and unescaped. */
type Line = { name: string; parameters: Record<string, string>; value: string }
type Component = { name: string; lines: Line[]; components: Component[] }

/** Properties that RFC 5545 and RFC 5546 require of an event without attendees. */
const required = {
  PUBLISH: ['UID', 'DTSTAMP', 'DTSTART', 'ORGANIZER', 'SUMMARY', 'SEQUENCE'],
  CANCEL: ['UID', 'DTSTAMP', 'ORGANIZER', 'SEQUENCE', 'STATUS'],
} as const
const atMostOnce = 'UID DTSTAMP DTSTART DTEND SEQUENCE STATUS SUMMARY LOCATION DESCRIPTION ORGANIZER URL LAST-MODIFIED'.split(' ')

export type Entry = { uid: string; sequence: number; stamp: string; start: string; title: string; url: string }

/** Reads a calendar file as strictly as the RFCs allow. Throws where a strict calendar would refuse the file. */
export function readCalendar(file: string): { method: keyof typeof required; entries: Entry[] } {
  const calendar = componentOf(linesOf(file))
  const method = propertyOf(calendar, 'METHOD')
  if (!(method in required)) throw new Error(`METHOD ${method} is unknown`)
  for (const name of ['VERSION', 'PRODID']) propertyOf(calendar, name)
  const events = calendar.components.filter(({ name }) => name === 'VEVENT')
  if (events.length === 0) throw new Error('No event')
  for (const event of events) checkEvent(event, method as keyof typeof required, calendar)
  const entries = events.map(entryOf)
  if (new Set(entries.map(({ uid }) => uid)).size < entries.length) throw new Error('Two events have the same id')
  return { method: method as keyof typeof required, entries }
}

function entryOf(event: Component): Entry {
  return {
    uid: propertyOf(event, 'UID'),
    sequence: Number(propertyOf(event, 'SEQUENCE')),
    stamp: propertyOf(event, 'DTSTAMP'),
    start: propertyOf(event, 'DTSTART'),
    title: propertyOf(event, 'SUMMARY'),
    url: propertyOf(event, 'URL'),
  }
}

/** A calendar application: an imported event replaces or removes only an older version of itself. */
export function calendarApplication() {
  const entries = new Map<string, Entry>()
  return {
    entries: () => [...entries.values()],
    open(file: string): void {
      const { method, entries: read } = readCalendar(file)
      for (const entry of read) {
        const known = entries.get(entry.uid)
        const isNewer = !known || [entry.sequence - known.sequence, entry.stamp.localeCompare(known.stamp)].some((by) => by > 0)
        if (!isNewer) continue
        if (method === 'CANCEL') entries.delete(entry.uid)
        else entries.set(entry.uid, entry)
      }
    },
  }
}

function checkEvent(event: Component, method: keyof typeof required, calendar: Component): void {
  for (const name of required[method]) propertyOf(event, name)
  for (const name of atMostOnce)
    if (event.lines.filter((line) => line.name === name).length > 1) throw new Error(`${name} stands twice`)
  if ((method === 'CANCEL') !== (event.lines.find(({ name }) => name === 'STATUS')?.value === 'CANCELLED'))
    throw new Error('METHOD and STATUS say different things')
  if (event.lines.some(({ name }) => name === 'ATTENDEE')) throw new Error('Nobody was invited')
  if (method === 'CANCEL' && event.components.length > 0) throw new Error('A cancelled event has no reminder')
  if (!/^\d{8}T\d{6}Z$/.test(propertyOf(event, 'DTSTAMP'))) throw new Error('DTSTAMP is not in UTC')
  const zones = calendar.components.filter(({ name }) => name === 'VTIMEZONE').map((zone) => propertyOf(zone, 'TZID'))
  for (const { name, parameters } of event.lines)
    if (parameters.TZID && !zones.includes(parameters.TZID)) throw new Error(`${name} is in a zone the file does not define`)
}

function propertyOf({ name: component, lines }: Component, name: string): string {
  const found = lines.find((line) => line.name === name)
  if (!found) throw new Error(`${component} has no ${name}`)
  return found.value
}

function linesOf(file: string): Line[] {
  if (!file.endsWith('\r\n') || /[^\r]\n/.test(file)) throw new Error('Lines do not end in CRLF')
  return file.replaceAll('\r\n ', '').trimEnd().split('\r\n').map(lineOf)
}

function lineOf(text: string): Line {
  const [, name, parameters = '', value] = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/.exec(text) ?? []
  if (!name || value === undefined) throw new Error(`Not a content line: ${text}`)
  const pairs = [...parameters.matchAll(/;([A-Z0-9-]+)=("[^"]*"|[^";:,]*)/g)].map(([, key, given]) => [key, given])
  return { name, parameters: Object.fromEntries(pairs), value: value.replace(/\\([\\;,])/g, '$1').replace(/\\n/gi, '\n') }
}

function componentOf(lines: readonly Line[]): Component {
  const root: Component = { name: '', lines: [], components: [] }
  const path = [root]
  for (const line of lines) {
    const open = path.at(-1) as Component
    if (line.name === 'BEGIN') {
      const inner = { name: line.value, lines: [], components: [] }
      open.components.push(inner)
      path.push(inner)
    } else if (line.name === 'END') {
      if (open.name !== line.value) throw new Error(`${open.name} ends as ${line.value}`)
      path.pop()
    } else open.lines.push(line)
  }
  const [calendar, ...more] = root.components
  if (path.length !== 1 || !calendar || calendar.name !== 'VCALENDAR' || more.length > 0) throw new Error('Not one calendar')
  return calendar
}
