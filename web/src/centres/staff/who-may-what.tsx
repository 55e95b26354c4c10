import type { Workplace } from '@i-one/contract/centres/staff'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/layout/section.tsx'
import { roleNames } from './roles.ts'

type Role = Workplace['role']
const roles = Object.keys(roleNames) as Role[]

/** Each permission and the lowest role that has it. Must match the server's permission checks. */
const rights: readonly [right: string, lowest: Role][] = [
  [t`See the calendar and reports`, 'viewer'],
  [t`Book, move, take payments`, 'desk'],
  [t`Answer requests, close hours`, 'desk'],
  [t`Message customers with bookings`, 'desk'],
  [t`See phone numbers, bar customers`, 'desk'],
  [t`Prices, hours, photos, page`, 'manager'],
  [t`Staff, bank details`, 'organizer'],
]

const cell = 'py-2.5 px-1 text-center border-b border-line'
const first = 'py-2.5 pe-1 ps-0 text-start font-normal border-b border-line'

export function StaffPermissions() {
  return (
    <Section title={t`Staff permissions`} className="max-w-[48rem] mb-10">
      <table className="w-full text-[14px] border-collapse max-[300px]:wrap-anywhere">
        <caption className="vh">
          <Trans>Permissions by role</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={first}>
              <Trans>Permission</Trans>
            </th>
            {roles.map((role) => (
              <th key={role} scope="col" className={cell}>
                {roleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(([right, lowest]) => (
            <tr key={right}>
              <th scope="row" className={first}>
                {right}
              </th>
              {roles.map((role) => (
                <td key={role} className={`mute ${cell}`}>
                  {roles.indexOf(role) <= roles.indexOf(lowest) ? (
                    <b className="text-ink">
                      <Trans>Yes</Trans>
                    </b>
                  ) : (
                    t`No`
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
