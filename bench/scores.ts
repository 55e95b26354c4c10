// Lighthouse on the signed-out pages as a phone on slow 4G meets them, each run in a browser without any storage.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { root, startServer } from './server.ts'

const pages = ['/', '/sign-in']
const runs = 3
const bounds = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof bounds
const categories = Object.keys(bounds) as Category[]

interface Report {
  runtimeError?: { message: string }
  categories: Record<Category, { score: number | null }>
}

const lighthouse = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
const debianChromium = '/usr/bin/chromium'
const browser = process.env['CHROMIUM_PATH'] ?? (existsSync(debianChromium) ? debianChromium : undefined)

/** Its own defaults are the ones we want: mobile, slow 4G and a slow processor, simulated. */
const options = [
  '--output=json',
  '--quiet',
  '--enable-error-reporting=false',
  `--only-categories=${categories.join(',')}`,
  '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --disable-component-update --disable-sync',
]

const measure = async (url: string) => {
  const { stdout } = await promisify(execFile)(process.execPath, [lighthouse, url, ...options], {
    cwd: root,
    maxBuffer: 100_000_000,
    env: { ...process.env, ...(browser && { CHROME_PATH: browser }) },
  })
  const report = JSON.parse(stdout) as Report
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  return categories.map((category) => Math.round((report.categories[category].score ?? 0) * 100))
}

const row = (page: string, cells: string[]) => console.log(page.padEnd(24) + cells.join(''))
const cell = (text: string) => text.padStart(16)

/** Prints the lowest of the runs, and tells how many figures are under their bounds. */
export const sayScores = async () => {
  const server = await startServer()
  row(`lowest of ${runs} runs`, categories.map(cell))
  let under = 0
  for (const page of pages) {
    const found: number[][] = []
    for (let run = 0; run < runs; run++) found.push(await measure(server.baseUrl + page))
    const cells = categories.map((category, at) => {
      const lowest = Math.min(...found.map((scores) => scores[at] ?? 0))
      if (lowest >= bounds[category]) return cell(String(lowest))
      under++
      return cell(`${lowest} UNDER ${bounds[category]}`)
    })
    row(page, cells)
  }
  await server.stop()
  return under
}
