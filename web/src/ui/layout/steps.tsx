const step =
  'relative grid gap-0.5 pb-5 last:pb-0 ps-8.5 leading-[1.4] before:absolute before:top-1 before:inset-s-0.5 before:size-4 before:rounded-[50%] before:border-3 before:border-ink last:before:border-8'
const way =
  'not-last:after:absolute not-last:after:top-6 not-last:after:bottom-0.5 not-last:after:inset-s-2.25 not-last:after:[border-inline-start:2.5px_dashed_var(--color-muted)]'

export const Steps = ({ steps }: { steps: readonly (readonly [what: string, more: string])[] }) => (
  <ol>
    {steps.map(([what, more]) => (
      <li key={what} className={`${step} ${way}`}>
        <b>{what}</b>
        <span className="mute">{more}</span>
      </li>
    ))}
  </ol>
)
