import { randomUUID } from 'node:crypto'
import { logIn, register } from '@i-one/contract/accounts'
import { connect } from '@i-one/contract/call'

/** Somebody new who is signed in; the token of their login. */
const newPerson = async (baseUrl: string) => {
  const anybody = connect({ baseUrl })
  const account = { email: `${randomUUID()}@example.com`, password: 'kickoff' }
  await anybody(register, {
    body: {
      ...account,
      firstName: 'Musa',
      lastName: 'Garba',
      nickname: 'Musa',
      phoneNumber: '+2348012345678',
      address: '60 Agege Motor Road',
      position: 'DF',
      location: { type: 'Point', coordinates: [3.3548, 6.5312] },
    },
  })
  const { token } = await anybody(logIn, { body: account })
  return token
}

export const newPeople = (baseUrl: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => newPerson(baseUrl)))
