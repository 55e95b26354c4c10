import type { Session } from '@i-one/contract/sessions'
import type { CaptainRecord } from '@i-one/contract/sessions/reliability'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CountDown } from '../../lib/clock/count-down.tsx'
import { dayText, timeRangeText } from '../../lib/pitch-time.ts'
import { commaText } from '../../ui/text/joins.ts'
import { sessionRequestsQuery } from '../queries.ts'
import { captainRecordText } from '../reliability-words.ts'
import { SessionAuthorization } from './session-answer.tsx'
import styles from './request.module.css'

type AuthorizationRequestProps = { session: Session; record: CaptainRecord | undefined }

export function AuthorizationRequest({ session, record }: AuthorizationRequestProps) {
  const queries = useQueryClient()
  const { pitch, captain, sets, playersPerTeam, price, authorizeBy, missingDeposit } = session
  const title = commaText(dayText(session.start, pitch.timeZone), timeRangeText(session, pitch.timeZone))
  const teamsText = plural(sets, {
    one: `# team of ${playersPerTeam}`,
    other: `# teams of ${playersPerTeam}`,
  })
  return (
    <li className={styles.row} aria-label={title}>
      <div>
        <h3>
          <Link to={`/sessions/${session._id}`}>{title}</Link>
        </h3>
        <p>{commaText(pitch.name, captain.nickname, teamsText, moneyText(price))}</p>
        {missingDeposit && (
          <p>
            <Trans>Deposit {{ amount: moneyText(missingDeposit) }} not paid yet</Trans>
          </p>
        )}
        {record && (
          <p className="small mute">
            <Trans>
              {{ captain: captain.nickname }}: {{ record: captainRecordText(record) }}
            </Trans>
          </p>
        )}
        {authorizeBy && (
          <p className="text-amber font-strong">
            <Trans>
              <CountDown
                until={new Date(authorizeBy)}
                label={t`Time left to answer`}
                onEnd={() => void queries.invalidateQueries(sessionRequestsQuery)}
              />{' '}
              left to answer
            </Trans>
          </p>
        )}
      </div>
      <SessionAuthorization session={session._id} captain={captain.nickname} />
    </li>
  )
}
