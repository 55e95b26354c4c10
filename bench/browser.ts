import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export const requireChromium = () => {
  if (!existsSync(executablePath))
    throw new Error(
      `There is no Chromium at ${executablePath}: install it, or set CHROMIUM_PATH to its path.`,
    )
}

export const launchChromium = () =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
