import { Footer } from './footer.tsx'
import { MownBand } from './mown-band.tsx'
import { NumberedShirt } from './numbered-shirt.tsx'
import { TopBar } from './top-bar.tsx'
import card from '../ui/layout/card.module.css'
import section from '../ui/layout/section.module.css'
import styles from './how-it-works-page.module.css'

const CreateAnAccount = () => (
  <li>
    <div className={styles.step}>
      <NumberedShirt number={1} kit="ink" className={styles.shirt} />
      <h2>Create An Account</h2>
      <p>Your name, your position, the street you live on. That is all a captain needs to know you.</p>
    </div>
    <figure className={`${card.card} ${styles.player}`}>
      <NumberedShirt number={8} kit="yellow" className={styles.bigShirt} />
      <div>
        <p className="wide mb-1 text-[1.5rem] leading-[1.18] lg:text-[2rem]">Ọláyínká Ṣẹ́gun</p>
        <p>MF (Midfielder)</p>
        <p className="mute">Surulere, Lagos</p>
      </div>
    </figure>
  </li>
)

const SecureASlot = () => (
  <li className={section.section}>
    <div className={styles.step}>
      <NumberedShirt number={2} kit="ink" className={styles.shirt} />
      <h2>Secure A Game Slot</h2>
      <p>Take a place for ₦2,500, or take the whole pitch and be its captain for the night.</p>
    </div>
    <figure className={card.card}>
      <p className="strong">Adélékè Astro, tonight</p>
      <div className={styles.slots}>
        <span className={styles.booked}>
          <b className="num">17:30</b>
          <small>Booked</small>
        </span>
        <span className={styles.chosen}>
          <b className="num">19:00</b>
          <small>1 place left</small>
        </span>
        <span className={styles.free}>
          <b className="num">20:30</b>
          <small>Free</small>
        </span>
      </div>
    </figure>
  </li>
)

const TrackYourStats = () => (
  <li className={section.section}>
    <div className={styles.step}>
      <NumberedShirt number={3} kit="ink" className={styles.shirt} />
      <h2>Track Your After Match Stats</h2>
      <p>The touchline counts. Every goal, every assist, every night you turned up.</p>
    </div>
    <figure className={`on-dark ${card.card} ${styles.board}`}>
      <p className={`num ${styles.score}`}>
        <span>3</span>
        <i aria-hidden="true" />
        <span className="vh">to</span>
        <span>0</span>
      </p>
      <p className="grid grid-cols-[1fr_1fr] mt-2 font-stretch-112% font-[750] text-center">
        <span>Danfo Kings</span>
        <span>Mushin United</span>
      </p>
      <p className={styles.tally}>
        <i />
        <i className={styles.assist} />
        <span>Your goal and your assist, tonight</span>
      </p>
    </figure>
  </li>
)

export const Page = () => (
  <>
    <TopBar path="/how-it-works" />
    <main id="main" tabIndex={-1}>
      <MownBand className={styles.head!}>
        <div className="wrap">
          <h1>Spend Less Time Being Indecisive</h1>
        </div>
      </MownBand>
      <ol className={`wrap ${styles.steps}`}>
        <CreateAnAccount />
        <SecureASlot />
        <TrackYourStats />
      </ol>
    </main>
    <Footer>
      Floodlights
      <br />
      are on.
    </Footer>
  </>
)
