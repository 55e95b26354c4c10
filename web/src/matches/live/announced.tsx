import type { Match } from '@i-one/contract/matches'
import { useState } from 'react'

import { announcement } from './announcement.ts'
import type { AnyEvent, MatchStatus } from '../match-status.ts'

type AnnouncedProps = { match: Match; events: readonly AnyEvent[]; status: MatchStatus }

/** What happens while the page is open, for who hears it: what was there before is read where it stands. */
export function Announced({ match, events, status }: AnnouncedProps) {
  const [announced, setAnnounced] = useState({ events, text: '' })
  if (events !== announced.events) {
    const text = announcement(match, events, announced.events, status.score)
    setAnnounced({ events, text: text ?? announced.text })
  }
  return <output className="vh">{announced.text}</output>
}
