import type { Session } from '@i-one/contract/sessions'
import type { SessionSettings } from '@i-one/contract/sessions/settings'

const keysOf = (some: Partial<SessionSettings>) => Object.keys(some) as (keyof SessionSettings)[]

export const changesIn = (before: SessionSettings, wish: Partial<SessionSettings>) =>
  Object.fromEntries(
    keysOf(wish)
      .filter((setting) => wish[setting] !== before[setting])
      .map((setting) => [setting, wish[setting]]),
  ) as Partial<SessionSettings>

export const replacedBy = (before: SessionSettings, wish: Partial<SessionSettings>) =>
  Object.fromEntries(keysOf(wish).map((setting) => [setting, before[setting]])) as Partial<SessionSettings>

export const isReliedOn = ({ places, captain }: Pick<Session, 'places' | 'captain'>) =>
  places.some(({ player }) => player._id !== captain._id)
