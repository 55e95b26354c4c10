import { existsSync, readFileSync } from 'node:fs'

const debianBrowser = '/usr/bin/chromium'

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

export const browserPath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(debianBrowser) ? debianBrowser : undefined)

// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export of a setup file
export default function warnOffDebian() {
  if (isDebian() && browserPath === debianBrowser) return
  console.warn(
    `The pictures were taken on Debian with ${debianBrowser}. Other systems render text differently, so expect differences, and do not commit pictures taken here.`,
  )
}
