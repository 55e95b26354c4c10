import type { Place, Session } from '@i-one/contract/sessions'
import { Switch } from '../../ui/fields/switch.tsx'
import type { SessionActions } from '../use-session-actions.ts'

type PlayTogetherProps = { session: Session; place: Place; actions: SessionActions }

const most = 3

export function PlayTogether({ session, place, actions }: PlayTogetherProps) {
  const wishes = session.mine?.with ?? []
  const wished = wishes.includes(place.player._id)
  const full = !wished && wishes.length >= most
  const pending = actions.doing === 'play-with'
  const others = wishes.filter((player) => player !== place.player._id)
  return (
    <Switch
      className="mt-2"
      label={`Play together with ${place.player.name}`}
      hint={full ? 'You asked for three already' : 'The draw keeps you together where it can'}
      checked={pending ? !wished : wished}
      disabled={full || pending}
      onChange={() => void actions.act('play-with', wished ? others : [...others, place.player._id])}
    />
  )
}
