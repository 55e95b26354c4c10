import { setFlagsFromString } from 'node:v8'

// During startup V8 grows the heap instead of collecting garbage, and never shrinks it. So these flags keep the heap small
// until the server is ready. Then allowHeapGrowth lets the heap grow to twice the live data.

setFlagsFromString('--optimize-for-size')
setFlagsFromString('--semi-space-growth-factor=1')

export const allowHeapGrowth = () => {
  setFlagsFromString('--no-optimize-for-size')
  setFlagsFromString('--semi-space-growth-factor=2')
  setFlagsFromString('--heap-growing-percent=100')
}
