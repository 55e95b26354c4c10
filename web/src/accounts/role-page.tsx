import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { useNavigate } from '../lib/routing/use-navigate.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { OrganizerDrawing, PlayerDrawing } from './role-drawings.tsx'
import { useReturnPath } from './use-return-path.ts'
import styles from './role-page.module.css'

type Role = 'player' | 'organizer'

export function Component() {
  usePageTitle(t`How Do You Want to Join?`)
  const navigate = useNavigate()
  const { onward } = useReturnPath()
  const [search] = useSearchParams()
  const [chosen, choose] = useState<Role | 'none'>()
  const role = chosen ?? (search.get('as') === 'organizer' ? 'organizer' : 'none')
  const toggle = (clicked: Role) => choose(role === clicked ? 'none' : clicked)

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    void navigate(onward('/register'), { state: { isOwner: role === 'organizer' } })
  }

  return (
    <>
      <h1>
        <Trans>How Do You Want to Join?</Trans>
      </h1>
      <p className="mute">
        <Trans>Choose your role for the best experience in the app!</Trans>
      </p>
      <form onSubmit={goOn}>
        <RoleCard
          title={t`As a Player`}
          text={t`Find teams and play without managing matches`}
          drawing={<PlayerDrawing />}
          selected={role === 'player'}
          onClick={() => toggle('player')}
        />
        <RoleCard
          title={t`As an Organizer / Admin`}
          text={t`Organize the game schedule and recruit players`}
          drawing={<OrganizerDrawing />}
          selected={role === 'organizer'}
          onClick={() => toggle('organizer')}
        />
        <Button type="submit" size="big" block>
          <Trans>Continue</Trans>
        </Button>
        <p>
          <Trans>
            Have an Account?{' '}
            <Link className="link" to={onward('/sign-in')}>
              Login Here
            </Link>
          </Trans>
        </p>
      </form>
    </>
  )
}

type RoleCardProps = {
  title: string
  text: string
  drawing: ReactNode
  selected: boolean
  onClick: () => void
}

const RoleCard = ({ title, text, drawing, selected, onClick }: RoleCardProps) => (
  <button
    type="button"
    className={`group relative flex flex-col items-start justify-between gap-4 min-h-49 py-5.5 px-5 overflow-hidden border-2 rounded-card text-start cursor-pointer lg:min-h-46 lg:py-6 lg:px-7 ${styles.card}`}
    aria-pressed={selected}
    onClick={onClick}
  >
    <span className="grid gap-2 w-[58%]">
      <b className="text-[1.5rem] font-[850] font-stretch-125% tracking-[-0.02em] leading-[1.05] lg:text-[1.75rem]">
        {title}
      </b>
      <span>{text}</span>
    </span>
    <span className="grid place-items-center size-8 border-2 border-field-line rounded-[50%] group-aria-pressed:border-chalk group-aria-pressed:bg-chalk group-aria-pressed:text-turf">
      <Icon name="check" className="invisible size-4.5 stroke-3 group-aria-pressed:visible" />
    </span>
    {drawing}
  </button>
)
