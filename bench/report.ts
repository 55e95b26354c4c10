let failed = 0

export const title = (text: string) => console.log(`\n${text}`)
export const say = (what: string, ...values: (string | number)[]) =>
  console.log(`  ${what.padEnd(44)} ${values.map((value) => String(value).padStart(10)).join('')}`)

const judge = (what: string, value: number, limit: string, held: boolean) => {
  if (!held) failed++
  say(what, value.toFixed(Number.isInteger(value) ? 0 : 2), held ? `(${limit})` : `FAILED (${limit})`)
}
export const atLeast = (what: string, value: number, limit: number) =>
  judge(what, value, `at least ${limit}`, value >= limit)
export const atMost = (what: string, value: number, limit: number) =>
  judge(what, value, `at most ${limit}`, value <= limit)

export const milliseconds = (value: number) => `${value.toFixed(1)} ms`
export const whole = (value: number) => Math.round(value)

/** For the end of a bench: 0 where every limit was kept. */
export const exitCode = () => (failed ? 1 : 0)
