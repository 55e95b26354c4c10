import type { Match } from '@i-one/contract/matches'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'

const HandOverSheet = lazyPart(async () => (await import('./hand-over-sheet.tsx')).HandOverSheet)

/** For who keeps the score: others may keep it with them, or in their stead. */
export function HandOver({ match }: { match: Match }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title="The whistle">
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="whistle" />
        Hand the whistle over
      </Button>
      {isOpen && (
        <Suspense>
          <HandOverSheet match={match} onDone={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
