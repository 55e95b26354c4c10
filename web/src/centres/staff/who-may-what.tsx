import type { Workplace } from '@i-one/contract/centres/staff'
import { Section } from '../../ui/layout/section.tsx'
import { roleNames } from './roles.ts'
import styles from './staff.module.css'

type Role = Workplace['role']
const roles = Object.keys(roleNames) as Role[]

/** As the server has it in its table of permissions; who may more comes first. */
const rights: readonly [right: string, last: Role][] = [
  ['See the calendar and reports', 'viewer'],
  ['Book, move, take money', 'desk'],
  ['Answer requests, close hours', 'desk'],
  ['Write to who is booked', 'desk'],
  ['See telephones, say who is not welcome', 'desk'],
  ['Prices, hours, photos, page', 'manager'],
  ['Staff, bank details', 'organizer'],
]

export function WhoMayWhat() {
  return (
    <Section title="Who may what" className={styles.section}>
      <table className={styles.rights}>
        <caption className="vh">What each role may do</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {roleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(([right, last]) => (
            <tr key={right}>
              <th scope="row">{right}</th>
              {roles.map((role) => (
                <td key={role} className="mute">
                  {roles.indexOf(role) <= roles.indexOf(last) ? <b>Yes</b> : 'No'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
