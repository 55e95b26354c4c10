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
  usePageTitle('How Do You Want to Join?')
  const navigate = useNavigate()
  const { onward } = useReturnPath()
  // who comes from where organizers are spoken to has chosen
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
      <h1>How Do You Want to Join?</h1>
      <p className="mute">Choose your role for the best experience in the app!</p>
      <form onSubmit={goOn}>
        <RoleCard
          title="As a Player"
          text="Find teams and play without managing matches"
          drawing={<PlayerDrawing />}
          selected={role === 'player'}
          onClick={() => toggle('player')}
        />
        <RoleCard
          title="As an Organizer / Admin"
          text="Organize the game schedule and recruit players"
          drawing={<OrganizerDrawing />}
          selected={role === 'organizer'}
          onClick={() => toggle('organizer')}
        />
        <Button type="submit" size="big" block>
          Continue
        </Button>
        <p>
          Have an Account?{' '}
          <Link className="link" to={onward('/sign-in')}>
            Login Here
          </Link>
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
  <button type="button" className={styles.card} aria-pressed={selected} onClick={onClick}>
    <span className={styles.text}>
      <b>{title}</b>
      <span>{text}</span>
    </span>
    <span className={styles.tick}>
      <Icon name="check" />
    </span>
    {drawing}
  </button>
)
