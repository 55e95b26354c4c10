import { randomUUID } from 'node:crypto'
import { logIn, register } from '@i-one/contract/accounts'
import { createClient } from '@i-one/contract/call'

const createPerson = async (baseUrl: string) => {
  const anybody = createClient({ baseUrl })
  const account = { email: `${randomUUID()}@example.com`, password: 'kickoff-at-seven' }
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

/** Creates a few users at a time, because hashing passwords is slow and the last requests would time out. */
export const createPeople = async (baseUrl: string, count: number) => {
  const tokens: string[] = []
  while (tokens.length < count) {
    const few = Array.from({ length: Math.min(4, count - tokens.length) }, () => createPerson(baseUrl))
    tokens.push(...(await Promise.all(few)))
  }
  return tokens
}
