import type { Challenge } from '@i-one/contract/sessions/challenges'
import { expect, test } from 'vitest'
import { getInitialAnswers } from './use-offer.ts'

test('[TEAM-2] a counter-offer starts with the format of the challenge, and the same team pays', () => {
  const asked = { periods: 1, minutesPerPeriod: 40, playersPerTeam: 6, aet: false, penaltyShootout: true }
  const answers = (pays: Challenge['pays'], minutesPerPeriod = 40) =>
    getInitialAnswers('mine', { ...asked, minutesPerPeriod, pays } as Challenge)
  expect(answers('from')).toEqual({
    team: 'mine',
    format: '1x40',
    playersPerTeam: 6,
    aet: false,
    penaltyShootout: true,
    pays: 'to',
    words: '',
  })
  expect(answers('to').pays).toBe('from')
  expect(answers('both', 37)).toMatchObject({ pays: 'both', format: '2x20' })
  expect(getInitialAnswers('mine', undefined)).toMatchObject({ format: '2x20', pays: 'both' })
})
