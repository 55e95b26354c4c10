import { fileURLToPath } from 'node:url'
import * as dates from '@i-one/game/formats/dates'
import * as lists from '@i-one/game/formats/lists'
import * as longDates from '@i-one/game/formats/long-dates'
import * as numbers from '@i-one/game/formats/numbers'
import * as times from '@i-one/game/formats/times'
import * as weekdayDays from '@i-one/game/formats/weekday-day'
import type * as amounts from '@i-one/game/payments/amount-field'
import * as money from '@i-one/game/payments/money'
import * as shortMoney from '@i-one/game/payments/short-money'
import { type InlineConfig, runnerImport } from 'vite'
import { expect, test } from 'vitest'
import * as distances from '../src/lib/places/distance.ts'
import * as agoTexts from '../src/lib/time/ago-text.ts'
import * as matchDays from '../src/matches/upcoming/match-day-text.ts'
import type * as planWords from '../src/tournaments/calendar/plan-words.ts'
import { readTranslations } from './catalog.ts'
import { messages } from './messages.ts'

const frenchConfig: InlineConfig = {
  configFile: false,
  plugins: [messages('fr', await readTranslations('fr'))],
}

const loadInFrench = async <Module>(file: string) => {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url))
  return (await runnerImport<Module>(path, frenchConfig)).module
}

const frenchDates = await loadInFrench<typeof dates>('game/src/formats/dates.ts')
const frenchWeekdayDays = await loadInFrench<typeof weekdayDays>('game/src/formats/weekday-day.ts')
const frenchTimes = await loadInFrench<typeof times>('game/src/formats/times.ts')
const frenchLongDates = await loadInFrench<typeof longDates>('game/src/formats/long-dates.ts')
const frenchNumbers = await loadInFrench<typeof numbers>('game/src/formats/numbers.ts')
const frenchLists = await loadInFrench<typeof lists>('game/src/formats/lists.ts')
const frenchMoney = await loadInFrench<typeof money>('game/src/payments/money.ts')
const frenchShortMoney = await loadInFrench<typeof shortMoney>('game/src/payments/short-money.ts')
const frenchAmounts = await loadInFrench<typeof amounts>('game/src/payments/amount-field.ts')
const frenchDistances = await loadInFrench<typeof distances>('web/src/lib/places/distance.ts')
const frenchMatchDays = await loadInFrench<typeof matchDays>('web/src/matches/upcoming/match-day-text.ts')
const frenchPlanWords = await loadInFrench<typeof planWords>('web/src/tournaments/calendar/plan-words.ts')
const frenchAgoTexts = await loadInFrench<typeof agoTexts>('web/src/lib/time/ago-text.ts')

const inEnglish = { ...times, ...weekdayDays, ...dates, ...longDates }
const inFrench = { ...frenchTimes, ...frenchWeekdayDays, ...frenchDates, ...frenchLongDates }
const [lagos, abidjan] = ['Africa/Lagos', 'Africa/Abidjan']
const evening = '2026-11-28T17:30:00.000Z'

test.each<[keyof typeof inEnglish, english: string, french: string]>([
  ['timeText', '18:30', '18:30'],
  ['shortWeekdayText', 'Sat', 'sam.'],
  ['weekdayDayText', 'Sat 28', 'sam. 28'],
  ['shortMonthText', 'Nov', 'nov.'],
  ['dateText', '28 Nov', '28 nov.'],
  ['dayText', 'Sat 28 Nov', 'sam. 28 nov.'],
  ['dayMonthYearText', '28 Nov 2026', '28 nov. 2026'],
  ['dateWithYearText', 'Sat 28 Nov 2026', 'sam. 28 nov. 2026'],
  ['monthYearText', 'Nov 2026', 'nov. 2026'],
  ['dayTimeText', 'Sat 28 Nov, 18:30', 'sam. 28 nov., 18:30'],
  ['dateTimeText', 'Sat 28 Nov 2026, 18:30', 'sam. 28 nov. 2026, 18:30'],
  ['weekdayText', 'Saturday', 'samedi'],
  ['longDateText', '28 November', '28 novembre'],
  ['longDayText', 'Saturday 28 November', 'samedi 28 novembre'],
  ['longDayMonthYearText', '28 November 2026', '28 novembre 2026'],
  ['longMonthYearText', 'November 2026', 'novembre 2026'],
])('%s is %s in English and %s in French', (name, english, french) => {
  expect(inEnglish[name](evening, lagos)).toBe(english)
  expect(inFrench[name](evening, lagos)).toBe(french)
})

