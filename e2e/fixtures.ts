import { randomUUID } from 'node:crypto'
import { logIn, register } from '@i-one/contract/accounts'
import { type Call, connect } from '@i-one/contract/call'
import { type Browser, type BrowserContext, type Page, test as base } from '@playwright/test'

export { expect } from '@playwright/test'

export interface Person {
  firstName: string
  lastName: string
  nickname: string
  email: string
  password: string
  token: string
  call: Call
}

type Traits = Partial<Pick<Person, 'firstName' | 'lastName' | 'nickname'>> & {
  isOwner?: boolean
  position?: 'GK' | 'DF' | 'MF' | 'FW'
  coordinates?: [number, number]
}

/** An account made over the wire, with a login. */
export const newPerson = async (baseUrl: string, traits: Traits = {}): Promise<Person> => {
  const {
    firstName = 'Emeka',
    lastName = 'Nwosu',
    nickname = firstName,
    isOwner = false,
    position = 'MF',
    coordinates = [3.3541, 6.4969],
  } = traits
  const email = `${randomUUID()}@example.com`
  const password = 'kickoff-at-seven'
  const anybody = connect({ baseUrl })
  await anybody(register, {
    body: {
      firstName,
      lastName,
      nickname,
      email,
      password,
      phoneNumber: '+2348012345678',
      address: '7 Bode Thomas Street, Surulere',
      position,
      isOwner,
      location: { type: 'Point', coordinates },
    },
  })
  const { token } = await anybody(logIn, { body: { email, password } })
  return {
    firstName,
    lastName,
    nickname,
    email,
    password,
    token,
    call: connect({ baseUrl, token: () => token }),
  }
}

/** A page on which the splash counts as seen (one test sees it). */
const skipSplash = (context: BrowserContext) =>
  context.addInitScript(() => sessionStorage.setItem('splash', 'seen'))

/** A browser of its own in which `person` is signed in. */
export const browserOf = async (browser: Browser, person: Person, options = {}) => {
  const context = await browser.newContext(options)
  await skipSplash(context)
  await context.addInitScript((token) => {
    if (!sessionStorage.getItem('signed-in-once')) localStorage.setItem('i-one', token)
    sessionStorage.setItem('signed-in-once', 'yes')
  }, person.token)
  return context
}

interface Fixtures {
  /** No page goes on in the background once its test is over, whoever opened it. */
  closing: void
  /** A browser nobody is signed in to. */
  visitor: Page
  /** Somebody signed in, and their page. */
  member: { person: Person; page: Page }
}

export const test = base.extend<Fixtures>({
  closing: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  visitor: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext(contextOptions)
    await skipSplash(context)
    await use(await context.newPage())
    await context.close()
  },
  member: async ({ browser, baseURL, contextOptions }, use) => {
    const person = await newPerson(baseURL ?? '')
    const context = await browserOf(browser, person, contextOptions)
    await use({ person, page: await context.newPage() })
    await context.close()
  },
})
