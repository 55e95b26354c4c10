import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import type { ReportSubject } from './report-words.ts'

const loadSheet = () => import('./report-sheet.tsx')

export function ReportButton(about: ReportSubject) {
  const [isOpen, setIsOpen] = useState(false)
  const sheet = useLazyModule(loadSheet, isOpen, () => setIsOpen(false))
  return (
    <>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans comment="Verb on a button">Report</Trans>
      </Button>
      {sheet && <sheet.ReportSheet {...about} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
