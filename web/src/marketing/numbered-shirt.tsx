import styles from './numbered-shirt.module.css'

type NumberedShirtProps = { number: number; kit: 'white' | 'ink' | 'yellow'; className?: string }

export const NumberedShirt = ({ number, kit, className = '' }: NumberedShirtProps) => (
  <svg className={`${styles.shirt} ${styles[kit]} ${className}`} viewBox="0 0 48 48" aria-hidden="true">
    <path d="M16 4 7 8 1 19l8 5 3-4v23h24V20l3 4 8-5-6-11-9-4c-2 6-14 6-16 0Z" />
    <text x="24" y="32">
      {number}
    </text>
  </svg>
)
