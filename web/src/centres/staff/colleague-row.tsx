import {
  CentreRole,
  type CentreStaffMember,
  changeCentreRole,
  removeCentreStaff,
} from '@i-one/contract/centres/staff'
import { select, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { ConfirmActionDialog } from '../../lib/confirm-act.tsx'
import { deviceDateText } from '../../lib/pitch-time.ts'
import { toastError } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Select } from '../../ui/fields/select.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { updateStaffQuery } from './queries.ts'
import { roleNames } from './roles.ts'

type ColleagueRowProps = { centre: string; colleague: CentreStaffMember; role: CentreRole }

export function ColleagueRow({ centre, colleague: { _id, nickname, since }, role }: ColleagueRowProps) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const params = { id: centre, user: _id }
  const change = useMutation({
    mutationFn: (chosen: CentreRole) => call(changeCentreRole, { params, body: { role: chosen } }),
    onSuccess: (staff, chosen) => {
      toast.success(
        select(chosen, {
          manager: `${nickname} is now a manager`,
          desk: `${nickname} is now desk staff`,
          other: `${nickname} is now a viewer`,
        }),
      )
      void updateStaffQuery(queries, centre, () => staff)
    },
    onError: toastError,
  })
  return (
    <li>
      <div>
        {nickname}
        {since && (
          <p className="small mute">
            <Trans>Since {{ date: deviceDateText(since) }}</Trans>
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <Select
          label={t`Role of ${nickname}`}
          hideLabel
          value={change.isPending ? change.variables : role}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate(target.value as CentreRole)}
          options={CentreRole.options.map((value) => ({ value, label: roleNames[value] }))}
        />
        <IconButton icon="close" label={t`Remove ${nickname}`} onClick={() => setAsking(true)} />
      </div>
      <ConfirmActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Remove ${nickname}?`}
        description={t`They lose access to this centre immediately. The log keeps their actions. You can invite them again.`}
        cancelText={t({ message: 'Keep', comment: 'Button that does not remove the colleague' })}
        confirmText={t`Remove`}
        pendingText={t`Removing...`}
        act={() => call(removeCentreStaff, { params })}
        onDone={() => {
          toast.success(t`${nickname} is removed`)
          void updateStaffQuery(queries, centre, (all) => ({
            ...all,
            staff: all.staff.filter((one) => one._id !== _id),
          }))
        }}
      />
    </li>
  )
}
