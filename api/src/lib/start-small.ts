import { setFlagsFromString } from 'node:v8'

// During startup V8 would rather grow the heap than collect startup garbage, and never shrinks it.
// So the heap is kept small until the server is ready, and may then grow to twice the live data.

setFlagsFromString('--optimize-for-size')
setFlagsFromString('--semi-space-growth-factor=1')

export const leaveSmallStart = () => {
  setFlagsFromString('--no-optimize-for-size')
  setFlagsFromString('--semi-space-growth-factor=2')
  setFlagsFromString('--heap-growing-percent=100')
}
