import type { Lineup } from '@i-one/contract/matches/lineups'
import type { Side } from '@i-one/contract/matches/sides'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { Crest } from '../../ui/football/crest.tsx'
import type { toKits } from '../../ui/football/kit.ts'
import { LineupPitch } from './lineup-pitch.tsx'
import type { LineupEditing } from './use-lineup-editing.ts'

const MovableLineup = lazyPart(async () => (await import('./lineup-moves.tsx')).MovableLineup)

type PitchesProps = {
  side: Side
  teams: [{ name: string }, { name: string }]
  lineups: Record<Side, Lineup>
  kits: ReturnType<typeof toKits>
  editing: LineupEditing | undefined
  chosen: string | undefined
  shown: readonly Side[]
  onChoose: (player: string) => void
}

export const LineupPitches = ({ side, teams, lineups, kits, editing, shown, ...rest }: PitchesProps) => (
  <div className="group mt-4 lg:grid lg:grid-cols-[1fr_1fr] lg:gap-8">
    {shown.map((one) => {
      const at = one === 'T1' ? 0 : 1
      const { name } = teams[at]
      const kit = kits[at]
      return (
        <div
          key={one}
          className={one === side ? undefined : 'hidden lg:block lg:group-has-[[data-carrying]]:opacity-55'}
        >
          <h3
            translate="no"
            className="hidden lg:flex lg:items-center lg:gap-3 lg:mb-4 lg:text-[1.25rem] lg:font-stretch-125% lg:font-extrabold lg:leading-[1.2]"
          >
            <Crest name={name} kit={kit} />
            {name}
          </h3>
          {editing && one === side ? (
            <Suspense fallback={<LineupPitch name={name} lineup={lineups[one]} kit={kit} />}>
              <MovableLineup {...{ name, kit, editing }} {...rest} />
            </Suspense>
          ) : (
            <LineupPitch name={name} lineup={lineups[one]} kit={kit} />
          )}
        </div>
      )
    })}
  </div>
)
