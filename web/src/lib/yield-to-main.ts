export const yieldToMain = () =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise<void>((resolve) => setTimeout(resolve))
