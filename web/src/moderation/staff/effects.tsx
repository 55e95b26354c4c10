import type { SuspensionEffects } from '@i-one/contract/moderation/staff/suspension'
import { countText } from '@i-one/game/count-text'
import { useQuery } from '@tanstack/react-query'
import { dayText, timeText } from '../../lib/pitch-time.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { suspensionEffectsQuery } from './queries.ts'

type Session = SuspensionEffects['sessions'][number]

const fates: Record<Session['fate'], { icon: IconName; text: (session: Session) => string }> = {
  'handed-over': {
    icon: 'swap',
    text: ({ successor }) => `${successor ?? 'Another player'} becomes captain`,
  },
  'called-off': {
    icon: 'close',
    text: ({ people }) => `called off, ${countText(people, 'person is', 'people are')} notified`,
  },
  'side-given-up': { icon: 'swap', text: () => 'the second team’s spot is open again' },
  left: { icon: 'log-out', text: () => 'the spot is open again' },
  'goes-on': { icon: 'play', text: () => 'already started, continues' },
}

export function SuspensionEffectsList({ id }: { id: string }) {
  const query = useQuery(suspensionEffectsQuery(id))
  const { data } = query
  if (!data) return <QueryFallback query={query} what="the effects" height={32} rows={2} />
  return (
    <section aria-label="Effects">
      <p className="strong">Effects</p>
      <ul>
        <li className="grid grid-cols-[24px_1fr] gap-3 py-1.5">
          <Icon name="clock" />
          Signed out everywhere within 5 seconds ({countText(data.logins, 'device')})
        </li>
        {data.whistles.map(({ match, teamOne, teamTwo, others }) => (
          <li key={match} className="grid grid-cols-[24px_1fr] gap-3 py-1.5">
            <Icon name="whistle" />
            {teamOne} v {teamTwo}:{' '}
            {others.length ? `${others.join(', ')} can keep the score` : 'no one else can keep score'},
            nothing recorded is lost
          </li>
        ))}
        {data.sessions.map((session) => (
          <li key={session._id} className="grid grid-cols-[24px_1fr] gap-3 py-1.5">
            <Icon name={fates[session.fate].icon} />
            {dayText(session.start, session.timeZone)}, {timeText(session.start, session.timeZone)} at{' '}
            {session.pitch}: {fates[session.fate].text(session)}
          </li>
        ))}
      </ul>
    </section>
  )
}
