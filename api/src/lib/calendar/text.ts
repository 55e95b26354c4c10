import { currentLanguage } from '../i18n/i18n.ts'

export interface CalendarEvent {
  id: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  start: Date
  end: Date
  sequence: number
  stamp: Date
  summary: string
  text?: string
  place: string
  url: string
}

// RFC 5545: at most 75 octets per line, without the line break.
const longest = 75

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`)

const instant = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

const folded = (line: string) => {
  if (line.length * 3 <= longest || Buffer.byteLength(line) <= longest) return line
  const lines: string[] = []
  let [current, size] = ['', 0]
  for (const letter of line) {
    const octets = Buffer.byteLength(letter)
    if (size + octets > longest) {
      lines.push(current)
      current = ' '
      size = 1
    }
    current += letter
    size += octets
  }
  return [...lines, current].join('\r\n')
}

const written = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join('')

export const formatCalendarHeader = ({ product, name }: { product: string; name: string }) =>
  written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//i-one//${product}//${currentLanguage().toUpperCase()}`,
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ])

export const formatCalendarEvent = (event: CalendarEvent) => {
  const { id, status, start, end, sequence, stamp, summary, text, place, url } = event
  return written([
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${instant(stamp)}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `LAST-MODIFIED:${instant(stamp)}`,
    `SEQUENCE:${sequence}`,
    `SUMMARY:${escaped(summary)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    `STATUS:${status}`,
    `URL;VALUE=URI:${url}`,
    'END:VEVENT',
  ])
}

export const calendarFooter = 'END:VCALENDAR\r\n'
