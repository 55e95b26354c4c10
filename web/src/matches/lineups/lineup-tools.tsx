import type { LineupPlayer } from '@i-one/contract/matches/lineups'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { FormationPicker } from '../../teams/formation-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import type { Kit } from '../../ui/football/kit.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import {
  listFormations,
  applyFormation,
  isInFormation,
  positionText,
  toPositionedRows,
  toRows,
} from './lineup-edit.ts'
import { GroupTitle } from './lineup-list.tsx'
import { ShirtNumber } from './shirt-number.tsx'
import type { LineupEditing } from './use-lineup-editing.ts'

type LineupToolsProps = {
  editing: LineupEditing
  kit: Kit
  chosen: string | undefined
  onChoose: (player: string) => void
}

export function LineupTools({ editing, kit, chosen, onChoose }: LineupToolsProps) {
  const { lineup } = editing
  const row = toRows(lineup).find(({ player }) => player === chosen)
  const place = toPositionedRows(lineup).find(({ player }) => player === chosen)
  const move = row?.role === 'substitutes' ? editing.field : editing.bench
  return (
    <div className="grid gap-4 min-w-0 mt-4">
      <Saved editing={editing} />
      {row ? (
        <section
          aria-label={row.name}
          className="grid grid-cols-[44px_minmax(0,1fr)_96px] gap-3 items-center py-3 border-y border-y-line leading-[1.3]"
        >
          <Shirt kit={kit} text={String(row.number)} outlined size={44} />
          <p aria-live="polite">
            <b translate="no" className="wrap-anywhere">
              {row.name}
            </b>
            <br />
            <span className="small mute">{positionText(row.role, place ?? { x: 50, y: 50 })}</span>
          </p>
          <ShirtNumber key={row.player} editing={editing} row={row} />
          {move && (
            <Button size="small" variant="ghost" className="col-span-full" onClick={() => move(row.player)}>
              {row.role === 'substitutes' ? t`Move to the pitch` : t`Move to the bench`}
            </Button>
          )}
          <p className="small mute col-span-full">
            {row.role === 'substitutes'
              ? t`Choose a shirt on the pitch to swap places.`
              : t`Choose another player to swap places with.`}
          </p>
        </section>
      ) : (
        <p className="small mute">
          <Trans>
            Drag a shirt, or move it with the arrow keys. Choose a shirt to swap it or change its number.
            Everyone sees changes immediately.
          </Trans>
        </p>
      )}
      <Formations editing={editing} />
      <Bench players={lineup.substitutes} {...{ kit, chosen, onChoose }} />
    </div>
  )
}

const saveStateTexts = {
  saved: t({ message: 'Saved', context: 'lineup' }),
  sending: t`Saving`,
  unsent: t`Not saved yet. Keep this page open, and we’ll save when you’re back online.`,
} as const

function Saved({ editing }: { editing: LineupEditing }) {
  const { saveState, touched, mayUndo, by = t`Someone` } = editing
  if (saveState === 'changed')
    return (
      <div
        role="alert"
        className="grid gap-3 py-3 px-4 border-s-4 border-s-amber rounded-field bg-amber-soft"
      >
        <p>
          <Trans>
            <b>{by} changed the lineup while you were editing.</b> Your change wasn’t saved. This is the
            current lineup.
          </Trans>
        </p>
        <div className="cluster">
          <Button size="small" onClick={editing.restoreMine}>
            <Trans>Use mine</Trans>
          </Button>
          <Button size="small" variant="ghost" onClick={editing.acceptTheirs}>
            <Trans>Keep theirs</Trans>
          </Button>
        </div>
      </div>
    )
  return (
    <div className="flex items-center justify-between gap-3 min-h-11">
      {touched && (
        <StatusLine tone={saveState === 'saved' ? 'ok' : 'wait'}>{saveStateTexts[saveState]}</StatusLine>
      )}
      <Button
        data-quick
        size="small"
        variant="ghost"
        className="ms-auto"
        disabled={!mayUndo}
        onClick={editing.undo}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}

function Formations({ editing }: { editing: LineupEditing }) {
  const [isOpen, setIsOpen] = useState(false)
  const { lineup } = editing
  const formations = listFormations(lineup)
  if (formations.length === 0) return null
  const chosen = formations.find((formation) => isInFormation(lineup, formation))
  const picker = (
    <FormationPicker
      formations={formations}
      chosen={chosen}
      onChoose={(formation) => {
        setIsOpen(false)
        editing.change(applyFormation(lineup, formation))
      }}
    />
  )
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start lg:hidden"
        onClick={() => setIsOpen(true)}
      >
        {chosen ? t`Formation: ${{ formation: chosen.name }}` : t`Formation`}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} look="sheet" title={t`Formation`}>
        {picker}
      </Dialog>
      <section className="hidden lg:block">
        <GroupTitle>{t`Formation`}</GroupTitle>
        {picker}
      </section>
    </>
  )
}

type BenchProps = Omit<LineupToolsProps, 'editing'> & { players: readonly LineupPlayer[] }

const Bench = ({ players, kit, chosen, onChoose }: BenchProps) =>
  players.length > 0 && (
    <section>
      <GroupTitle>{t`On the bench`}</GroupTitle>
      <ul>
        {players.map(({ player, number, name }) => (
          <li key={player}>
            <button
              type="button"
              aria-pressed={player === chosen}
              className={classNames(
                'flex items-center gap-3.5 w-full min-h-14 py-1.5 px-2 border-0 border-b border-b-line font-strong text-start wrap-anywhere cursor-pointer',
                player === chosen ? 'rounded-card bg-turf text-white' : 'bg-transparent hover:bg-turf-soft',
              )}
              onClick={() => onChoose(player)}
            >
              <Shirt kit={kit} text={String(number)} outlined size={40} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
