import type { User } from '@i-one/contract/accounts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

interface Device {
  getItem: (key: string) => string | null | Promise<string | null>
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

const storage = () => {
  const saved = new Map<string, string>()
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  }
}

const slowDevice = () => {
  let answer!: (saved: string) => void
  const read = new Promise<string>((resolve) => {
    answer = resolve
  })
  return { ...storage(), getItem: () => read, answer }
}

const opened = async (localStorage: Device) => {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage })
  return import('./store.ts')
}

const user: User = {
  _id: '0190f3a0-0000-7000-8000-000000000001',
  firstName: 'Ọláyínká',
  lastName: 'Ṣẹ́gun',
  nickname: 'Yínká',
  email: 'yinka@example.com',
  phoneNumber: '+2348035550142',
  address: 'Surulere',
  position: 'MF',
  isOwner: false,
  isAdmin: false,
  location: { type: 'Point', coordinates: [3.35, 6.49] },
  emailConfirmed: true,
  newEmail: null,
  photo: null,
  privacyVersion: 1,
  language: null,
}

let device: ReturnType<typeof storage>
beforeEach(() => {
  device = storage()
})
afterEach(() => vi.useRealTimers())

describe('[AUTH-11] the client state under main', () => {
  test('starts not registered, not authenticated, not verified', async () => {
    const { useMainStore } = await opened(device)
    expect(useMainStore.getState()).toEqual({
      auth: {
        user: null,
        profile: null,
        isRegistered: false,
        isAuthenticated: false,
        isVerified: false,
        isPhoneVerified: false,
        isAdmin: false,
      },
      language: { languageCode: 'en' },
      sessions: { sessions: [], pitches: [] },
    })
  })

  test('a login stores user and token, is verified, and is restored on the next visit', async () => {
    const { saveLogin } = await opened(device)
    saveLogin(user, 'secret')
    expect(device.getItem('i-one')).toBe('secret')

    const { useMainStore, waitForRehydration } = await opened(device)
    await waitForRehydration()
    expect(useMainStore.getState().auth).toMatchObject({ user, isAuthenticated: true, isVerified: true })
  })

  test('starting a login ends the previous login', async () => {
    const { startLogin, saveLogin, useMainStore } = await opened(device)
    saveLogin(user, 'secret')
    startLogin()
    expect(useMainStore.getState().auth).toMatchObject({ user, isAuthenticated: false, isVerified: false })
  })

  test('a registration is not a login', async () => {
    const { saveRegistration, useMainStore } = await opened(device)
    saveRegistration(user)
    expect(useMainStore.getState().auth).toMatchObject({ user, isRegistered: true, isAuthenticated: false })
  })

  test('a reset deletes the user and the token, and keeps the rest', async () => {
    const { saveLogin, resetAuth, useMainStore } = await opened(device)
    useMainStore.setState({ language: { languageCode: 'fr' } })
    saveLogin(user, 'secret')
    resetAuth()
    expect(useMainStore.getState().auth).toMatchObject({
      user: null,
      isAuthenticated: false,
      isVerified: false,
    })
    expect(useMainStore.getState().language.languageCode).toBe('fr')
    expect(device.getItem('i-one')).toBeNull()
  })

  test('[AUTH-13] after logging out nothing is left on the device', async () => {
    const { saveLogin, purgeState } = await opened(device)
    saveLogin(user, 'secret')
    device.setItem('recent-places', '[]')
    device.setItem('last-seen', '{}')
    purgeState()
    expect(device.getItem('main')).toBeNull()
    expect(device.getItem('i-one')).toBeNull()
    expect(device.getItem('recent-places')).toBeNull()
    expect(device.getItem('last-seen')).toBeNull()
  })

  test('[LAND-8] waits for slow storage', async () => {
    const slow = slowDevice()
    const { waitForRehydration, useMainStore } = await opened(slow)
    const waiting = waitForRehydration()
    expect(useMainStore.getState().auth.user).toBeNull()
    slow.answer(JSON.stringify({ state: { auth: { user } }, version: 0 }))
    await waiting
    expect(useMainStore.getState().auth.user).toEqual(user)
  })

  test('[LAND-8] waits at most 5000 ms', async () => {
    const { waitForRehydration } = await opened(slowDevice())
    vi.useFakeTimers()
    const over = vi.fn<() => void>()
    void waitForRehydration().then(over)
    await vi.advanceTimersByTimeAsync(4999)
    expect(over).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(over).toHaveBeenCalledOnce()
  })

  test('restores the state of an older version that lacks a slice', async () => {
    device.setItem('main', JSON.stringify({ state: { auth: { isRegistered: true } }, version: 0 }))
    const { useMainStore } = await opened(device)
    expect(useMainStore.getState().auth).toMatchObject({
      isRegistered: true,
      isAuthenticated: false,
      user: null,
    })
    expect(useMainStore.getState().sessions.pitches).toEqual([])
  })
})
