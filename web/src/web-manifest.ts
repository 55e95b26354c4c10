import { t } from '@lingui/core/macro'

const icon = (name: string, size: number) => ({
  src: `/${name}-${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
})

const screenshot = (name: string, label: string) => ({
  src: `/screenshots/${name}.jpg`,
  type: 'image/jpeg',
  label,
})

const narrow = { sizes: '780x1688', form_factor: 'narrow' }
const wide = { sizes: '1280x800', form_factor: 'wide' }

/** The web app manifest, https://www.w3.org/TR/appmanifest/. */
export const webManifest = {
  name: 'i-one',
  short_name: 'i-one',
  description: t`Five-a-side football: found, booked, played and remembered.`,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#0E1A16',
  theme_color: '#0E1A16',
  icons: [icon('icon', 192), icon('icon', 512), { ...icon('icon-maskable', 512), purpose: 'maskable' }],
  shortcuts: [
    { name: t`Find a pitch`, url: '/' },
    { name: t`Schedule`, url: '/schedule' },
    { name: t`Live match`, url: '/live-match' },
    { name: t`My stats`, url: '/profile-stats' },
  ],
  screenshots: [
    { ...screenshot('home-390', t`Pitches near you and their free slots`), ...narrow },
    { ...screenshot('session-390', t`A session with who is in`), ...narrow },
    { ...screenshot('live-390', t`A live match`), ...narrow },
    { ...screenshot('home-1280', t`Pitches near you on a desk`), ...wide },
  ],
}
