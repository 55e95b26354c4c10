import { listEffectiveEvents } from '@i-one/game/matches/event'
import { defaultKicksEach } from '@i-one/game/matches/shoot-out'
import { t } from '@lingui/core/macro'
import { toKits } from '../../ui/football/kit.ts'
import type { MatchProps } from '../match-status.ts'

export function ShootOutKicks({ match, status, events }: MatchProps) {
  const kicks = listEffectiveEvents(events).filter(({ type }) => type === 'shoot-out-kick')
  const kits = toKits(match.teamOne.name, match.teamTwo.name)
  return (
    <div className="grid gap-3.5 pt-2 pb-6 lg:col-span-full lg:grid-cols-[minmax(0,420px)_minmax(0,420px)] lg:justify-between lg:gap-16">
      {(['T1', 'T2'] as const).map((side, at) => (
        <div key={side}>
          <p className="flex items-center gap-2.5 mb-1.5 font-strong">
            <i className="w-7 h-1.25" style={{ background: kits[at]?.cloth }} />
            {side === 'T1' ? match.teamOne.name : match.teamTwo.name}
            <b className="num ms-auto text-[1.25rem]">{status.kicks?.[side] ?? 0}</b>
          </p>
          <Mouths
            taken={kicks.filter((kick) => kick.side === side).map(({ scored }) => scored === true)}
            isNext={status.kicks?.next === side}
            each={status.kicks?.kicksEach ?? defaultKicksEach}
          />
        </div>
      ))}
    </div>
  )
}

function Mouths({ taken, isNext, each }: { taken: readonly boolean[]; isNext: boolean; each: number }) {
  const count = Math.max(each, taken.length + (isNext ? 1 : 0))
  return (
    <ol className="grid grid-cols-[repeat(5,1fr)] gap-1.5">
      {Array.from({ length: count }, (_, at) => (
        // keyed by index, because kicks are never reordered
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <Mouth scored={taken[at]} isNext={isNext && at === taken.length} />
        </li>
      ))}
    </ol>
  )
}

const looks = {
  next: 'text-dusk-on-ink stroke-current',
  toCome: 'opacity-60 [stroke-dasharray:4_6]',
  scored: undefined,
  missed: 'opacity-50',
}

const kickTexts = {
  next: t({ message: 'next', comment: 'A penalty kick' }),
  toCome: t({ message: 'to come', comment: 'A penalty kick' }),
  scored: t({ message: 'scored', comment: 'A penalty kick' }),
  missed: t({ message: 'missed', comment: 'A penalty kick' }),
}

const Mouth = ({ scored, isNext }: { scored: boolean | undefined; isNext: boolean }) => {
  const state = scored === undefined ? (isNext ? 'next' : 'toCome') : scored ? 'scored' : 'missed'
  return (
    <>
      <span className="vh">{kickTexts[state]}</span>
      <svg
        className="w-full h-auto fill-none stroke-current stroke-3 [stroke-linecap:square]"
        viewBox="0 0 48 40"
        aria-hidden="true"
      >
        <path className={looks[state]} d="M5 37V6h38v31" />
        {scored === true && <circle className="fill-current stroke-none" cx="24" cy="25" r="9" />}
        {scored === false && (
          <path
            className="text-dusk-on-ink stroke-current stroke-5 [stroke-linecap:round]"
            d="M16 17l16 16M32 17 16 33"
          />
        )}
        {isNext && <circle className="text-dusk-on-ink fill-current stroke-none" cx="24" cy="25" r="4" />}
      </svg>
    </>
  )
}
