import type { NearbySession } from '@i-one/contract/sessions/nearby'
import { timeText } from '@i-one/game/formats/times'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { deviceZone } from '../lib/device-zone.ts'
import { useOfflineSince } from '../lib/offline-since.ts'
import { distanceText } from '../lib/places/distance.ts'
import { queryClient } from '../lib/query-client.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { WarningBar } from '../ui/feedback/warning-bar.tsx'
import { Icon } from '../ui/icon.tsx'
import { commaText } from '../ui/text/joins.ts'
import { PitchPhoto } from './pitch-photo.tsx'
import { tonightQuery, type TonightGame } from './tonight-query.ts'
import styles from './tonight.module.css'

type TonightBoardProps = { waiting: ReactNode }

export const TonightBoard = ({ waiting }: TonightBoardProps) => (
  <QueryClientProvider client={queryClient}>
    <Board waiting={waiting} />
  </QueryClientProvider>
)

function Board({ waiting }: TonightBoardProps) {
  const { data, error, isFetching, refetch } = useQuery(tonightQuery)
  if (error && !data)
    return (
      <Quiet title={t`Something went wrong`} text={t`Tonight’s games could not be loaded: ${error.message}.`}>
        <Button
          variant="chalk"
          pending={isFetching}
          pendingText={t`Trying again...`}
          onClick={() => void refetch()}
        >
          <Trans>Try again</Trans>
        </Button>
      </Quiet>
    )
  if (!data) return waiting
  if (data.rows.length === 0)
    return (
      <Quiet title={t`No games tonight`} text={t`There are no games near you yet. Start the first one.`}>
        <a className={buttonClass({ variant: 'chalk' })} href="/role">
          <Trans>Start a game</Trans>
        </a>
      </Quiet>
    )
  return (
    <>
      <Figure session={data.first} />
      <div className={styles.list}>
        <OfflineNotice />
        <ol className={styles.board}>
          {data.rows.map((row) => (
            <TonightRow key={row.href} {...row} />
          ))}
        </ol>
      </div>
    </>
  )
}

function OfflineNotice() {
  const since = useOfflineSince()
  if (!since) return null
  const time = timeText(since, deviceZone)
  return (
    <WarningBar>
      <Trans>No connection. Games as of {time}.</Trans>
    </WarningBar>
  )
}

const Figure = ({ session }: { session: NearbySession | undefined }) => (
  <figure className={styles.figure}>
    {session ? (
      <>
        <img src={session.pitch.pitchPhoto} alt="" loading="lazy" />
        <figcaption className="absolute inset-x-0 bottom-0 pt-14 px-5 pb-4.5 bg-[linear-gradient(transparent,rgb(14_26_22_/_0.88))]">
          <b translate="no" className="strong">
            {session.pitch.name}
          </b>
          <br />
          <span className="small">{commaText(session.pitch.address, distanceText(session.distance))}</span>
        </figcaption>
      </>
    ) : (
      <PitchPhoto name="pitch-4" sizes="40vw" alt="" lazy />
    )}
  </figure>
)

const Quiet = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <>
    <Figure session={undefined} />
    <div className={styles.quiet}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  </>
)

const TonightRow = ({ href, time, day, name, detail, price, left, few }: TonightGame) => (
  <li>
    <a
      href={href}
      className={`group grid items-center gap-y-0.5 gap-x-3.5 min-h-19 py-4 no-underline max-[360px]:gap-x-2 lg:gap-x-6 lg:min-h-25 lg:py-5 ${styles.row}`}
    >
      <span className="num row-span-2 text-[1.75rem] max-[360px]:text-[1.5rem] lg:text-[2.5rem]">
        {time}
        {day && (
          <small className="block mt-1 text-least font-semibold font-stretch-100% tracking-[0] text-ink-mute">
            {day}
          </small>
        )}
      </span>
      <span
        translate="no"
        className="font-bold font-stretch-108% leading-[1.2] underline-offset-4 lg:text-[1.25rem] lg:group-hover:underline"
      >
        {name}
      </span>
      <span className="tabular-nums font-bold text-end">{price}</span>
      <span className="col-start-2 text-ink-mute text-small">{detail}</span>
      <span
        className={classNames(
          'col-start-3 text-end text-small whitespace-nowrap',
          few ? 'font-strong text-dusk-on-ink' : 'text-ink-mute',
        )}
      >
        {left}
      </span>
      <Icon name="forward" className="mirrored hidden lg:row-start-1 lg:row-end-3 lg:col-start-4 lg:block" />
    </a>
  </li>
)
