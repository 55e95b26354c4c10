import type { Place } from '@i-one/contract/sessions'
import { isGoing, isWaiting } from '@i-one/contract/sessions/states'
import { useId, useState } from 'react'
import { Face } from '../../ui/face.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { LineupList } from '../lineups/lineup-list.tsx'
import styles from './who-is-going.module.css'

/** The lineup panel before the draw: nobody belongs to a team yet, so it says who comes and where they play. */
export function WhoIsGoing({ places }: { places: readonly Place[] }) {
  const [tab, setTab] = useState<'lineups' | 'substitutes'>('lineups')
  const heading = useId()
  const going = places.filter(({ state }) => isGoing(state))
  const waiting = places.filter(({ state }) => isWaiting(state))
  const at = (position: string | null) => going.filter(({ player }) => player.position === position)
  const anywhere = at(null)
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <h2 id={heading} className="vh">
        Lineup panel
      </h2>
      <Tabs
        label="Lineup"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'lineups', label: 'Lineups' },
          { value: 'substitutes', label: 'Substitutes' },
        ]}
      >
        <TabPanel value="lineups">
          <p className={styles.note}>
            The teams are drawn at random before kick-off. These are going so far.
          </p>
          <div className={styles.groups}>
            <LineupList
              lineup={{ goalkeeper: at('GK'), defenders: at('DF'), midfielders: at('MF'), forward: at('FW') }}
            >
              {row}
            </LineupList>
            {anywhere.length > 0 && <ul className={styles.anywhere}>{anywhere.map(row)}</ul>}
          </div>
        </TabPanel>
        <TabPanel value="substitutes">
          <p className={styles.note}>
            {waiting.length
              ? 'They are waiting for a place. The first in line gets the next one.'
              : 'Nobody is waiting for a place.'}
          </p>
          <ul>{waiting.map(row)}</ul>
        </TabPanel>
      </Tabs>
    </section>
  )
}

const row = ({ _id, player }: Place) => (
  <li key={_id} className={styles.row}>
    <Face name={player.name} />
    <span className="strong">{player.name}</span>
  </li>
)
