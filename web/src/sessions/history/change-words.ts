import type { SessionChange } from '@i-one/contract/sessions/history'
import { capitalize } from '@i-one/game/capitalize'
import { cancelReasons, cancelReasonText } from '@i-one/game/sessions/cancel-reasons'
import { t } from '@lingui/core/macro'
import { reasonText } from '../session-status.ts'

type Person = { name: string; isReader: boolean } | undefined
type NameText = (name: string) => string

const about =
  (reader: string, other: NameText, unknown = other(t`Someone`)) =>
  (person: Person) => {
    if (!person) return unknown
    return person.isReader ? reader : other(person.name)
  }

const playerSentences: Record<string, (player: Person) => string> = {
  joined: about(t`You joined`, (name) => t`${name} joined`),
  waitlisted: about(t`You joined the waitlist`, (name) => t`${name} joined the waitlist`),
  'taken-in': about(t`You got a spot from the waitlist`, (name) => t`${name} got a spot from the waitlist`),
  offered: about(
    t`A spot was offered to you`,
    (name) => t`A spot was offered to ${name}`,
    t`A spot was offered to someone`,
  ),
  'offer-ended': about(
    t`The offer to you expired`,
    (name) => t`The offer to ${name} expired`,
    t`The offer to someone expired`,
  ),
  left: about(t`You left`, (name) => t`${name} left`),
  'late-left': about(t`You left late`, (name) => t`${name} left late`),
  claimed: about(t`You claimed a guest’s spot`, (name) => t`${name} claimed a guest’s spot`),
  'checked-in': about(t`You checked in`, (name) => t`${name} checked in`),
  'no-show': about(t`You didn’t show up`, (name) => t`${name} didn’t show up`),
  'opponent-came': about(t`You joined as the opponent`, (name) => t`${name} joined as the opponent`),
  'opponent-left': about(t`You left as the opponent`, (name) => t`${name} left as the opponent`),
  maybe: about(t`You answered “maybe”`, (name) => t`${name} answered “maybe”`),
  going: about(t`You are back in`, (name) => t`${name} is back in`),
}

const actorSentences: Record<string, (actor: Person) => string> = {
  held: about(t`You held the slot`, (name) => t`${name} held the slot`),
  pending: () => t`We asked the pitch to confirm`,
  created: about(t`You created the game`, (name) => t`${name} created the game`),
  authorized: () => t`The pitch confirmed the game`,
  declined: () => t`The pitch declined the game`,
  expired: () => t`The pitch didn’t answer in time`,
  open: () => t`More players are needed again`,
  confirmed: () => t`Enough players are in. The game is on`,
  'coming-anyway': about(
    t`You decided to play anyway`,
    (name) => t`${name} decided to play anyway`,
    t`The captain decided to play anyway`,
  ),
  edited: about(t`You edited the game`, (name) => t`${name} edited the game`, t`The captain edited the game`),
  'new-link': about(
    t`You created a new link`,
    (name) => t`${name} created a new link`,
    t`The captain created a new link`,
  ),
  moved: () => t`The pitch moved the game`,
  repeated: about(
    t`You repeated the game weekly`,
    (name) => t`${name} repeated the game weekly`,
    t`The captain repeated the game weekly`,
  ),
  drawn: about(t`You drew the teams`, (name) => t`${name} drew the teams`, t`The teams were drawn`),
  started: about(t`You started the game`, (name) => t`${name} started the game`, t`The game started`),
  finished: about(
    t`You finished the game`,
    (name) => t`${name} finished the game`,
    t`The game finished automatically`,
  ),
  cancelled: about(
    t`You cancelled the game`,
    (name) => t`${name} cancelled the game`,
    t`The game was cancelled`,
  ),
  abandoned: about(
    t`You called the game off`,
    (name) => t`${name} called the game off`,
    t`The game was called off`,
  ),
}

type TwoPeople = { actor: Person; player: Person }

const nameText = (person: Person, unknown: string) => {
  if (!person) return unknown
  return person.isReader ? t`you` : person.name
}

type SentencesOnTwo = {
  unknownActor: string
  byReader: NameText
  toReader: NameText
  other: (actor: string, player: string) => string
}

const between =
  ({ unknownActor, byReader, toReader, other }: SentencesOnTwo) =>
  ({ actor, player }: TwoPeople) => {
    const playerName = nameText(player, t`someone`)
    if (actor?.isReader) return byReader(playerName)
    const actorName = nameText(actor, unknownActor)
    return player?.isReader ? toReader(actorName) : other(actorName, playerName)
  }

const sentencesOnTwo: Record<string, (people: TwoPeople) => string> = {
  'handed-over': between({
    unknownActor: t`The captain`,
    byReader: (player) => t`You made ${player} the captain`,
    toReader: (actor) => t`${actor} made you the captain`,
    other: (actor, player) => t`${actor} made ${player} the captain`,
  }),
  'guest-added': between({
    unknownActor: t`Someone`,
    byReader: (player) => t`You added ${player} as a guest`,
    toReader: (actor) => t`${actor} added you as a guest`,
    other: (actor, player) => t`${actor} added ${player} as a guest`,
  }),
  removed: between({
    unknownActor: t`The captain`,
    byReader: (player) => t`You removed ${player}`,
    toReader: (actor) => t`${actor} removed you`,
    other: (actor, player) => t`${actor} removed ${player}`,
  }),
}

const toPerson = (person: SessionChange['by'], me: string | undefined): Person =>
  person && { name: person.name, isReader: person._id === me }

const findSentence = ({ change, by, player }: SessionChange, me: string | undefined) => {
  const people = { actor: toPerson(by, me), player: toPerson(player ?? by, me) }
  return (
    sentencesOnTwo[change]?.(people) ??
    actorSentences[change]?.(people.actor) ??
    playerSentences[change]?.(people.player)
  )
}

export const sessionChangeText = (change: SessionChange, me: string | undefined) =>
  findSentence(change, me) ?? t`The game changed`

export const sessionChangeReasonText = ({ change, reason, words }: SessionChange) => {
  if (words) return t`“${{ reason: words }}”`
  if (!reason) return undefined
  if (change === 'edited') return capitalize(reason)
  const chosen = change === 'cancelled' ? cancelReasons.find((code) => code === reason) : undefined
  if (chosen) return t`“${{ reason: cancelReasonText(chosen) }}”`
  return reasonText(reason) ?? t`“${reason}”`
}
