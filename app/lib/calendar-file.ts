import type { Instant } from './instant.ts'
import { type Zone, zoneLabel } from './zone.ts'

/** One time of an event. Each becomes an entry of the calendar. */
export type CalendarTime = {
  /** The same for all versions of the entry. */
  uid: string
  from: Instant
  to: Instant
}

export type CalendarEvent = {
  /** An event of several days has one time for each day. */
  times: readonly [CalendarTime, ...CalendarTime[]]
  /** Counts the versions from 0. A calendar replaces an older version. */
  sequence: number
  /** `tentative` until the host has agreed. */
  status: 'tentative' | 'confirmed' | 'cancelled'
  zone: Zone
  title: string
  place: string
  text: string
  address: string
  /** The host. RFC 5546 requires a mailbox. */
  organizer: { name: string; email: string }
  changedAt: Instant
  /** Remind the visitor three hours before. A cancelled event never does. */
  reminds: boolean
}

/** What a calendar must do with the file (RFC 5546). */
export function methodOf({ status }: Pick<CalendarEvent, 'status'>): 'PUBLISH' | 'CANCEL' {
  return status === 'cancelled' ? 'CANCEL' : 'PUBLISH'
}

/** An event as an iCalendar file (RFC 5545): local times, with the definition of their zone. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Appointments//ID',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(event)}`,
    ...zoneDefinition(event),
    ...event.times.flatMap((time) => entry(event, time)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function entry(event: CalendarEvent, { uid, from, to }: CalendarTime): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.status.toUpperCase()}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `DTSTART;TZID=${event.zone}:${local(from, event.zone)}`,
    `DTEND;TZID=${event.zone}:${local(to, event.zone)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `ORGANIZER;CN="${event.organizer.name.replace(/["\r\n]/g, '')}":mailto:${event.organizer.email}`,
    `URL:${event.address}`,
    ...(event.reminds && event.status !== 'cancelled' ? reminder(event.title) : []),
    'END:VEVENT',
  ]
}

// Indonesia has had no summer time since 1988, so one rule defines a zone.
function zoneDefinition({ zone, times: [{ from }] }: CalendarEvent): string[] {
  const offset = from.toZonedDateTimeISO(zone).offset.replace(':', '')
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${zoneLabel[zone]}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

function reminder(title: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, 'TRIGGER:-PT3H', 'END:VALARM']
}

/** `20261130T093000` */
function local(at: Instant, zone: Zone): string {
  return at.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
}

/** `20261130T023000Z` */
function utc(at: Instant): string {
  return at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

const longestLine = 75

/** Breaks a line after at most 75 octets. Each further line begins with a blank. No character is cut in two. */
function folded(line: string): string {
  const lines: string[] = ['']
  for (const character of line) {
    const last = lines.length - 1
    const room = longestLine - (last === 0 ? 0 : 1)
    if (Buffer.byteLength(`${lines[last]}${character}`) > room) lines.push(character)
    else lines[last] += character
  }
  return lines.join('\r\n ')
}
