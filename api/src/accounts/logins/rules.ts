import { i18n } from '../../lib/i18n/i18n.ts'

const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT)\/|Opera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

const unknownDevice = 'Unknown device'

export const parseDeviceName = (userAgent = '') => {
  const nameIn = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent))?.[1]
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? unknownDevice
}

const isIn = (names: readonly [RegExp, string][], name: string | undefined) =>
  names.some(([, known]) => known === name)

/** Translates a name made by `parseDeviceName`, but not a name that a user typed. */
export const deviceText = (name: string) => {
  if (name === unknownDevice) return i18n._('Unknown device')
  const [browser, system] = name.split(' on ')
  return isIn(browsers, browser) && isIn(systems, system)
    ? i18n._('{browser} on {system}', { browser, system })
    : name
}
