import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toastError } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'

export const useStaffAction = () => {
  const queries = useQueryClient()
  const [doing, setDoing] = useState<string>()
  const act = async (name: string, ask: () => Promise<{ message: string }>) => {
    setDoing(name)
    try {
      const { message } = await ask()
      toast.success(message)
      void queries.invalidateQueries({ queryKey: ['staff'] })
      return true
    } catch (error) {
      toastError(error)
      return false
    } finally {
      setDoing(undefined)
    }
  }
  return { act, doing }
}
