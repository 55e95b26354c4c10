import type { Workplace } from '@i-one/contract/centres/staff'
import { Section } from '../../ui/layout/section.tsx'
import { roleNames } from './roles.ts'

type Role = Workplace['role']
const roles = Object.keys(roleNames) as Role[]

/** Each permission and the lowest role that has it. Must match the permission checks of the server. */
const rights: readonly [right: string, lowest: Role][] = [
  ['See the calendar and reports', 'viewer'],
  ['Book, move, take money', 'desk'],
  ['Answer requests, close hours', 'desk'],
  ['Message booked customers', 'desk'],
  ['See phone numbers, bar customers', 'desk'],
  ['Prices, hours, photos, page', 'manager'],
  ['Staff, bank details', 'organizer'],
]

const cell = 'py-2.5 px-1 text-center border-b border-line'
const first = 'py-2.5 pe-1 ps-0 text-start font-normal border-b border-line'

export function StaffPermissions() {
  return (
    <Section title="Staff permissions" className="max-w-[48rem] mb-10">
      <table className="w-full text-[14px] border-collapse max-[300px]:wrap-anywhere">
        <caption className="vh">Permissions by role</caption>
        <thead>
          <tr>
            <th scope="col" className={first}>
              Permission
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
                  {roles.indexOf(role) <= roles.indexOf(lowest) ? <b className="text-ink">Yes</b> : 'No'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
