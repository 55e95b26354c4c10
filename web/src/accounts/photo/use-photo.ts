import type { User } from '@i-one/contract/accounts'
import { updatePhoto, removePhoto } from '@i-one/contract/accounts/photo'
import { CallError } from '@i-one/contract/call'
import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { errorText } from '../../lib/show-error.ts'
import { saveUser } from '../../lib/store.ts'
import { upload } from '../../lib/upload.ts'
import { toast } from '../../ui/feedback/toast.ts'

export const usePhoto = () => {
  const [src, setSrc] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()
  useEffect(() => () => (src ? URL.revokeObjectURL(src) : undefined), [src])

  const choose = (file: File | undefined) => {
    setError(undefined)
    if (file) setSrc(URL.createObjectURL(file))
  }
  const discard = (why?: string) => {
    setSrc(undefined)
    setError(why)
  }
  const done = ({ user }: { user: User }, message: string) => {
    saveUser(user)
    toast.success(message)
  }
  const run = async (work: () => Promise<void>) => {
    setError(undefined)
    setProgress(0)
    try {
      await work()
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason
      setError(errorText(reason))
    } finally {
      setProgress(undefined)
    }
  }
  const send = (photo: Blob) =>
    run(async () => {
      done(await upload(updatePhoto, photo, setProgress), t`Photo saved`)
      discard()
    })
  const remove = () => run(async () => done(await call(removePhoto), t`Photo removed`))

  return { src, progress, error, choose, discard, send, remove }
}
