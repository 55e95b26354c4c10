import { CallError } from '@i-one/contract/call'
import type { Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useOfflineSince } from '../../lib/offline-since.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { timeText } from '../../lib/pitch-time.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { useWakeLock } from '../../lib/use-wake-lock.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { decidersText } from '../format-words.ts'
import { PlainMatches } from '../plain-matches.tsx'
import { sharedTournamentQuery, tournamentQuery } from '../queries.ts'
import { useLiveTournament } from '../use-live-tournament.ts'
import { listLatestResults, listNowAndNext, listPanels } from './panels.ts'
import { ScreenPanel } from './screen-panel.tsx'
import styles from './screen.module.css'

/** Retries network and server errors without limit, because nobody reloads a big screen. */
const isRetryable = (_failures: number, error: Error) => !(error instanceof CallError && error.status < 500)

export function Component() {
  const { code = '' } = useParams()
  const { data } = useQuery({
    ...sharedTournamentQuery(code),
    retry: isRetryable,
    retryDelay: 5000,
    throwOnError: throwWithoutData,
  })
  return data ? <Live first={data} /> : <Waiting />
}

const Waiting = () => (
  <main id="main" className="on-dark grid place-items-center min-h-[100svh] bg-ink text-[2.5rem]">
    <Loading label={t`Loading tournament`}>
      <Wordmark />
    </Loading>
  </main>
)

function Live({ first }: { first: Tournament }) {
  const { isLost, refetchInterval } = useLiveTournament(first._id)
  const { data = first } = useQuery({ ...tournamentQuery(first._id), refetchInterval })
  return <Screen tournament={data} isLost={isLost} />
}

const turnMs = 12_000

const useTurn = (isGoing: boolean) => {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isGoing) return undefined
    const timer = setInterval(() => setTurn((before) => before + 1), turnMs)
    return () => clearInterval(timer)
  }, [isGoing])
  return turn
}

type ScreenProps = { tournament: Tournament; isLost: boolean }

function Screen({ tournament, isLost }: ScreenProps) {
  const { name, code, form, rules } = tournament
  usePageTitle(t`${{ tournament: name }}, big screen`)
  useWakeLock(true)
  const [isGoing, go] = useState(true)
  const turn = useTurn(isGoing)
  const panels = listPanels(tournament)
  const at = panels.length ? turn % panels.length : 0
  const panel = panels[at]
  const [next, results] = [listNowAndNext(tournament, 4), listLatestResults(tournament, 3)]
  const link = `${location.origin}/t/${code}`
  return (
    <main id="main" className={`on-dark ${styles.screen}`}>
      <section
        className={`${styles.panel} grid grid-rows-[auto_minmax(0,1fr)] gap-[2vh]`}
        aria-label={t`On screen now`}
      >
        <h1 translate="no" className="text-[length:clamp(1.5rem,2.6vw,3.25rem)]">
          {name}
        </h1>
        {panel && <ScreenPanel panel={panel} tournament={tournament} />}
      </section>
      <section
        className={`${styles.aside} grid gap-8 text-[length:clamp(1.0625rem,1.4vw,1.75rem)] [--live-ink:var(--color-chalk)] [&_h2]:text-[length:clamp(1.5rem,2vw,2.5rem)]`}
        aria-label={t`Next and latest`}
      >
        {next.length > 0 && <PlainMatches title={t`Now and next`} matches={next} tournament={tournament} />}
        {results.length > 0 && <PlainMatches title={t`Results`} matches={results} tournament={tournament} />}
      </section>
      <footer
        className={`${styles.foot} flex gap-[clamp(12px,2vw,40px)] items-center text-[length:clamp(1rem,1.35vw,1.75rem)] leading-[1.35] border-t border-t-ink-line`}
      >
        <Link className="text-[length:clamp(1.5rem,2.5vw,3rem)] no-underline" to={`/t/${code}`}>
          <Wordmark label={t`i-one, open the tournament`} />
        </Link>
        {panels.length > 1 && (
          <button
            type="button"
            className="inline-flex gap-[0.6em] items-center min-h-12 border-0 bg-transparent text-inherit [font:inherit] underline cursor-pointer"
            onClick={() => go(!isGoing)}
          >
            {isGoing ? t`Pause` : t`Resume`}
            <span className="num">
              <Trans>
                {{ position: at + 1 }} of {{ count: panels.length }}
              </Trans>
            </span>
          </button>
        )}
        {form !== 'league' && (
          <span className="text-ink-mute font-semibold">
            <Trans>If it’s a draw: {{ deciders: decidersText(rules) }}</Trans>
          </span>
        )}
        <Connection tournament={tournament} isLost={isLost} />
        <p className="grid ms-auto text-ink-mute wrap-anywhere">
          <b className="text-chalk">
            <Trans>Follow on your phone</Trans>
          </b>
          <span translate="no">{link.replace(/^https?:\/\//, '')}</span>
        </p>
        <QRCodeSVG
          value={link}
          level="M"
          marginSize={2}
          className="flex-none w-[clamp(88px,7.6vw,146px)] h-auto rounded-[6px]"
          title={t`Opens ${{ tournament: name }} on your phone`}
        />
      </footer>
    </main>
  )
}

function Connection({ tournament, isLost }: ScreenProps) {
  const offlineSince = useOfflineSince()
  const time = timeText(tournament.serverTime, tournament.timeZone)
  return (
    <output className="text-dusk-on-ink font-bold">
      {(isLost || offlineSince) && t`No connection. Last update ${time}`}
    </output>
  )
}
