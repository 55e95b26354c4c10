import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { Credentials, Registration } from './accounts.ts'
import { PasswordResetRequest, NewPassword, CodeVerification } from './accounts/password-reset.ts'

const form = {
  firstName: 'Efe',
  lastName: 'Oduya',
  nickname: 'Efe',
  email: 'efe@example.com',
  password: 'kickoff',
  phoneNumber: '08012345678',
  address: 'Yaba',
  position: 'GK',
  isOwner: true,
  location: { type: 'Point', coordinates: [3.35, 6.5] },
}

const saidOf = (schema: z.ZodMiniType, filled: unknown) =>
  Object.fromEntries(
    (schema.safeParse(filled).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  )

describe('[AUTH-3] a registration', () => {
  test('keeps the sent values, and is for a player by default', () => {
    expect(Registration.parse(form)).toEqual(form)
    expect(Registration.parse({ ...form, isOwner: undefined }).isOwner).toBe(false)
  })

  test('reports every required field if it is empty', () => {
    const empty = { firstName: '', lastName: '', nickname: '', email: '', password: '', phoneNumber: '' }
    const rest = { address: '', position: '', location: { coordinates: [0, 0] } }
    expect(saidOf(Registration, { ...empty, ...rest })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      nickname: 'Nickname is required',
      email: 'Email is required',
      password: 'Password is required',
      phoneNumber: 'Phone number is required',
      address: 'Address is required',
      position: 'Select your position',
      location: 'Please get your location coordinates first',
    })
  })

  test.each([
    ['email', 'efe', 'Invalid email'],
    ['password', 'short', 'Minimum 6 characters'],
    ['position', 'Goalkeeper', 'Select your position'],
  ])('whose %s is %s says %s', (field, value, sentence) => {
    expect(saidOf(Registration, { ...form, [field]: value })).toEqual({ [field]: sentence })
  })

  test.each(['GK', 'DF', 'MF', 'FW'])('may be of a %s', (position) => {
    expect(saidOf(Registration, { ...form, position })).toEqual({})
  })
})

test('[AUTH-5] an invalid sign-in has the specified error texts', () => {
  const short = 'Password must contain at least 4 characters'
  expect(saidOf(Credentials, { email: '', password: '' })).toEqual({ email: 'Required', password: short })
  expect(saidOf(Credentials, { email: 'efe', password: 'abc' })).toEqual({
    email: 'Invalid email',
    password: short,
  })
  expect(saidOf(Credentials, { email: 'efe@example.com', password: 'abcd' })).toEqual({})
})

test('[AUTH-6] a password reset requires a valid email address', () => {
  expect(saidOf(PasswordResetRequest, { email: '' })).toEqual({ email: 'Email is required' })
  expect(saidOf(PasswordResetRequest, { email: 'efe' })).toEqual({
    email: 'Please enter a valid email address',
  })
})

test.each(['', '1234', '123456', '1234a', '12 34'])('[AUTH-7] %j is not a five-digit code', (otp) => {
  const said = { otp: 'Please enter a valid 5-digit OTP.' }
  expect(saidOf(CodeVerification, { email: 'efe@example.com', otp })).toEqual(said)
})

test('[AUTH-7] a code has five digits and can start with zeros', () => {
  expect(CodeVerification.parse({ email: 'efe@example.com', otp: '00123' }).otp).toBe('00123')
})

test('[AUTH-9] a new password must be long enough and match its confirmation', () => {
  const email = 'efe@example.com'
  const said = (newPassword: string, confirmPassword: string) =>
    saidOf(NewPassword, { email, newPassword, confirmPassword })
  expect(said('abc', 'abc')).toEqual({ newPassword: 'Password must contain at least 4 characters' })
  expect(said('abcd', '')).toMatchObject({ confirmPassword: 'Please confirm your password' })
  expect(said('abcd', 'abce')).toEqual({ confirmPassword: "Passwords don't match" })
  expect(said('abcd', 'abcd')).toEqual({})
})
