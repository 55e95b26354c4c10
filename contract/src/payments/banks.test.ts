import { describe, expect, test } from 'vitest'
import { updateBankDetails } from './bank-details.ts'
import { banks, isAccountNumberValid, isNuban } from './banks.ts'

const details = {
  bank: 'First Bank',
  accountNumber: '0000014579',
  accountName: 'Folákẹ́ Adéníyì',
  password: 'matchday',
}
const faults = (body: object) =>
  updateBankDetails.body
    .safeParse({ ...details, ...body })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('an account number', () => {
  test('of the standard’s example is valid only with its own check digit', () => {
    for (let last = 0; last < 10; last++) expect(isNuban('011', `000001457${last}`)).toBe(last === 9)
  })

  test('with one wrong digit is never valid', () => {
    for (let at = 0; at < 10; at++)
      for (let more = 1; more < 10; more++) {
        const digits = [...'0000014579']
        digits[at] = String((Number(digits[at]) + more) % 10)
        expect(isNuban('011', digits.join('')), digits.join('')).toBe(false)
      }
  })

  test('is checked for known banks in any case, and not for unknown banks', () => {
    expect(isAccountNumberValid('first bank', '0000014578')).toBe(false)
    expect(isAccountNumberValid('Mushin Microfinance', '0000014578')).toBe(true)
  })

  test('of a bank that was taken over is valid for its successor', () => {
    const account = Array.from({ length: 10 }, (_, last) => `001234567${last}`).find((one) =>
      isNuban('063', one),
    )!
    expect(isAccountNumberValid('Access Bank', account)).toBe(true)
  })

  test('uses a three-digit code for each bank', () => {
    for (const code of Object.values(banks).flat()) expect(code).toMatch(/^\d{3}$/)
    expect(new Set(Object.values(banks).flat()).size).toBe(Object.values(banks).flat().length)
  })
})

describe('bank details', () => {
  test('can have an account number written in groups', () => {
    expect(updateBankDetails.body.parse({ ...details, accountNumber: ' 000-001 4579' })).toEqual(details)
  })

  test.each([
    [{ accountNumber: '000001457' }, 'accountNumber', 'Must be ten digits'],
    [{ accountNumber: '00000145790' }, 'accountNumber', 'Must be ten digits'],
    [{ accountNumber: '00000I4579' }, 'accountNumber', 'Must be ten digits'],
    [{ accountNumber: 14_579 }, 'accountNumber', 'Account number is required'],
    [{ accountNumber: '0000014578' }, 'accountNumber', 'Not a valid account number for this bank'],
    [{ bank: ' ' }, 'bank', 'Bank is required'],
    [{ accountName: undefined }, 'accountName', 'Account name is required'],
    [{ accountName: 'x'.repeat(101) }, 'accountName', 'At most 100 characters'],
  ])('%j are refused', (body, path, message) => expect(faults(body)).toEqual([[path, message]]))
})
