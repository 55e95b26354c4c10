import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Call, connect } from '@i-one/contract/call'
import { privacyNotice } from '@i-one/contract/privacy'
import { type Browser, type BrowserContext, type Page, type TestInfo, test as base } from '@playwright/test'
import { databaseOf } from './database.ts'

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

/** In Lagos, where the demo is played. */
export const lagos: [lng: number, lat: number] = [3.3541, 6.4969]
/** Near nobody: their Home is drawn without the fixtures that the demo and all the other tests lay in Lagos. */
export const maiduguri: [lng: number, lat: number] = [13.151, 11.8333]

const password = 'kickoff-at-seven'
/** What a forgotten one is changed to. */
export const newPassword = 'full-time-whistle'
/** What the server keeps of it: to make it anew for each person costs more than all else about them. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$gWS+0x75XOknOy0M+oPSwg$ZmPU6G6inQV1kkPdV0z3PsVFlLBupD55SxWiRyZ2j3g'

/** Laid by one statement: registering and signing in hash the password, which is slow on purpose, and send a mail. */
const account = `
  with player as (
    insert into players (id, name, position, created_at) values ($1, $2, $3, now())
  ), account as (
    insert into users (id, nickname, position, first_name, last_name, email, email_key, password_hash, is_owner,
      lng, lat, privacy_version, phone_number, address, privacy_agreed_at, created_at)
    values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, '+2348012345678', '7 Bode Thomas Street, Surulere',
      now(), now())
  )
  insert into logins (token_hash, user_id, created_at, used_at) values ($12, $1, now(), now())`

/** An account whose address is not confirmed, with a login. */
export const newPerson = async (baseUrl: string, traits: Traits = {}): Promise<Person> => {
  const {
    firstName = 'Emeka',
    lastName = 'Nwosu',
    nickname = firstName,
    isOwner = false,
    position = 'MF',
    coordinates = maiduguri,
  } = traits
  const id = randomUUID()
  const email = `${id}@example.com`
  const token = randomBytes(32).toString('base64url')
  const [lng, lat] = coordinates
  const tokenHash = createHash('sha256').update(token).digest()
  const user = [id, nickname, position, firstName, lastName, email, passwordHash, isOwner, lng, lat]
  await (await databaseOf(baseUrl)).query(account, [...user, privacyNotice.version, tokenHash])
  const call = connect({ baseUrl, token: () => token })
  return { firstName, lastName, nickname, email, password, token, call }
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

/** A request that a route of the test is still answering fails with its page: that is no fault of the test. */
const close = async (context: BrowserContext) => {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** Why a test failed is seldom in what it waited for in vain: the error says what stood on the page instead. */
const sayWhatStands = async (page: Page, { errors: [error] }: TestInfo) => {
  if (!error || page.isClosed()) return
  const words = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => '(nothing)')
  const said = `\n\nOn ${page.url()} stood: ${words.replaceAll(/\s*\n\s*/g, ' | ').slice(0, 2000)}`
  error.message += said
  // of this the words before the first place are printed
  error.stack = error.stack?.replace(/\n +at /, (at) => said + at)
}

/** The server answers as at another time. Its streams, which would say which it is, break off. */
export const answerAt = (page: Page, time: Date) =>
  page.route(/\/i-one\//, async (route) => {
    if (route.request().url().includes('/stream')) return route.abort()
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: time.toUTCString() } })
  })

interface Fixtures {
  /** No page goes on in the background once its test is over, whoever opened it. */
  closing: void
  /** A browser nobody is signed in to. */
  visitor: Page
  /** What is not usual about `member`. */
  traits: Traits
  /** Somebody signed in, and their page. */
  member: { person: Person; page: Page }
}

export const test = base.extend<Fixtures>({
  closing: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map(close))
    },
    { auto: true },
  ],
  visitor: async ({ browser, contextOptions }, use, testInfo) => {
    const context = await browser.newContext(contextOptions)
    await skipSplash(context)
    const page = await context.newPage()
    await use(page)
    await sayWhatStands(page, testInfo)
    await close(context)
  },
  traits: [{}, { option: true }],
  member: async ({ browser, baseURL, contextOptions, traits }, use, testInfo) => {
    const person = await newPerson(baseURL ?? '', traits)
    const context = await browserOf(browser, person, contextOptions)
    const page = await context.newPage()
    await use({ person, page })
    await sayWhatStands(page, testInfo)
    await close(context)
  },
})
