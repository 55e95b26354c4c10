import { type Login, revokeLogin, revokeOtherLogins } from '@i-one/contract/accounts/logins'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { deviceDateText } from '../../lib/pitch-time.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { toastError } from '../../lib/show-error.ts'
import { agoText } from '../../lib/time/ago-text.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Rows } from '../../ui/layout/rows.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { loginsQuery } from './logins-query.ts'

export const DeviceList = () => (
  <Section title={t`Your devices`}>
    <Listed />
    <p className="small mute mt-5">
      <Trans>
        Signing out a device takes effect immediately, on open screens too. Devices are signed out
        automatically after 30 days without use, and always after 180 days.
      </Trans>
    </p>
  </Section>
)

function Listed() {
  const query = useQuery(loginsQuery)
  const { data: logins } = query
  const { mutate: signOut, isPending } = useSignOut()
  if (!logins)
    return (
      <QueryFallback
        query={query}
        loading={t`Loading your devices`}
        failed={t`Your devices could not be loaded`}
        height={72}
      />
    )
  return (
    <>
      <Rows>
        {logins.map((login) => (
          <li key={login._id}>
            <div>
              <b>{login.device}</b>
              <p className="small mute">{loginText(login)}</p>
            </div>
            {login.isThis ? (
              <Chip tone="ok">
                <Trans>This device</Trans>
              </Chip>
            ) : (
              <Button
                variant="ghost"
                size="small"
                disabled={isPending}
                aria-label={t`Sign out ${{ device: login.device }}`}
                onClick={() => signOut(login)}
              >
                <Trans>Sign out</Trans>
              </Button>
            )}
          </li>
        ))}
      </Rows>
      {logins.length > 1 && (
        <Button className="mt-5" variant="ghost" pending={isPending} onClick={() => signOut(undefined)}>
          <Trans>Sign out all other devices</Trans>
        </Button>
      )}
    </>
  )
}

/** Shows no exact time, because the server rounds `lastUsed` to the hour. */
const loginText = ({ isThis, since, lastUsed }: Login) => {
  const date = deviceDateText(since)
  return isThis
    ? t`Signed in ${date}, active now`
    : t`Signed in ${date}, last used ${{ ago: agoText(lastUsed, new Date(serverNow())) }}`
}

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
