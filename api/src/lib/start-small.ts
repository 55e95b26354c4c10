import { setFlagsFromString } from 'node:v8'

/*
 * A start makes much that nobody needs once it is over. V8 would take more memory from the system for it rather than
 * collect it, and give none back. So it is sparing until the server is ready; from then on it takes what the work needs,
 * which is twice what is kept, where V8 would let old objects that nobody needs grow to four times.
 */

setFlagsFromString('--optimize-for-size')
setFlagsFromString('--semi-space-growth-factor=1')

export const endSmallStart = () => {
  setFlagsFromString('--no-optimize-for-size')
  setFlagsFromString('--semi-space-growth-factor=2')
  setFlagsFromString('--heap-growing-percent=100')
}
