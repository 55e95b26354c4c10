import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { queryClient } from './query-client.ts'

test('what is done without a network is refused at once, and does not wait for one', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const joining = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(new Error('Network Error')),
  })
  await expect(joining.mutate()).rejects.toThrow('Network Error')
})
