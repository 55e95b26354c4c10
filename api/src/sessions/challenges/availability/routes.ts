import { askMembers, updateChallengeAvailability } from '@i-one/contract/sessions/challenges'
import { requireFound } from '../../../lib/http/api-error.ts'
import type { App } from '../../../lib/http/app.ts'
import { notify } from '../../../notifications/actions.ts'
import { requestCooldown, isHeld } from '../rules.ts'
import { serveOpenChallenge } from '../serve-answer.ts'
import { saveAnswer, saveAskedAt } from './sql.ts'

export const challengeAvailability = (app: App) => {
  serveOpenChallenge(
    app,
    'updateChallengeAvailability',
    updateChallengeAvailability,
    async (challenge, { body, user, db, now }) => {
      const slot = requireFound(challenge.slots.find((one) => one.id === body.slot && isHeld(one, now)))
      await saveAnswer(db, { slot: slot.id, player: user.id, answer: body.answer, now })
    },
  )

  serveOpenChallenge(app, 'askMembers', askMembers, async (challenge, { user, db, now }) => {
    const users = await saveAskedAt(db, {
      slots: challenge.slots.filter((slot) => isHeld(slot, now)).map(({ id }) => id),
      players: challenge.toMembers.filter((member) => member !== user.id),
      by: user.id,
      before: new Date(now.getTime() - requestCooldown),
      now,
    })
    const facts = { player: user.id, other: challenge.from.name, challenge: challenge.id }
    await notify(db, { kind: 'can-you-play', users, teamId: challenge.to.id, facts, now })
  })
}
