import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './section.module.css'

type SectionProps = {
  title: ReactNode
  action?: ReactNode
  level?: 2 | 3
  id?: string
  className?: string
  children?: ReactNode
}

export function Section({ title, action, level = 2, id, className, children }: SectionProps) {
  const headingId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section id={id} className={classNames(styles.section, className)} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading id={headingId}>{title}</Heading>
        {action}
      </div>
      {children}
    </section>
  )
}
