import { useLocation } from 'react-router'

export const useResetEmail = () => {
  const { state } = useLocation() as { state: { email?: unknown } | null }
  return typeof state?.email === 'string' ? state.email : ''
}
