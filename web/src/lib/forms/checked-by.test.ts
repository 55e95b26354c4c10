import { Credentials } from '@i-one/contract/accounts'
import { expect, test } from 'vitest'
import { createFormResolver } from './checked-by.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const check = (load: () => Promise<typeof Credentials>, email: string) =>
  createFormResolver(load)({ email, password: 'matchday' }, undefined, options)

test('answers are checked by a schema that is loaded', async () => {
  const { errors } = await check(async () => Credentials, 'nobody')
  expect(Object.keys(errors)).toEqual(['email'])
})

test('where it does not come they go to the server as they are', async () => {
  const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))
  const answers = { email: 'nobody', password: 'matchday' }
  expect(await check(lost, 'nobody')).toEqual({ values: answers, errors: {} })
})

test('a schema that did not come is asked for again', async () => {
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
