import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../form.module.css'

type FormPairProps = { cancel: string; pending: boolean; pendingText: string; children: string }

/** A step of the way to a new password: back, or on. */
export const FormPair = ({ cancel, ...button }: FormPairProps) => (
  <div className={styles.pair}>
    <Link className={buttonClass({ variant: 'ghost', size: 'big' })} to={cancel}>
      Cancel
    </Link>
    <Button type="submit" size="big" {...button} />
  </div>
)
