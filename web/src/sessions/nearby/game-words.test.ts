import { atMostText } from '@i-one/game/payments/money'
import { describe, expect, test } from 'vitest'
import { lowestPriceText, timeUntilText } from './game-words.ts'

const now = new Date('2025-11-20T16:18:00Z')

test.each([
  ['2025-11-20T16:18:30Z', 'now'],
  ['2025-11-20T17:00:00Z', 'in 42 min'],
  ['2025-11-20T18:00:00Z', 'in 1 h 42 min'],
  ['2025-11-20T17:18:00Z', 'in 1 h 0 min'],
])('%s is %s', (start, text) => expect(timeUntilText(start, now)).toBe(text))

describe('a price', () => {
  const game = {
    price: { amount: 2_500_000, currency: 'NGN' },
    capacity: 10,
  }

  test('ranges from the share in a full game to the share with the fewest players', () => {
    expect(lowestPriceText(game)).toBe('₦2,500')
    expect(atMostText(game.price, game.capacity)).toBe('at most ₦6,250')
  })

  test('has no maximum if all players are needed', () => {
    expect(atMostText(game.price, 4)).toBeUndefined()
  })
})
