import type { Place, Session } from '@i-one/contract/sessions'
import { kitOf, plainKit } from '../ui/football/kit.ts'
import { Shirt } from '../ui/football/shirt.tsx'

const most = 20

/** Hidden above two rows, which are unreadable. */
export function TakenShirts({ session, places }: { session: Session; places: readonly Place[] }) {
  const { capacity, setNames } = session
  if (capacity > most) return null
  const free = Array.from({ length: Math.max(0, capacity - places.length) }, (_, at) => at)
  const kit = ({ set }: Place) => {
    const name = set && setNames[set - 1]
    return name ? kitOf(name) : plainKit
  }
  return (
    <div className="grid grid-cols-[repeat(10,1fr)] gap-1 mt-3">
      {places.map((place) => (
        <Shirt key={place._id} className="w-full h-auto aspect-square" kit={kit(place)} />
      ))}
      {free.map((at) => (
        <Shirt key={at} className="w-full h-auto aspect-square" free />
      ))}
    </div>
  )
}
