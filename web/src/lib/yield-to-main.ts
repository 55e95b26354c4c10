/** Lets the browser answer a tap, or paint, before the work goes on. */
export const yieldToMain = () =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise<void>((resolve) => setTimeout(resolve))
