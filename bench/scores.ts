// Runs Lighthouse on the signed-out pages with slow 4G, and only its accessibility checks on all other pages.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { listAddresses } from './addresses.ts'
import { getPostgresUrl, root, startServer } from './server.ts'
import { startSignedInProxy } from './signed-in.ts'

const runs = 3
const bounds = { performance: 0, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof bounds
const categories = Object.keys(bounds) as Category[]

const speedOfOpen: [RegExp, number][] = [
  [/^\/$/, 98],
  [/^\/sign-in$/, 95],
  [/^\/[spm]\//, 90],
]
const speedOfSignedIn: [RegExp, number][] = [[/^\/(?:schedule)?$/, 80]]

interface Report {
  runtimeError?: { message: string }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null }>
}

const failed = ({ categories, audits }: Report, wanted: readonly Category[]) =>
  wanted
    .filter((category) => category !== 'performance')
    .flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => id)

const lighthouse = join(root, 'bench/lighthouse/node_modules/lighthouse/cli/index.js')
const debianChromium = '/usr/bin/chromium'
const browser = process.env['CHROMIUM_PATH'] ?? (existsSync(debianChromium) ? debianChromium : undefined)

const options = [
  '--output=json',
  '--quiet',
  '--enable-error-reporting=false',
  // pages with a live stream never finish loading
  '--max-wait-for-load=20000',
  `--chrome-flags=${[
    '--headless --no-sandbox --disable-gpu --disable-quic --disable-component-update --disable-sync',
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ].join(' ')}`,
]

const lookAt = async (url: string, wanted: readonly Category[], ...more: string[]) => {
  const asked = [lighthouse, url, `--only-categories=${wanted.join(',')}`, ...options, ...more]
  const { stdout } = await promisify(execFile)(process.execPath, asked, {
    cwd: root,
    maxBuffer: 100_000_000,
    env: { ...process.env, ...(browser && { CHROME_PATH: browser }) },
  })
  const report = JSON.parse(stdout) as Report
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  const scores = wanted.map((category) => Math.round((report.categories[category].score ?? 0) * 100))
  return { scores, failed: failed(report, wanted) }
}

/** Measures on a long screen, because a row half under the bottom bar counts as a small target. */
const wholePage = '--screenEmulation.height=6000'

const measure = async (url: string, wanted: readonly Category[]) => {
  const found = await lookAt(url, wanted)
  return found.failed.includes('target-size') ? lookAt(url, wanted, wholePage) : found
}

const row = (page: string, cells: string[]) => console.log(page.padEnd(24) + cells.join(''))
const cell = (text: string) => text.padStart(16)

const printPage = async (
  page: string,
  url: string,
  wanted: readonly Category[],
  { times = 1, performance = 0 } = {},
) => {
  const found: Awaited<ReturnType<typeof measure>>[] = []
  // warms up a new server, which has not compiled its hot code yet
  if (times > 1) await measure(url, wanted.slice(0, 1))
  for (let run = 0; run < times; run++) found.push(await measure(url, wanted))
  let under = 0
  const cells = categories.map((category) => {
    const at = wanted.indexOf(category)
    if (at < 0) return cell('')
    const lowest = Math.min(...found.map(({ scores }) => scores[at] ?? 0))
    const bound = category === 'performance' ? performance : bounds[category]
    if (lowest >= bound) return cell(String(lowest))
    under++
    return cell(`${lowest} UNDER ${bound}`)
  })
  row(page, [...cells, '  ', [...new Set(found.flatMap(({ failed }) => failed))].join(', ')])
  return under
}

const insertReview = async (folder: string) => {
  const client = new pg.Client({ connectionString: getPostgresUrl(folder).url })
  await client.connect()
  const document = readFileSync(join(root, 'web/public/pictures/pitch-3-828.webp'))
  await client.query(
    `with review as (
      insert into organizer_reviews (user_id, state, phone_number, sent_at)
      select id, 'sent', phone_number, now() from users where email_key = 'organizer@i-one.example' returning user_id
    )
    insert into review_papers (user_id, kind, bytes, at) select user_id, 'photo', $1, now() from review`,
    [document],
  )
  await client.end()
}

const isOwn = /^\/(?:w\/|(?:verification|confirm|guest|reset-success)$)/

const ofVisitors = (path: string): Category[] =>
  isOwn.test(path) ? ['accessibility', 'best-practices'] : ['accessibility', 'best-practices', 'seo']

const printEveryPage = async (baseUrl: string, beginnings: readonly string[]) => {
  const { open, signedIn } = await listAddresses(baseUrl)
  const begins = (path: string, one: string) => (one === '/' ? path === one : path.startsWith(one))
  const isAsked = (path: string) => beginnings.length === 0 || beginnings.some((one) => begins(path, one))
  let under = 0
  for (const path of open.filter(isAsked)) under += await printPage(path, baseUrl + path, ofVisitors(path))
  for (const { token, paths } of signedIn) {
    const own = await startSignedInProxy(baseUrl, token)
    for (const path of paths.filter(isAsked))
      under += await printPage(path, own.baseUrl + path, ['accessibility'])
    own.stop()
  }
  return under
}

const printSpeed = async (baseUrl: string) => {
  const { open, signedIn } = await listAddresses(baseUrl)
  const boundsOf = (paths: readonly string[], speeds: typeof speedOfOpen) =>
    speeds.flatMap(([path, performance]) =>
      paths.filter((one) => path.test(one)).map((one) => [one, performance] as const),
    )
  let under = 0
  for (const [path, performance] of boundsOf(open, speedOfOpen))
    under += await printPage(path, baseUrl + path, categories, { times: runs, performance })
  for (const { token, paths } of signedIn) {
    const own = await startSignedInProxy(baseUrl, token)
    for (const [path, performance] of boundsOf(paths, speedOfSignedIn))
      under += await printPage(path, own.baseUrl + path, ['performance', 'accessibility'], {
        times: runs,
        performance,
      })
    own.stop()
  }
  return under
}

export const printScores = async (beginnings: readonly string[]) => {
  const server = await startServer()
  row(`lowest of ${runs} runs`, categories.map(cell))
  const isSpeed = beginnings.includes('speed')
  let under = isSpeed || beginnings.length === 0 ? await printSpeed(server.baseUrl) : 0
  if (!isSpeed) {
    await insertReview(server.folder)
    under += await printEveryPage(server.baseUrl, beginnings)
  }
  await server.stop()
  return under
}
