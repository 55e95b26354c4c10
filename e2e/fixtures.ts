import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Call, createClient } from '@i-one/contract/call'
import { privacyNotice } from '@i-one/contract/privacy'
import { type Browser, type BrowserContext, type Page, type TestInfo, test as base } from '@playwright/test'
import { openDatabase } from './database.ts'

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

export const lagos: [lng: number, lat: number] = [3.3541, 6.4969]
/** Far from the demo data and other tests, so that Home renders quickly. */
export const maiduguri: [lng: number, lat: number] = [13.151, 11.8333]

const password = 'kickoff-at-seven'
export const newPassword = 'full-time-whistle'
/** A fixed hash, because hashing a password for each user is slow. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$gWS+0x75XOknOy0M+oPSwg$ZmPU6G6inQV1kkPdV0z3PsVFlLBupD55SxWiRyZ2j3g'

/** Inserts an account directly, because registering and signing in hash the password and send a mail. */
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

export const createPerson = async (baseUrl: string, traits: Traits = {}): Promise<Person> => {
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
  await (await openDatabase(baseUrl)).query(account, [...user, privacyNotice.version, tokenHash])
  const call = createClient({ baseUrl, token: () => token })
  return { firstName, lastName, nickname, email, password, token, call }
}

const skipSplash = (context: BrowserContext) =>
  context.addInitScript(() => sessionStorage.setItem('splash', 'seen'))

export const openVisitorBrowser = async (browser: Browser, options = {}) => {
  const context = await browser.newContext(options)
  await skipSplash(context)
  return context
}

export const openBrowser = async (browser: Browser, person: Person, options = {}) => {
  const context = await openVisitorBrowser(browser, options)
  await context.addInitScript((token) => {
    if (!sessionStorage.getItem('signed-in-once')) localStorage.setItem('i-one', token)
    sessionStorage.setItem('signed-in-once', 'yes')
  }, person.token)
  return context
}

/** Ignores errors of intercepted requests, because open requests fail when the context is closed. */
const close = async (context: BrowserContext) => {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

const printStateOnFailure = async (page: Page, { errors: [error] }: TestInfo) => {
  if (!error || page.isClosed()) return
  const words = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => '(nothing)')
  const said = `\n\nOn ${page.url()} stood: ${words.replaceAll(/\s*\n\s*/g, ' | ').slice(0, 2000)}`
  error.message += said
  error.stack = error.stack?.replace(/\n +at /, (at) => said + at)
}

/** Sets the server time of all responses. Aborts streams, because they would reveal the real time. */
export const respondAt = (page: Page, time: Date) =>
  page.route(/\/i-one\//, async (route) => {
    if (route.request().url().includes('/stream')) return route.abort()
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: time.toUTCString() } })
  })

interface Fixtures {
  /** Closes every context, because open pages would keep running in the background. */
  closing: void
  visitor: Page
  traits: Traits
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
    const context = await openVisitorBrowser(browser, contextOptions)
    const page = await context.newPage()
    await use(page)
    await printStateOnFailure(page, testInfo)
    await close(context)
  },
  traits: [{}, { option: true }],
  member: async ({ browser, baseURL, contextOptions, traits }, use, testInfo) => {
    const person = await createPerson(baseURL ?? '', traits)
    const context = await openBrowser(browser, person, contextOptions)
    const page = await context.newPage()
    await use({ person, page })
    await printStateOnFailure(page, testInfo)
    await close(context)
  },
})
