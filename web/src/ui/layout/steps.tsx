import styles from './steps.module.css'

type StepsProps = { steps: readonly (readonly [what: string, more: string])[] }

export const Steps = ({ steps }: StepsProps) => (
  <ol className={styles.steps}>
    {steps.map(([what, more]) => (
      <li key={what}>
        <b>{what}</b>
        <span className="mute">{more}</span>
      </li>
    ))}
  </ol>
)
