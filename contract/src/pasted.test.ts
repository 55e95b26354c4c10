import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Credentials, Person } from './accounts.ts'
import { CodeVerification, LinkVerification } from './accounts/password-reset.ts'
import { listCustomers } from './centres/customers.ts'
import { bookAtDesk } from './centres/desk.ts'
import { getCentreByCode } from './centres/sharing.ts'
import { NewBankDetails } from './payments/bank-details.ts'
import { searchPlaces } from './pitches.ts'
import { PitchSettings } from './pitches/registration.ts'
import { ById, numberField, wholeNumberField } from './shapes.ts'

const { phone: pitchPhone, name: pitchName } = PitchSettings.shape
const { phone: deskPhone, name: customer } = bookAtDesk.body.shape
const { phoneNumber, nickname, email } = Person.shape
const { otp } = CodeVerification.shape
const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

/** Texts pasted from contacts, chats, documents and spreadsheets. */
test.each([
  ['phone of an account', phoneNumber, '\u202a+234 803 123 4567\u202c', '+234 803 123 4567'],
  ['phone of a pitch', pitchPhone, '\u202d0803\u00a0123\u00a04567\u202c', '0803 123 4567'],
  ['phone of a pitch with dashes', pitchPhone, '0803\u2011123\u20134567', '0803-123-4567'],
  ['phone of a customer', deskPhone, '\u200e+234\u2011803\u2013123\u20124567\ufeff', '+234-803-123-4567'],
  ['phone of a customer with a slash', deskPhone, '0803/123/4567', '0803/123/4567'],
  ['phone in wide digits', deskPhone, '０８０３ １２３ ４５６７', '0803 123 4567'],
  ['name of a customer', customer, '\u2068Mama\u00a0Ṣadé\u2069\t', 'Mama Ṣadé'],
  ['nickname', nickname, '\u200fعلی\u200cرضا\u200e', 'علی\u200cرضا'],
  ['name of a pitch from a spreadsheet', pitchName, 'Ọjà\tCage\u00a0', 'Ọjà Cage'],
  ['e-mail address', email, '\u200bmary\u2011jane@example.com\u00a0', 'mary-jane@example.com'],
  ['e-mail address at sign-in', Credentials.shape.email, '\u202aada@example.com\u202c', 'ada@example.com'],
  ['code from a mail', otp, '\u200e123\u00a045\u2060', '12345'],
  ['code with a dash', otp, '12\u2011345', '12345'],
  ['link', LinkVerification.shape.link, 'abcdefghij\u2011klmnopqrstu\u200b', 'abcdefghij-klmnopqrstu'],
  ['code of a centre', getCentreByCode.params.shape.code, 'oja\u2013cage\u200b', 'oja-cage'],
  ['id', ById.shape.id, `${id.toUpperCase()}\u200b`, id],
  ['number', wholeNumberField(1, 99), '\u200e12\u00a0', 12],
  ['coordinate', numberField(-180, 180), '\u22123.35', -3.35],
])('a %s pasted with invisible characters is accepted', (_, shape, pasted, taken) => {
  expect(z.parse(shape as z.ZodMiniType, pasted)).toBe(taken)
})

test('a search text pasted with invisible characters is accepted', () => {
  expect(z.parse(searchPlaces.query, { q: '\u2068Ọjà\u2069\u00a0Cage' })).toMatchObject({ q: 'Ọjà Cage' })
  expect(z.parse(listCustomers.query, { search: '\u202a0803\u2011123\u202c' })).toMatchObject({
    search: '0803\u2011123',
  })
})

test('an account number pasted with invisible characters is accepted', () => {
  const details = {
    bank: 'Some bank',
    accountNumber: '\u202a0123\u00a0456\u2011789\u202c',
    accountName: 'Ada',
  }
  expect(z.safeParse(NewBankDetails, details).error?.issues ?? []).toEqual([])
})
