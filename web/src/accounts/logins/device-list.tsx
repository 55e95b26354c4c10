import { type Login, revokeLogin, revokeOtherLogins } from '@i-one/contract/accounts/logins'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { agoText } from '../../lib/ago-text.ts'
import { call } from '../../lib/call.ts'
import { deviceDateText } from '../../lib/pitch-time.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { toastError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Rows } from '../../ui/layout/rows.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { loginsQuery } from './logins-query.ts'

export const DeviceList = () => (
  <Section title="Your devices">
    <Listed />
    <p className="small mute mt-5">
      Signing out a device takes effect immediately, on open screens too. Devices are signed out automatically
      after 30 days without use, and always after 180 days.
    </p>
  </Section>
)

function Listed() {
  const query = useQuery(loginsQuery)
  const { data: logins } = query
  const { mutate: signOut, isPending } = useSignOut()
  if (!logins) return <QueryFallback query={query} what="your devices" height={72} />
  return (
    <>
      <Rows>
        {logins.map((login) => (
          <li key={login._id}>
            <div>
              <b>{login.device}</b>
              <p className="small mute">
                Signed in {deviceDateText(login.since)}, {lastUse(login)}
              </p>
            </div>
            {login.isThis ? (
              <Chip tone="ok">This device</Chip>
            ) : (
              <Button
                variant="ghost"
                size="small"
                disabled={isPending}
                aria-label={`Sign out ${login.device}`}
                onClick={() => signOut(login)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </Rows>
      {logins.length > 1 && (
        <Button className="mt-5" variant="ghost" pending={isPending} onClick={() => signOut(undefined)}>
          Sign out all other devices
        </Button>
      )}
    </>
  )
}

/** Shows no exact time, because the server rounds `lastUsed` to the hour. */
const lastUse = ({ isThis, lastUsed }: Login) =>
  isThis ? 'active now' : `last used ${agoText(lastUsed, new Date(serverNow()))}`

const useSignOut = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (login: Login | undefined) =>
      login ? call(revokeLogin, { params: { id: login._id } }) : call(revokeOtherLogins),
    onSuccess: ({ message }) => toast.success(message),
    onError: toastError,
    onSettled: () => queries.invalidateQueries(loginsQuery),
  })
}
