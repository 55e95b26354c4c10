import type { User } from '@i-one/contract/accounts'
import { type ProfileChange, updateUser } from '@i-one/contract/accounts/profile'
import { t } from '@lingui/core/macro'
import type * as z from 'zod/mini'
import { call } from '../../lib/call.ts'
import { useSchemaForm } from '../../lib/forms/use-checked-form.ts'
import { saveUser } from '../../lib/store.ts'
import { toast } from '../../ui/feedback/toast.ts'

const loadProfileChange = async () => (await import('@i-one/contract/accounts/profile')).ProfileChange

type Change = z.input<typeof ProfileChange>

const valuesOf = ({ firstName, lastName, nickname, phoneNumber, address, position }: User): Change => ({
  firstName,
  lastName,
  nickname,
  phoneNumber,
  address,
  position,
})

/** Returns only the changed fields, so that saving does not overwrite changes made on another device. */
const differing = (values: Change, user: User): Change => {
  const changed = Object.entries(values).filter(([name, value]) => value !== user[name as keyof User])
  return Object.fromEntries(changed) as Change
}

export const useProfileForm = (user: User) => {
  const form = useSchemaForm(loadProfileChange, { defaultValues: valuesOf(user) })
  const save = form.sending(async (values) => {
    const answer = await call(updateUser, { body: differing(values, user) })
    saveUser(answer.user)
    form.reset(valuesOf(answer.user))
    toast.success(t`Profile saved`)
  })
  return { ...form, save }
}
