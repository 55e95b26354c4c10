import type { SuspensionEffects } from '@i-one/contract/moderation/staff/suspension'
import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dayText, timeText } from '../../lib/pitch-time.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { commaText } from '../../ui/text/joins.ts'
import { suspensionEffectsQuery } from './queries.ts'

type Session = SuspensionEffects['sessions'][number]

/** `game` names time and pitch, for example `Fri 28 Nov, 19:00 at Sabo Cage`. */
const fates: Record<Session['fate'], { icon: IconName; text: (game: string, session: Session) => string }> = {
  'handed-over': {
    icon: 'swap',
    text: (game, { successor }) =>
      successor === null
        ? t`${game}: Another player becomes captain`
        : t`${game}: ${{ player: successor }} becomes captain`,
  },
  'called-off': {
    icon: 'close',
    text: (game, { people }) =>
      t`${game}: called off, ${plural(people, { one: '# person is', other: '# people are' })} notified`,
  },
  'side-given-up': { icon: 'swap', text: (game) => t`${game}: the second team’s spot is open again` },
  left: { icon: 'log-out', text: (game) => t`${game}: the spot is open again` },
  'goes-on': { icon: 'play', text: (game) => t`${game}: already started, continues` },
}

const gameText = ({ start, timeZone, pitch }: Session) =>
  t`${{ day: dayText(start, timeZone) }}, ${{ time: timeText(start, timeZone) }} at ${pitch}`

const whistleText = ({ teamOne, teamTwo, others }: SuspensionEffects['whistles'][number]) =>
  others.length > 0
    ? t`${teamOne} v ${teamTwo}: ${{ people: commaText(...others) }} can keep the score, nothing recorded is lost`
    : t`${teamOne} v ${teamTwo}: no one else can keep score, nothing recorded is lost`

export function SuspensionEffectsList({ id }: { id: string }) {
  const query = useQuery(suspensionEffectsQuery(id))
  const { data } = query
  if (!data)
    return (
      <QueryFallback
        query={query}
        loading={t`Loading effects`}
        failed={t`The effects could not be loaded`}
        height={32}
        rows={2}
      />
    )
  return (
    <section aria-label={t`Effects`}>
      <p className="strong">
        <Trans>Effects</Trans>
      </p>
      <ul>
        <li className="grid grid-cols-[24px_1fr] gap-3 py-1.5">
          <Icon name="clock" />
          <Trans>
            Signed out everywhere within 5 seconds (
            <Plural value={{ logins: data.logins }} one="# device" other="# devices" />)
          </Trans>
        </li>
        {data.whistles.map((whistle) => (
          <li key={whistle.match} className="grid grid-cols-[24px_1fr] gap-3 py-1.5">
            <Icon name="whistle" />
            {whistleText(whistle)}
          </li>
        ))}
        {data.sessions.map((session) => (
          <li key={session._id} className="grid grid-cols-[24px_1fr] gap-3 py-1.5">
            <Icon name={fates[session.fate].icon} />
            {fates[session.fate].text(gameText(session), session)}
          </li>
        ))}
      </ul>
    </section>
  )
}
