import type { Match } from '@i-one/contract/matches'
import { useState } from 'react'

import { announcement } from './announcement.ts'
import type { Happening, Standing } from '../match-status.ts'

type AnnouncedProps = { match: Match; events: readonly Happening[]; standing: Standing }

/** What happens while the page is open, for who hears it: what was there before is read where it stands. */
export function Announced({ match, events, standing }: AnnouncedProps) {
  const [heard, setHeard] = useState({ events, text: '' })
  if (events !== heard.events) {
    const text = announcement(match, events, heard.events, standing.score)
    setHeard({ events, text: text ?? heard.text })
  }
  return <output className="vh">{heard.text}</output>
}
