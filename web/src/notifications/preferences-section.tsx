import { changePreferences, type Preference } from '@i-one/contract/notifications'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { QueryFallback } from '../lib/query-fallback.tsx'
import { toastError } from '../lib/show-error.ts'
import { Switch } from '../ui/fields/switch.tsx'
import { Section } from '../ui/layout/section.tsx'
import { groupPreferences } from './preference-groups.ts'
import { updatePreferenceInCache, preferencesQuery } from './queries.ts'

export const PreferencesSection = () => (
  <Section id="notifications" title={t`Notifications`}>
    <Preferences />
  </Section>
)

function Preferences() {
  const query = useQuery(preferencesQuery)
  const { data } = query
  const change = usePreferences()
  if (!data)
    return (
      <QueryFallback
        query={query}
        loading={t`Loading your notification settings`}
        failed={t`Your notification settings could not be loaded`}
        className="grid gap-2"
        height={72}
        rows={6}
      />
    )
  return (
    <>
      <div
        className="grid grid-cols-[64px_56px] justify-end gap-3 text-muted text-least font-semibold text-center"
        aria-hidden="true"
      >
        <span>
          <Trans>In the app</Trans>
        </span>
        <span>
          <Trans>Email</Trans>
        </span>
      </div>
      {groupPreferences(data).map(({ group, title, kinds }) => (
        <div key={group}>
          <h3 className="mt-5 mb-1">{title}</h3>
          <ul>
            {kinds.map(({ kind, label, hint, on, mail }) => (
              <li
                key={kind}
                className="grid grid-cols-[minmax(0,1fr)_64px_56px] items-center gap-3 min-h-18 py-2.5 border-b border-b-line leading-[1.35]"
              >
                <span>
                  <span className="block font-strong">{label}</span>
                  <span className="small mute">{hint}</span>
                </span>
                <Switch
                  label={t`${label}, in the app`}
                  hideLabel
                  className="justify-center gap-0"
                  checked={on}
                  onChange={() => change({ kind, on: !on, mail })}
                />
                <Switch
                  label={t`${label}, by email`}
                  hideLabel
                  className="justify-center gap-0"
                  checked={mail}
                  onChange={() => change({ kind, on, mail: !mail })}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

const mutationKey = ['notifications', 'change preference']

const usePreferences = () => {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (preference: Preference) => call(changePreferences, { body: { preferences: [preference] } }),
    // sends changes in order, so that the last of two quick changes wins
    scope: { id: 'notification preferences' },
    onError: toastError,
    // refetches only after the last pending change, because an earlier response would lack the later changes
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries(preferencesQuery)
    },
  })
  return (preference: Preference) => {
    // cancels pending fetches, because their responses would overwrite the change
    void queries.cancelQueries(preferencesQuery)
    updatePreferenceInCache(queries, preference)
    mutate(preference)
  }
}
