import type { Place, Session } from '@i-one/contract/sessions'
import { kitOf, plainKit } from '../ui/football/kit.ts'
import { Shirt } from '../ui/football/shirt.tsx'
import styles from './session-ticket.module.css'

const most = 20

/** A shirt for each place: in its set's colours once drawn, dashed while free. More than two rows say nothing. */
export function TakenShirts({ session, places }: { session: Session; places: readonly Place[] }) {
  const { capacity, setNames } = session
  if (capacity > most) return null
  const free = Array.from({ length: Math.max(0, capacity - places.length) }, (_, at) => at)
  const kit = ({ set }: Place) => {
    const name = set && setNames[set - 1]
    return name ? kitOf(name) : plainKit
  }
  return (
    <div className={styles.shirts}>
      {places.map((place) => (
        <Shirt key={place._id} kit={kit(place)} />
      ))}
      {free.map((at) => (
        <Shirt key={at} free />
      ))}
    </div>
  )
}
