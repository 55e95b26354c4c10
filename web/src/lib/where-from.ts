import type { Point } from '@i-one/contract/shapes'
import { useMain } from './store.ts'

/** Where the signed-in person plays from; a visitor has not said. */
export const useWhereFrom = (): Point | undefined => useMain(({ auth }) => auth.user?.location)
