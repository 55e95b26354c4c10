import { buttonClass } from '../ui/button-class.ts'
import { Footer } from './footer.tsx'
import { PitchPhoto } from './pitch-photo.tsx'
import { TopBar } from './top-bar.tsx'
import section from '../ui/layout/section.module.css'
import styles from './services-page.module.css'

const HostGames = () => (
  <section className={`${section.section} ${styles.section}`} aria-labelledby="host-games">
    <h2 id="host-games">Host games</h2>
    <p>Hours, slot length, price and a photo. You are on the map the minute you save.</p>
    <figure className={`${styles.piece} ${styles.facts}`}>
      <span className="num">₦25,000</span>
      <span>90 minutes</span>
      <span className="num">08–23</span>
      <span>every day</span>
    </figure>
  </section>
)

const AuthorizeSessions = () => (
  <section className={`${section.section} ${styles.section}`} aria-labelledby="authorize-sessions">
    <h2 id="authorize-sessions">Authorize sessions</h2>
    <p>One tap says yes. Two bookings can never share a slot, so there is nothing to check by hand.</p>
    <figure className={styles.piece}>
      <p className="text-[1.125rem] font-stretch-110% font-strong">Fri 21, 18:00 to 19:30</p>
      <p>Fẹ́mi Adébáyọ̀, 3 sets of 5</p>
      <div className={styles.answers} aria-hidden="true">
        <span className={buttonClass()}>Authorize</span>
        <span className={buttonClass({ variant: 'ghost' })}>Decline</span>
      </div>
    </figure>
  </section>
)

/** Five slots a day; a dot is one that stayed empty. */
const week = [
  ['M', 'x.xx.'],
  ['T', '.xxx.'],
  ['W', 'xxxxx'],
  ['T', 'xxxxx'],
  ['F', 'xxxxx'],
  ['S', 'xxxxx'],
  ['S', 'xxx.x'],
] as const

const TrackStats = () => (
  <section className={`${section.section} ${styles.section}`} aria-labelledby="track-stats">
    <h2 id="track-stats">Track stats</h2>
    <p>Which nights fill, who comes back, what came in. Each ball is an evening slot that was played.</p>
    <figure className={styles.piece}>
      <figcaption className="vh">30 of 35 evening slots played this week</figcaption>
      <svg className={styles.week} viewBox="0 0 210 160" aria-hidden="true">
        {week.map(([letter, slots], day) => (
          <g key={day} transform={`translate(${day * 30 + 15} 12)`}>
            {[...slots].map((slot, row) => (
              <circle
                key={row}
                cy={row * 28}
                r="10"
                className={slot === 'x' ? 'fill-turf' : 'fill-none stroke-field-line stroke-2'}
              />
            ))}
            <text y="144">{letter}</text>
          </g>
        ))}
      </svg>
    </figure>
  </section>
)

export const Page = () => (
  <>
    <TopBar path="/services" />
    <main id="main" tabIndex={-1}>
      <div className={`on-dark ${styles.hero}`}>
        <PitchPhoto name="pitch-2" sizes="max(100vw, 1152px)" alt="A blue pitch at night, floodlights on" />
        <div className={`wrap ${styles.low}`}>
          <h1>Take charge of the Pitch!</h1>
          <p>You own the floodlights. We bring the teams, the slots and the count.</p>
          <a
            className={buttonClass({ variant: 'chalk', size: 'big' })}
            href="/role?as=organizer&from=%2Fhost%2Fpitches%2Fnew"
          >
            Register your pitch
          </a>
        </div>
      </div>
      <div className="wrap grid gap-12 pt-12 pb-18 lg:grid-cols-[repeat(3,1fr)] lg:gap-12 lg:pt-18 lg:pb-28">
        <HostGames />
        <AuthorizeSessions />
        <TrackStats />
      </div>
    </main>
    <Footer>
      Your pitch,
      <br />
      full on a Tuesday.
    </Footer>
  </>
)
