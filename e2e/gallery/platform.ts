import { existsSync, readFileSync } from 'node:fs'

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

// Other systems draw letters with other pixels.
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export of a setup file
export default function warnOffDebian() {
  if (isDebian() && process.env['CHROMIUM_PATH']) return
  console.warn(
    'The pictures were taken with Chromium of Debian (CHROMIUM_PATH=/usr/bin/chromium). Differences are expected here.',
  )
}
