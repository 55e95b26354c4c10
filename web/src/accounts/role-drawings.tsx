import styles from './role-page.module.css'

export const PlayerDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 120 132" aria-hidden="true">
    <path d="M120 6a66 66 0 0 0-66 60 66 66 0 0 0 66 60M120 46h-10v40h10" />
    <circle className={styles.dot} cx="54" cy="66" r="2.6" />
    <g transform="translate(56 40) scale(1.12)">
      <path className={styles.cloth} d="M16 4 7 8 1 19l8 5 3-4v23h24V20l3 4 8-5-6-11-9-4c-2 6-14 6-16 0Z" />
      <text x="24" y="33">
        10
      </text>
    </g>
  </svg>
)

/** A pitch whose centre circle is a clock. */
export const OrganizerDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 120 132" aria-hidden="true">
    <path d="M120 6H14v120h106M66 6v14M66 112v14" />
    <circle cx="66" cy="66" r="36" />
    <path className={styles.hands} d="M66 66V42M66 66l17 11" />
    <circle className={styles.dot} cx="66" cy="66" r="3.4" />
    <path d="M66 30v5M66 97v5M30 66h5M97 66h5" />
  </svg>
)
