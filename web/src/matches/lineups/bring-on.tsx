import type { Lineup } from '@i-one/contract/matches/lineups'
import type { Kit } from '../../ui/football/kit.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import { placedOf } from './lineup-edit.ts'
import styles from '../scoring/who-scored.module.css'
import panel from './lineup-panel.module.css'

type BringOnProps = {
  lineup: Lineup
  kit: Kit
  /** Who comes on. */
  on: string | undefined
  onFor: (off: string) => void
}

export function BringOn({ lineup, kit, on, onFor }: BringOnProps) {
  const coming = lineup.substitutes.find(({ player }) => player === on)
  if (!coming) return null
  const title = `Bring on ${coming.name} for`
  return (
    <fieldset aria-label={title}>
      <h3 className={panel.group}>{title}</h3>
      <div className={styles.shirts}>
        {placedOf(lineup).map(({ player, number, name }) => (
          <button key={player} type="button" onClick={() => onFor(player)}>
            <Shirt kit={kit} text={String(number)} outlined size={52} />
            <span>{name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
