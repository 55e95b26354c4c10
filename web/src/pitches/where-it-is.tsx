import type { Pitch } from '@i-one/contract/pitches'
import { useQuery } from '@tanstack/react-query'

import { useWhereFrom } from '../lib/where-from.ts'
import { Corner } from '../ui/corner.tsx'
import { PitchMap } from './pitch-map.tsx'
import { pitchesAroundQuery } from './queries.ts'

const mapsLink = ({ name, location: { coordinates } }: Pick<Pitch, 'name' | 'location'>) => {
  const position = `${coordinates[1]},${coordinates[0]}`
  return `geo:${position}?q=${position}(${encodeURIComponent(name)})`
}

/** The map stands without its neighbours too, so it waits for nobody. */
export function WhereItIs({ pitch }: { pitch: Pitch }) {
  const you = useWhereFrom()
  const { data: others = [] } = useQuery(pitchesAroundQuery(you ?? pitch.location))
  return (
    <Corner title="Where it is">
      <PitchMap pitch={pitch} you={you} others={others} />
      <a className="link" href={mapsLink(pitch)}>
        Open in maps
      </a>
    </Corner>
  )
}
