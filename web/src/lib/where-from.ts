import type { Point } from '@i-one/contract/shapes'
import { useMain } from './store.ts'

export const useWhereFrom = (): Point | undefined => useMain(({ auth }) => auth.user?.location)
