import {
  CentreRole,
  type CentreStaff,
  invitationDays,
  inviteStaff,
  withdrawInvitation,
} from '@i-one/contract/centres/staff'
import { select, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { deviceDateText } from '../../lib/pitch-time.ts'
import { CopyButton, ShareButton } from '../../lib/share-buttons.tsx'
import { toastError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Rows } from '../../ui/layout/rows.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { updateStaffQuery } from './queries.ts'
import { roleNames, roleRights } from './roles.ts'

export function Invitations({ centre, staff }: { centre: string; staff: CentreStaff }) {
  const queries = useQueryClient()
  const [role, setRole] = useState<CentreRole>('desk')
  const invite = useMutation({
    mutationFn: () => call(inviteStaff, { params: { id: centre }, body: { role } }),
    onSuccess: ({ _id, role: as, expiresAt }) =>
      void updateStaffQuery(queries, centre, (all) => ({
        ...all,
        invitations: [...all.invitations, { _id, role: as, expiresAt }],
      })),
    onError: toastError,
  })
  const withdraw = useMutation({
    mutationFn: (invitation: string) => call(withdrawInvitation, { params: { id: centre, invitation } }),
    onSuccess: (_, invitation) => {
      if (invite.data?._id === invitation) invite.reset()
      void updateStaffQuery(queries, centre, (all) => ({
        ...all,
        invitations: all.invitations.filter(({ _id }) => _id !== invitation),
      }))
    },
    onError: toastError,
  })
  return (
    <Section level={3} title={t`Invite by link`} className="max-w-[48rem] mt-7">
      <div className="grid gap-4 justify-items-start">
        <Segmented
          label={t`Role`}
          value={role}
          onChange={setRole}
          items={CentreRole.options.map((value) => ({ value, label: roleNames[value] }))}
        />
        <p className="mute">
          {roleRights[role]}{' '}
          <Trans>
            Send the link on WhatsApp. One person can accept the invitation within{' '}
            <Plural value={invitationDays} one="# day" other="# days" />.
          </Trans>
        </p>
        <Button
          pending={invite.isPending}
          pendingText={t`Creating the link...`}
          onClick={() => invite.mutate()}
        >
          <Trans>Create a link</Trans>
        </Button>
        {invite.data && <NewLink {...invite.data} centre={staff.centre.name} />}
      </div>
      <Rows>
        {staff.invitations.map(({ _id, role: as, expiresAt }) => (
          <li key={_id}>
            <div>
              <Trans>{{ role: roleNames[as] }}, not accepted yet</Trans>
              <p className="small mute">
                <Trans>Expires on {{ date: deviceDateText(expiresAt) }}</Trans>
              </p>
            </div>
            <IconButton
              icon="close"
              label={select(
                { role: as },
                {
                  manager: 'Revoke the link for manager',
                  desk: 'Revoke the link for desk',
                  other: 'Revoke the link for viewer',
                },
              )}
              disabled={withdraw.isPending}
              onClick={() => withdraw.mutate(_id)}
            />
          </li>
        ))}
      </Rows>
    </Section>
  )
}

type NewLinkProps = { code: string; role: CentreRole; centre: string }

/** Shows a new invitation link only once, because the server stores only a hash of the code. */
function NewLink({ code, role, centre }: NewLinkProps) {
  const link = `${location.origin}/work?${new URLSearchParams({ code })}`
  return (
    <div className="stack w-full">
      <Field
        label={select(role, {
          manager: 'Link for manager',
          desk: 'Link for desk staff',
          other: 'Link for viewer',
        })}
        hint={t`Copy the link now. It won't be shown again.`}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="cluster">
        <ShareButton title="i-one" text={t`Work with us at ${centre} on i-one:`} url={link} />
        <CopyButton text={link} />
      </div>
    </div>
  )
}
