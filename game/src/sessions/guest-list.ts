import type { Position } from '../matches/formation.ts'
import { parseGuests, bulletPattern, plainText, parsePosition, type ListedGuest } from './guest-name.ts'

/** Parses a list copied from a chat. '(GK)', 'keeper' or a glove emoji sets the position. 'Bolu + 2' adds 3 players. */
export const parseGuestList = (text: string): ListedGuest[] => {
  const lines = linesOf(text)
  const marked = lines.filter(isMarked).length > 1
  const guests: ListedGuest[] = []
  let section: Section = {}
  for (const line of marked ? lines.slice(lines.findIndex(isMarkedOrSection)) : lines) {
    const heading = headingOf(line)
    section = heading ?? section
    const rest = heading ? heading.rest : line
    if (section.out || isCaption(rest, line === lines[0])) continue
    guests.push(
      ...entriesIn(rest)
        .flatMap(parseGuests)
        .map((guest) => ({ ...section.at, ...guest })),
    )
  }
  return guests
}

const invisible = /(?!\n)\p{Cc}|\u034f|[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
/** Matches zero-width joiners, except where Persian, Sinhala and other scripts need them. */
const idleJoiners = /(?<![\p{L}\p{M}])[\u200c\u200d]+|(?<=\p{L})[\u200c\u200d]+(?![\p{L}\p{M}])/gu
const keycap = /\ufe0f?\u20e3/gu
const sentBy = /^\[[^\]]*\d{1,2}[:.]\d{2}[^\]]*\] *[^:]{1,40}: */u

const linesOf = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/\p{Zs}|\t/gu, ' ')
    .replace(keycap, '.')
    .replaceAll('\u{1f51f}', '10.')
    .replace(invisible, '')
    .replace(idleJoiners, '')
    .split('\n')
    .map((line) => line.trim().replace(sentBy, ''))
    .flatMap(countedIn)
    .filter(Boolean)

const countedIn = (line: string): string[] => {
  const starts = [...line.matchAll(/(?<=^|[ ,;])(\d{1,2}) ?[.)] ?(?=\D|$)/gu)]
  const first = Number(starts[0]?.[1])
  if (starts.length < 2 || starts.some(({ 1: number }, at) => Number(number) !== first + at)) return [line]
  const cuts = [0, ...starts.map(({ index }) => index)]
  return cuts.map((cut, at) => line.slice(cut, cuts[at + 1]))
}

interface Section {
  out?: boolean
  at?: { position: Position }
}

const out = /^(?:out|not coming|can.?t make it|unavailable|may ?be|dropped|dropped out|injured)$/iu
const inside =
  /^(?:in|coming|confirmed|players|list|subs?|substitutes|reserves?|wait(?:ing)?[ -]?list|outfield|(?:team|set)(?: \w+)?)$/iu

const headingOf = (line: string): (Section & { rest: string }) | undefined => {
  const [, title = '', colon = '', rest = ''] = /^([^:]*)(:?)(.*)$/u.exec(plainText(line)) ?? []
  const bare = title.replace(/\(.*\)|[\d/() -]+$/gu, '').trim()
  if (out.test(bare)) return { out: true, rest }
  if (!colon && isMarked(line)) return undefined
  const position = parsePosition(bare.replace(/s$/iu, ''))
  if (position) return { at: { position }, rest }
  return inside.test(bare) ? { rest } : undefined
}

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|thurs|fri|sat|sun'
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*'
const dates = [
  new RegExp(String.raw`^(?:${weekday}),? .*\d`, 'iu'),
  new RegExp(String.raw`^(?:${weekday}),? (?:${month})$`, 'iu'),
  new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)?,? (?:of )?${month}\b`, 'iu'),
  new RegExp(String.raw`\b${month} \d{1,2}(?:st|nd|rd|th)?\b`, 'iu'),
  /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|^\d{1,2}[/.-]\d{1,2}$/u,
  /\b\d{1,2} ?[ap]\.?m\b|\b\d{1,2}[:.]\d{2}\b/iu,
]
const bareWeekday = new RegExp(`^(?:${weekday})$`, 'iu')

const said =
  /https?:|www\.|[₦$€£]|\b(?:ngn|a side|players?|list|football|match|game|session|venue|location|kick.?off|tonight|today|tomorrow|please|abeg|guys|everyone|join|confirm|account|transfer|per head|each|needed|names?)\b/iu

const isAboutGame = (text: string) =>
  dates.some((date) => date.test(text)) || said.test(text.replaceAll('-', ' '))

const isMarked = (line: string) => bulletPattern.test(line) && !isAboutGame(plainText(line))
const isMarkedOrSection = (line: string) => isMarked(line) || headingOf(line) !== undefined

const longestName = 4

const isCaption = (line: string, first: boolean) => {
  const text = plainText(line)
  if (isAboutGame(text)) return true
  if (isMarked(line)) return false
  if (/^\*[^*]+\*$/u.test(line) || /[?!:]/u.test(text) || (first && bareWeekday.test(text))) return true
  return entriesIn(text).some((entry) => entry.trim().split(' ').length > longestName)
}

const entriesIn = (line: string) =>
  line.replace(/\([^)]*\)/gu, (remark) => remark.replace(/[,;]/gu, ' ')).split(/[,;]/u)
