import type { Session } from '@i-one/contract/sessions'
import type { NextPairing } from '@i-one/contract/sessions/rotation'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { SessionActions } from '../use-session-actions.ts'
import { setNameText, nextMatchReasonText } from './next-words.ts'

type NextOnProps = { session: Session; next: NextPairing; actions?: SessionActions }

export function NextMatch({ session, next, actions }: NextOnProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-[1.25rem] font-strong wrap-anywhere">
        <Trans>
          {{ teamOne: setNameText(session, next.one) }} <span className="mute">v</span>{' '}
          {{ teamTwo: setNameText(session, next.two) }}
        </Trans>
      </p>
      <p className="mute">{nextMatchReasonText(session, next)}</p>
      {actions && session.sets > 2 && <OtherSets session={session} next={next} actions={actions} />}
    </div>
  )
}

function OtherSets({ session, next, actions }: Required<NextOnProps>) {
  const [isOpen, setIsOpen] = useState(false)
  const [wanted, setWanted] = useState<{ one: number; two: number }>(next)
  const options = Array.from({ length: session.sets }, (_, at) => ({
    value: String(at + 1),
    label: setNameText(session, at + 1),
  }))
  // if the chosen team is already on the other side, the two teams swap sides
  const choose = (side: 'one' | 'two', set: number) => {
    const other = side === 'one' ? 'two' : 'one'
    const freed = wanted[other] === set ? wanted[side] : wanted[other]
    setWanted(side === 'one' ? { one: set, two: freed } : { one: freed, two: set })
  }
  return (
    <>
      <Button variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Trans>Choose other teams</Trans>
      </Button>
      {isOpen && (
        <form
          className="grid gap-4 w-full mt-2"
          onSubmit={(submit) => {
            submit.preventDefault()
            actions.nextMatch({ one: wanted.one, two: wanted.two })
          }}
        >
          {(['one', 'two'] as const).map((side) => (
            <Select
              key={side}
              label={side === 'one' ? t`First team` : t`Second team`}
              options={options}
              value={String(wanted[side])}
              onChange={({ target }) => choose(side, Number(target.value))}
            />
          ))}
          <Button type="submit" pending={actions.doing === 'next-match'} pendingText={t`Setting up...`}>
            <Trans>Play this match</Trans>
          </Button>
        </form>
      )}
    </>
  )
}
