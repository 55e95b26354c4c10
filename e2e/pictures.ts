// npm run pictures: takes the screenshots in docs/pictures of the app with its demo data
import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { logIn } from '@i-one/contract/accounts'
import { createClient } from '@i-one/contract/call'
import { listMatches } from '@i-one/contract/matches/schedule'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { listMySessions } from '@i-one/contract/sessions'
import { listChallenges } from '@i-one/contract/sessions/challenges'
import { listMyTeams } from '@i-one/contract/teams'
import { getTournamentByCode } from '@i-one/contract/tournaments'
import { type Browser, chromium, type Page } from '@playwright/test'
import { demoPassword } from './demo-password.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'docs/pictures')
const widths = [390, 1280] as const
const account = { email: 'captain@i-one.example', password: demoPassword }

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const startServer = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'i-one-pictures-'))
  chmodSync(dataDir, 0o755)
  const port = String(await freePort())
  const child = spawn(process.execPath, ['api/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'warn', DEMO_PASSWORD: demoPassword },
  })
  const baseUrl = `http://localhost:${port}`
  while (child.exitCode === null && (await fetch(`${baseUrl}/readyz`).catch(() => null))?.status !== 200)
    await wait(50)
  return { baseUrl, stop: () => child.kill('SIGTERM') }
}

const isPainted = () =>
  document.fonts.status === 'loaded' &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
  !document.querySelector('[aria-busy="true"], [data-skeleton]')

type Deed = (page: Page) => Promise<unknown>
type Shot = string | [path: string, deed: Deed]

const take = async (browser: Browser, baseUrl: string, token: string | null, pages: Record<string, Shot>) => {
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 800 },
      deviceScaleFactor: width === 390 ? 2 : 1,
      timezoneId: 'Africa/Lagos',
      locale: 'en-GB',
    })
    await context.addInitScript((saved) => {
      sessionStorage.setItem('splash', 'seen')
      if (saved) localStorage.setItem('i-one', saved)
    }, token)
    const page = await context.newPage()
    for (const [name, shot] of Object.entries(pages)) {
      const [path, deed] = typeof shot === 'string' ? [shot] : shot
      await page.goto(baseUrl + path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForFunction(isPainted)
      await deed?.(page)
      const file = join(folder, `${name}-${width}.jpg`)
      await page.screenshot({ path: file, type: 'jpeg', quality: 80, animations: 'disabled' })
      await context.setOffline(false)
    }
    await context.close()
  }
}

const openMenu: Deed = async (page) => {
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
}

const openContact: Deed = async (page) => {
  await openMenu(page)
  await page.getByRole('button', { name: 'Contact us' }).click()
  await page.getByRole('dialog', { name: 'Contact us' }).getByLabel('Message').waitFor()
}

const openDrawer: Deed = async (page) => {
  await page.getByRole('button', { name: 'Your profile' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).waitFor()
}

const openLogOut: Deed = async (page) => {
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await page.getByText('Are you sure you want to log out??').waitFor()
}

const loseConnection: Deed = async (page) => {
  await page.context().setOffline(true)
  await page.getByText(/^No connection since/).waitFor()
}

const { baseUrl, stop } = await startServer()
const { token, user } = await createClient({ baseUrl })(logIn, { body: account })
const call = createClient({ baseUrl, token: () => token })
const [lng = 0, lat = 0] = user.location.coordinates
const [session] = await call(listMySessions)
const [team] = await call(listMyTeams)
const [, pitch] = await call(findNearbyPitches, { query: { lng, lat } })
const day = 24 * 60 * 60 * 1000
const [from, to] = [-30, 0].map((days) => new Date(Date.now() + days * day).toISOString())
const [challenge] = await call(listChallenges, { params: { id: team?._id ?? '' } })
const league = await call(getTournamentByCode, { params: { code: 'yaba-monday-league' } })
const other = league.entries.find(({ team: { _id } }) => !league.mine?.leads.includes(_id))?.team
const [match] = await call(listMatches, { query: { from: from ?? '', to: to ?? '' } })
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'],
  args: ['--no-sandbox', '--disable-gpu'],
})
await take(browser, baseUrl, null, {
  landing: '/',
  'side-menu': ['/', openMenu],
  contact: ['/', openContact],
  'how-it-works': '/how-it-works',
  services: '/services',
  role: '/role',
  register: '/register',
  'sign-in': '/sign-in',
  'forgot-password': '/forgot-password',
  verification: '/verification',
  reset: '/reset',
  'reset-success': '/reset-success',
  'not-found': '/nowhere',
  'shared-session': `/s/${session?.code}`,
  'shared-pitch': `/p/${pitch?._id}`,
  watch: `/m/${match?._id}`,
  'tournament-table': `/t/${league.code}`,
  'tournament-bracket': '/t/lagos-night-cup',
  'tournament-screen': '/t/lagos-night-cup/screen',
  'tournament-embed': `/embed/t/${league.code}`,
  privacy: '/privacy',
})
await take(browser, baseUrl, token, {
  home: '/',
  pitch: `/pitches/${pitch?._id}`,
  pitches: '/pitches',
  games: '/games',
  'new-session': '/schedule-detail',
  session: `/sessions/${session?._id}`,
  schedule: '/schedule',
  live: '/live-match',
  stats: '/profile-stats',
  leaderboard: '/leaderboard',
  teams: '/teams',
  team: `/teams/${team?._id}`,
  profile: '/profile',
  'profile-drawer': ['/', openDrawer],
  'log-out': ['/profile', openLogOut],
  settings: '/settings',
  security: '/settings/security',
  notifications: '/notifications',
  tournament: '/tournament',
  opponents: '/opponents',
  challenge: `/teams/${other?._id}/challenge`,
  'challenge-answer': `/challenges/${challenge?._id}`,
  'upcoming-match': `/upcoming-match?session=${session?._id}`,
  offline: ['/', loseConnection],
})
const organizer = await createClient({ baseUrl })(logIn, {
  body: { email: 'organizer@i-one.example', password: demoPassword },
})
await take(browser, baseUrl, organizer.token, { host: '/host', 'tournament-new': '/tournament/new' })
const staff = await createClient({ baseUrl })(logIn, {
  body: { email: 'staff@i-one.example', password: demoPassword },
})
await take(browser, baseUrl, staff.token, { admin: '/admin' })
await browser.close()
stop()

const screenshots = join(root, 'web/public/screenshots')
mkdirSync(screenshots, { recursive: true })
for (const name of ['home-390.jpg', 'session-390.jpg', 'live-390.jpg', 'home-1280.jpg'])
  copyFileSync(join(folder, name), join(screenshots, name))
