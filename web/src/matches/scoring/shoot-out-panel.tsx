import type { Match } from '@i-one/contract/matches'
import { listEffectiveEvents } from '@i-one/game/matches/event'
import { type Kicker, findKickers } from '@i-one/game/matches/kickers'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { toKits } from '../../ui/football/kit.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { toLastName, listPlayers, findTeamName, listStarters } from '../event-words.ts'
import type { AnyEvent, MatchStatus } from '../match-status.ts'

/** Warns about a kick out of turn but accepts the kick, because the kick may already have happened. */
export function ShootOutPanel({ match, turn }: { match: Match; turn: KickTurn }) {
  const { side, number, kickers, kicker, choose } = turn
  const kit = toKits(match.teamOne.name, match.teamTwo.name)[side === 'T1' ? 0 : 1]
  const players = new Map(listPlayers(match, side).map((player) => [player.player, player]))
  const isOutOfTurn = kicker !== undefined && !kickers.next.includes(kicker)
  return (
    <Section title={t`Kick ${number}. Who takes it?`}>
      <p className="mute">
        {findTeamName(match, side).name}. <Trans>Everyone shoots once before anyone shoots twice.</Trans>
      </p>
      <fieldset
        className="grid grid-cols-[repeat(auto-fill,minmax(64px,1fr))] gap-1 mt-3"
        aria-label={t`Who takes it?`}
      >
        {kickers.eligible.map((one) => {
          const player = players.get(one.player)
          if (!player) return null
          const isChosen = one.player === kicker
          return (
            <KickerButton
              key={one.player}
              isChosen={isChosen}
              lines={[toLastName(player.name), isChosen ? t`takes it` : lastKickText(one)]}
              onChoose={() => choose(one.player)}
            >
              <Shirt
                className={isChosen || kickers.next.includes(one.player) ? undefined : 'opacity-45'}
                kit={kit}
                text={String(player.number)}
                outlined
                size={48}
              />
            </KickerButton>
          )
        })}
        <KickerButton
          isChosen={kicker === undefined}
          lines={[t`Not sure`]}
          onChoose={() => choose(undefined)}
        >
          <Shirt free text="?" size={48} />
        </KickerButton>
      </fieldset>
      {isOutOfTurn && (
        <StatusLine tone="wait">
          <Trans>Other players have taken fewer kicks. The kick still counts.</Trans>
        </StatusLine>
      )}
    </Section>
  )
}

type KickerButtonProps = {
  isChosen: boolean
  lines: readonly string[]
  onChoose: () => void
  children: ReactNode
}

const KickerButton = ({ isChosen, lines, onChoose, children }: KickerButtonProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    className={classNames(
      'grid gap-1 content-start justify-items-center min-h-28 py-2 px-0.5 border-0 rounded-field text-least cursor-pointer',
      isChosen ? 'bg-turf text-chalk font-strong' : 'bg-transparent hover:bg-turf-soft',
    )}
    onClick={onChoose}
  >
    {children}
    {lines.map((line) => (
      <span key={line} className="max-w-full overflow-hidden leading-[1.3] text-ellipsis">
        {line}
      </span>
    ))}
  </button>
)

const lastKickText = ({ kicks }: Kicker) => {
  const last = kicks.at(-1)
  if (last === undefined) return ''
  return last
    ? t({ message: 'scored', comment: 'A penalty kick' })
    : t({ message: 'missed', comment: 'A penalty kick' })
}

export type KickTurn = NonNullable<ReturnType<typeof useKickTurn>>

export const useKickTurn = (match: Match, { state, kicks }: MatchStatus, events: readonly AnyEvent[]) => {
  const [chosen, setChosen] = useState<{ number: number; player: string | undefined }>()
  const side = kicks?.next
  if (state !== 'shoot-out' || !side) return undefined
  const number = listEffectiveEvents(events).filter(({ type }) => type === 'shoot-out-kick').length + 1
  const kickers = findKickers(events, listStarters(match, side), side)
  const kicker = chosen?.number === number ? chosen.player : kickers.next[0]
  return {
    side,
    number,
    kickers,
    kicker,
    choose: (player: string | undefined) => setChosen({ number, player }),
  }
}
