import { badInput } from '../../lib/http/refusal.ts'
import { type Named, guessable } from './guessable.ts'

/** Asked after the specification's own rules of a password, wherever one is set by its owner. */
export const requireUnguessable = async (
  password: string,
  person: Named,
  field: 'password' | 'newPassword',
) => {
  const sentence = await guessable(password, person)
  if (sentence) throw badInput({ [field]: sentence })
}
