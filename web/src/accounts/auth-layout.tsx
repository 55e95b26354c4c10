import { Outlet } from 'react-router'
import { SiteDataNotice } from '../lib/site-data/site-data-notice.tsx'
import { SocialLinks } from '../marketing/social-links.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './auth-layout.module.css'

const srcSet = (kind: string) =>
  [480, 828, 1080].map((width) => `/pictures/auth-${width}.${kind} ${width}w`).join(', ')

const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Only the wide layout has a picture; a phone does not even fetch it. */
const Photo = () => (
  <picture>
    <source media="(min-width: 1000px)" type="image/avif" sizes="max(50vw, 90vh)" srcSet={srcSet('avif')} />
    <source media="(min-width: 1000px)" type="image/webp" sizes="max(50vw, 90vh)" srcSet={srcSet('webp')} />
    <img src={nothing} alt="Looking past a goalpost across a floodlit pitch" width="1080" height="1215" />
  </picture>
)

const Home = () => (
  <a href="/" className={styles.home}>
    <Wordmark label="i-one, home" />
  </a>
)

export function Component() {
  return (
    <div className="grid grid-cols-1 grid-rows-[1fr_auto] min-h-[100svh]">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="grid grid-cols-1 lg:grid-cols-2">
        <aside className={`on-dark ${styles.picture}`}>
          <Photo />
          <div className="lg:sticky lg:top-0 lg:flex lg:flex-col lg:items-start lg:min-h-[min(100%,800px)] lg:pt-10 lg:px-12 lg:pb-12">
            <Home />
            <div className={styles.lede}>
              <h2>Simplifying 5-A-Side Football Bookings and Team Management</h2>
              <p>Find a game, book a session, join a team, and track your stats</p>
            </div>
          </div>
        </aside>
        <main id="main" tabIndex={-1} className={styles.form}>
          <Home />
          <SiteDataNotice />
          <Outlet />
        </main>
      </div>
      <footer className={`on-dark ${styles.footer}`}>
        <div className="wrap">
          <Home />
          <p>© 2025 i-one</p>
          <SocialLinks />
        </div>
      </footer>
    </div>
  )
}
