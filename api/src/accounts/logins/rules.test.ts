import { expect, test } from 'vitest'
import { inLanguage } from '../../lib/i18n/i18n.ts'
import { deviceText, parseDeviceName } from './rules.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${mozilla} (Windows NT 10.0) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`, 'Edge on Windows'],
  [`${mozilla} (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${mozilla} (Linux; Android 14) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`${mozilla} (Linux; Android 12) ${webkit} Chrome/130.0 Mobile Safari/537.36 OPR/85.0`, 'Opera on Android'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `${mozilla} (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1 CriOS/141.0 Safari/604.1`,
    'Chrome on iPad',
  ],
  [`${mozilla} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox on Linux'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15`, 'Safari on Mac'],
  [`${mozilla} Firefox/144.0`, 'Firefox'],
  ['okhttp/4.12.0 (Android 14)', 'Android'],
  ['curl/8.5.0', 'Unknown device'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is a %s', (userAgent, name) => expect(parseDeviceName(userAgent)).toBe(name))

test.each(['Chrome on Android', 'Samsung Internet on Android', 'Firefox', 'Unknown device'])(
  'the stored name %s is shown as it is in English',
  (name) => expect(deviceText(name)).toBe(name),
)

test.each([
  ['Chrome on Android', 'Chrome sur Android'],
  ['Samsung Internet on Mac', 'Samsung Internet sur Mac'],
  ['Firefox', 'Firefox'],
  ['Unknown device', 'Appareil inconnu'],
  ['Key on my desk', 'Key on my desk'],
])('the stored name %s is shown in French as %s', (name, text) =>
  expect(inLanguage('fr', () => deviceText(name))).toBe(text),
)
