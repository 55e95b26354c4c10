import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

test('a mutation fails immediately while the device is offline', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const joining = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(new Error('Network Error')),
  })
  await expect(joining.mutate()).rejects.toThrow('Network Error')
})

test('data is fetched again after the device clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
    queryClient.clear()
  })
  let asked = 0
  const ask = () => queryClient.fetchQuery({ queryKey: ['clock'], queryFn: () => ++asked })
  const at = Date.parse('2026-11-26T18:00:00Z')
  vi.setSystemTime(at)
  expect(await ask()).toBe(1)
  vi.setSystemTime(at + 14_000)
  expect(await ask()).toBe(1)
  vi.setSystemTime(at - 24 * 60 * 60_000)
  expect(await ask()).toBe(2)
})