test('a date is that of the local clock, also at midnight and at the turn of the year', () => {
  const midnight = '2026-12-31T23:00:00.000Z'
  expect(dates.dateTimeText(midnight, lagos)).toBe('Fri 1 Jan 2027, 00:00')
  expect(dates.dateTimeText(midnight, abidjan)).toBe('Thu 31 Dec 2026, 23:00')
  expect(frenchDates.dateTimeText(midnight, lagos)).toBe('ven. 1er janv. 2027, 00:00')
  expect(frenchDates.dateTimeText(midnight, abidjan)).toBe('jeu. 31 déc. 2026, 23:00')
  expect(frenchLongDates.longDayText('2026-08-02', 'UTC')).toBe('dimanche 2 août')
})

test('a French date on the first of a month has “1er”', () => {
  const first = '2026-08-01'
  expect(frenchDates.dateText(first, 'UTC')).toBe('1er août')
  expect(frenchDates.dateWithYearText(first, 'UTC')).toBe('sam. 1er août 2026')
  expect(frenchWeekdayDays.weekdayDayText(first, 'UTC')).toBe('sam. 1er')
  expect(frenchLongDates.longDayText(first, 'UTC')).toBe('samedi 1er août')
  expect(frenchMatchDays.matchDayText(first, 'UTC')).toBe('sam. 1er août 2026')
  expect(frenchPlanWords.daysTitleText([first, '2026-08-02'])).toBe('1er et 2 août')
  expect(longDates.longDayText(first, 'UTC')).toBe('Saturday 1 August')
})

test('other French dates are those of CLDR', () => {
  const { format } = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' })
  const days = Array.from({ length: 30 }, (_, at) => Date.UTC(2026, 7, at + 2))
  expect(days.map((at) => frenchLongDates.longDayMonthYearText(at, 'UTC'))).toEqual(days.map(format))
})

test('September is Sep in the English date of a match', () => {
  expect(matchDays.matchDayText('2026-09-05', 'UTC')).toBe('Sat, Sep 5, 2026')
  expect(frenchMatchDays.matchDayText('2026-09-05', 'UTC')).toBe('sam. 5 sept. 2026')
})

test('the date of a match has the order of the language', () => {
  expect(matchDays.matchDayText(evening, lagos)).toBe('Sat, Nov 28, 2026')
  expect(frenchMatchDays.matchDayText(evening, lagos)).toBe('sam. 28 nov. 2026')
})

test.each([
  ['2026-11-28T17:29:00.000Z', '1 minute ago', 'il y a 1 minute'],
  ['2026-11-28T15:30:00.000Z', '2 hours ago', 'il y a 2 heures'],
  ['2023-11-28T17:30:00.000Z', '1,096 days ago', 'il y a 1\u202f096 jours'],
])('%s is %s in English and %s in French', (instant, english, french) => {
  const now = new Date(evening)
  expect(agoTexts.agoText(instant, now)).toBe(english)
  expect(frenchAgoTexts.agoText(instant, now)).toBe(french)
})

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1,000', '1\u202f000'],
  [-1_234_567.891, '-1,234,567.891', '-1\u202f234\u202f567,891'],
  [0.5, '0.5', '0,5'],
  [2.000_4, '2', '2'],
])('the number %d is %s in English and %s in French', (number, english, french) => {
  expect(numbers.numberText(number)).toBe(english)
  expect(frenchNumbers.numberText(number)).toBe(french)
})

