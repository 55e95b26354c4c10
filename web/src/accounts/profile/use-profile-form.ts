import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { User } from '@i-one/contract/accounts'
import { ProfileChange, updateUser } from '@i-one/contract/accounts/profile'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { call } from '../../lib/call.ts'
import { showRefusal } from '../../lib/show-refusal.ts'
import { userFetched } from '../../lib/store.ts'
import { toast } from '../../ui/feedback/toast.ts'

type Change = z.input<typeof ProfileChange>

const valuesOf = ({ firstName, lastName, nickname, phoneNumber, address, position }: User): Change => ({
  firstName,
  lastName,
  nickname,
  phoneNumber,
  address,
  position,
})

/** Only what differs is sent: what was changed on another device meanwhile stays. */
const differing = (values: Change, user: User): Change => {
  const changed = Object.entries(values).filter(([name, value]) => value !== user[name as keyof User])
  return Object.fromEntries(changed) as Change
}

export const useProfileForm = (user: User) => {
  const form = useForm<Change>({
    resolver: standardSchemaResolver(ProfileChange),
    defaultValues: valuesOf(user),
  })
  const save = form.handleSubmit(async (values) => {
    try {
      const answer = await call(updateUser, { body: differing(values, user) })
      userFetched(answer.user)
      form.reset(valuesOf(answer.user))
      toast.success('Your profile is saved')
    } catch (error) {
      showRefusal(error, form.setError)
    }
  })
  return { ...form, save }
}
