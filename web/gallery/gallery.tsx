import { createRoot } from 'react-dom/client'
import { HashRouter, Link, useLocation, useNavigate } from 'react-router'
import '../src/ui/base.css'
import '../src/ui/utilities.css'
import { buttonClass } from '../src/ui/button-class.ts'
import { classNames } from '../src/ui/class-names.ts'
import { type Entry, folders, type State } from './entries.ts'
import { IsAlone } from './grounds.tsx'
import styles from './gallery.module.css'

/** `#/` shows everything, `#/button` one component, `#/dialog/sheet` one state (a dialog, menu or toast opens). */
function Gallery() {
  const [, address, state] = useLocation().pathname.split('/')
  const all = folders.flatMap(({ entries }) => entries)
  const shown = address ? all.filter((entry) => entry.address === address) : all
  return (
    <div className={classNames(styles.gallery, !state && styles.listed)}>
      {!state && <List />}
      <IsAlone value={Boolean(address)}>
        <main className={styles.entries} key={`${address}/${state}`}>
          {shown.map((entry) => (
            <Component key={entry.address} entry={entry} state={state} />
          ))}
          {shown.length === 0 && <p>No component has this address.</p>}
        </main>
      </IsAlone>
    </div>
  )
}

const List = () => (
  <nav className={styles.list} aria-label="Components">
    <Link to="/" className="link">
      All components
    </Link>
    {folders.map(({ folder, entries }) => (
      <details key={folder} open={matchMedia('(min-width: 1000px)').matches}>
        <summary className="strong">{folder}</summary>
        <ul>
          {entries.map(({ names, address }) => (
            <li key={address}>
              <Link to={`/${address}`}>{names}</Link>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </nav>
)

function Component({ entry, state: asked }: { entry: Entry; state: string | undefined }) {
  const states = asked ? entry.states.filter(({ address }) => address === asked) : entry.states
  return (
    <section className={styles.entry} aria-label={entry.names}>
      <h2 className={styles.name}>
        <Link to={`/${entry.address}`}>{entry.names}</Link>
      </h2>
      <div className={styles.states} data-entry={entry.address}>
        {states.map(({ heading, state, address }) => (
          <div key={address} className={styles.state}>
            <h3 className={styles.heading}>{heading}</h3>
            <Shown state={state} at={`/${entry.address}/${address}`} />
          </div>
        ))}
      </div>
    </section>
  )
}

function Shown({ state, at }: { state: State; at: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  if (typeof state !== 'function') return state
  return (
    <>
      <Link className={buttonClass({ variant: 'ghost', size: 'small' })} data-opens to={at}>
        Open
      </Link>
      {pathname === at && state(() => void navigate(at.slice(0, at.lastIndexOf('/'))))}
    </>
  )
}

createRoot(document.querySelector('#root')!).render(
  <HashRouter>
    <Gallery />
  </HashRouter>,
)