test('a number can have a fixed number of decimals', () => {
  expect([numbers.fixedText(2, 1), frenchNumbers.fixedText(1234.56, 1)]).toEqual(['2.0', '1\u202f234,6'])
  expect([940, 1500].map(distances.distanceText)).toEqual(['950\u00a0m', '1.5\u00a0km'])
  expect([940, 1500].map(frenchDistances.distanceText)).toEqual(['950\u00a0m', '1,5\u00a0km'])
})

test.each([
  [{ amount: 1_200_000, currency: 'NGN' }, '₦12,000', '12\u202f000\u00a0₦'],
  [{ amount: 0, currency: 'NGN' }, '₦0', '0\u00a0₦'],
  [{ amount: -50_050, currency: 'NGN' }, '-₦500.50', '-500,50\u00a0₦'],
  [{ amount: 5000, currency: 'XOF' }, 'F\u202fCFA\u00a05,000', '5\u202f000\u00a0F\u202fCFA'],
  [{ amount: 0, currency: 'XOF' }, 'F\u202fCFA\u00a00', '0\u00a0F\u202fCFA'],
  [{ amount: -5000, currency: 'XOF' }, '-F\u202fCFA\u00a05,000', '-5\u202f000\u00a0F\u202fCFA'],
])('the price %j is %s in English and %s in French', (price, english, french) => {
  expect(money.moneyText(price)).toBe(english)
  expect(frenchMoney.moneyText(price)).toBe(french)
})

test.each([
  [950, '₦950', '950\u00a0₦'],
  [999.4, '₦999', '999\u00a0₦'],
  [1500, '₦2K', '2\u00a0k\u00a0₦'],
  [999_999, '₦1M', '1\u00a0M\u00a0₦'],
  [3_000_000_000, '₦3B', '3\u00a0Md\u00a0₦'],
])('%d naira are %s in a chart in English and %s in French', (units, english, french) => {
  const price = { amount: units * 100, currency: 'NGN' }
  expect(shortMoney.shortMoneyText(price)).toBe(english)
  expect(frenchShortMoney.shortMoneyText(price)).toBe(french)
})

test('a French field for an amount has a comma before decimals and spaces between thousands', () => {
  const { formatAmount, parseAmount } = frenchAmounts
  expect(formatAmount({ amount: 1_250_050, currency: 'NGN' })).toBe('12\u202f500,5')
  expect(formatAmount({ amount: 5000, currency: 'XOF' })).toBe('5\u202f000')
  for (const text of ['12500,5', '12 500,50', '12\u202f500,50 ₦', '₦12\u00a0500,5', '12 500,50 nairas'])
    expect(parseAmount(text, 'NGN')).toBe(1_250_050)
  for (const text of [
    '5000',
    '5 000',
    '5\u202f000 F\u202fCFA',
    '5 000 FCFA',
    '5 000 francs CFA',
    '5000F',
    '5k',
  ])
    expect(parseAmount(text, 'XOF')).toBe(5000)
})

test('a French field for an amount rejects an amount with English separators', () => {
  for (const text of ['12,500', '12.500', '12.5'])
    expect(frenchAmounts.parseAmount(text, 'NGN')).toBeUndefined()
  expect(frenchAmounts.parseAmount('5,000', 'XOF')).toBeUndefined()
})

test.each([
  [[], '', ''],
  [['Ada'], 'Ada', 'Ada'],
  [['Ada', 'Bola'], 'Ada and Bola', 'Ada et Bola'],
  [['Ada', 'Bola', 'Chidi'], 'Ada, Bola and Chidi', 'Ada, Bola et Chidi'],
  [['Ada', '{1}', '$&', 'Dayo'], 'Ada, {1}, $& and Dayo', 'Ada, {1}, $& et Dayo'],
])('the list %j is %j in English and %j in French', (texts, english, french) => {
  expect(lists.listText(texts)).toBe(english)
  expect(frenchLists.listText(texts)).toBe(french)
})
