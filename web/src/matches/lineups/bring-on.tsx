import type { Lineup } from '@i-one/contract/matches/lineups'
import { t } from '@lingui/core/macro'
import type { Kit } from '../../ui/football/kit.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import { ShirtButton, ShirtButtons } from '../scoring/shirt-button.tsx'
import { toPositionedRows } from './lineup-edit.ts'
import { GroupTitle } from './lineup-list.tsx'

type BringOnProps = {
  lineup: Lineup
  kit: Kit
  on: string | undefined
  onFor: (off: string) => void
}

export function SubstitutionPicker({ lineup, kit, on, onFor }: BringOnProps) {
  const coming = lineup.substitutes.find(({ player }) => player === on)
  if (!coming) return null
  const title = t({
    message: `Bring on ${{ player: coming.name }} for`,
    comment: 'Heading above a list of players to replace',
  })
  return (
    <fieldset aria-label={title}>
      <GroupTitle>{title}</GroupTitle>
      <ShirtButtons>
        {toPositionedRows(lineup).map(({ player, number, name }) => (
          <ShirtButton key={player} name={name} onClick={() => onFor(player)}>
            <Shirt kit={kit} text={String(number)} outlined size={52} />
          </ShirtButton>
        ))}
      </ShirtButtons>
    </fieldset>
  )
}
