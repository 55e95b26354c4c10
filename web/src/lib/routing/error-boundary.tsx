import { Component, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { retryFailedPages } from './page.tsx'

type Props = { fallback: ComponentType<{ error: unknown }>; children: ReactNode }
type State = { at: string; failure?: { error: unknown } | undefined }

class Boundary extends Component<Props & { at: string }, State> {
  override state: State = { at: this.props.at }

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })

  static getDerivedStateFromProps = ({ at }: { at: string }, state: State) =>
    at === state.at ? null : { at, failure: undefined }

  override componentDidUpdate(_: Props, before: State) {
    if (before.failure && !this.state.failure) retryFailedPages()
  }

  override render() {
    const { fallback: Fallback, children } = this.props
    const { failure } = this.state
    return failure ? <Fallback error={failure.error} /> : children
  }
}

export const ErrorBoundary = (props: Props) => <Boundary at={useLocation().key} {...props} />
