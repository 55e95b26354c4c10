import { Component, type ComponentType, type ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { Layout } from './frame/layout.tsx'
import { VisitorBar } from './frame/visitor-bar.tsx'
import { NewVersionBar } from './install/new-version-bar.tsx'

type SharedPageProps = {
  path: string
  page: ComponentType
  /** The page broke: somebody else has to say so. */
  onBroken?: () => void
}

/** A page that a shared link opens, for visitors: the same on the server and where it is taken over. */
export const SharedPage = ({ path, page: Page, onBroken }: SharedPageProps) => (
  <>
    <Routes>
      <Route element={<Layout bar={<VisitorBar />} />}>
        <Route
          path={path}
          element={
            <Unbroken onBroken={onBroken}>
              <Page />
            </Unbroken>
          }
        />
      </Route>
    </Routes>
    <NewVersionBar />
  </>
)

type UnbrokenProps = { children: ReactNode; onBroken: (() => void) | undefined }

class Unbroken extends Component<UnbrokenProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override componentDidCatch() {
    this.props.onBroken?.()
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
