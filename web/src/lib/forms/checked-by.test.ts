import { Credentials } from '@i-one/contract/accounts'
import { expect, test } from 'vitest'
import { createFormResolver } from './checked-by.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const check = (load: () => Promise<typeof Credentials>, email: string) =>
  createFormResolver(load)({ email, password: 'matchday' }, undefined, options)

test('validates the form with the loaded schema', async () => {
  const { errors } = await check(async () => Credentials, 'nobody')
  expect(Object.keys(errors)).toEqual(['email'])
})

test('submits the form unvalidated if the schema cannot be loaded', async () => {
  const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))
  const answers = { email: 'nobody', password: 'matchday' }
  expect(await check(lost, 'nobody')).toEqual({ values: answers, errors: {} })
})

test('loads the schema again after a failure', async () => {
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries === 1) throw new Error('Failed to fetch dynamically imported module')
    return Credentials
  }
  const resolver = createFormResolver(load)
  const answers = { email: 'nobody', password: 'matchday' }
  await resolver(answers, undefined, options)
  expect(Object.keys((await resolver(answers, undefined, options)).errors)).toEqual(['email'])
})
