import { Trans } from '@lingui/react/macro'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './starting.module.css'

export const LoadingScreen = () => (
  <output className={styles.starting}>
    <Wordmark className="text-[length:clamp(3.5rem,16vw,7rem)]" />
    <Spinner size={48} />
    <span>
      <Trans>Loading...</Trans>
    </span>
  </output>
)
