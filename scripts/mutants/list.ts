import { accounts } from './accounts.ts'
import { bookings } from './bookings.ts'
import { matches } from './matches.ts'
import { money } from './money.ts'
import type { Mutant } from './mutant.ts'
import { rowsInBrowser } from './rows-in-browser.ts'
import { rows } from './rows.ts'
import { sessions } from './sessions.ts'
import { tournaments } from './tournaments.ts'

export const mutants: readonly Mutant[] = [
  ...bookings,
  ...sessions,
  ...matches,
  ...accounts,
  ...money,
  ...tournaments,
  ...rows,
  ...rowsInBrowser,
]
