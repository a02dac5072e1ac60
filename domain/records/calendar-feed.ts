import { addDays, toMillis, type DateText, type Instant } from '../date'
import { utf8 } from '../random'

/** A whole-day event of the feed. */
export interface FeedEvent {
  /** The same for the same thing for ever: a phone knows by it what it has already. */
  uid: string
  title: string
  note: string
  day: DateText
}

/** Days before the day on which a phone reminds (Y-17). */
const ALARMS = [60, 30, 7]
/** Octets of a line without its end (RFC 5545 3.1). */
const LINE = 75

/**
 * A calendar as phones subscribe to it (RFC 5545): whole days, alarms 60, 30 and 7 days before.
 * @param changedAt moment of the newest change of what is listed
 */
export function calendarFeed(name: string, events: readonly FeedEvent[], changedAt: Instant): string {
  const stamp = utcText(changedAt)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//crmgas//records//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('')
}

const linesOf = ({ uid, title, note, day }: FeedEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
  `SUMMARY:${escaped(title)}`,
  ...(note === '' ? [] : [`DESCRIPTION:${escaped(note)}`]),
  'TRANSP:TRANSPARENT',
  ...ALARMS.flatMap((days) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${days}D`,
    'END:VALARM',
  ]),
  'END:VEVENT',
]

/** '20261127T041500Z'. */
const utcText = (at: Instant): string => `${new Date(toMillis(at)).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** RFC 5545 3.3.11. A carriage return, which no text needs, is dropped: it could end the line. */
const escaped = (text: string): string =>
  text
    .replace(/\r/g, '')
    .replace(/[\\;,]/g, (one) => `\\${one}`)
    .replace(/\n/g, '\\n')

/** A line of at most 75 octets, further ones after a space; no character is cut in two. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = utf8(character).length
    if (octets + size > LINE) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return `${text}\r\n`
}
