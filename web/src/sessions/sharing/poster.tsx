import { Trans } from '@lingui/react/macro'
import { QRCodeSVG } from 'qrcode.react'
import { createPortal } from 'react-dom'
import { dateWithYearText, timeRangeText } from '../../lib/pitch-time.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { commaText } from '../../ui/text/joins.ts'
import { invitationTitleText, type InvitedSession } from './invitation.ts'
import { QrCode } from './qr-code.tsx'
import styles from './poster.module.css'

type PosterProps = { link: string; session: InvitedSession }

export function Poster({ link, session }: PosterProps) {
  const { start, pitch } = session
  return (
    <>
      <QrCode link={link} name={pitch.name} />
      <Button variant="ghost" size="small" className="flex -mt-2 mx-auto mb-4" onClick={() => window.print()}>
        <Trans>Print a poster</Trans>
      </Button>
      {createPortal(
        <div
          className={classNames(styles.poster, 'hidden text-[20px] text-center print:block print:pt-[2cm]')}
          aria-hidden="true"
        >
          <p className="text-[44px] font-stretch-125% font-black leading-[1.15]">
            {invitationTitleText(session)}
          </p>
          <p>{commaText(dateWithYearText(start, pitch.timeZone), timeRangeText(session, pitch.timeZone))}</p>
          <p translate="no">{pitch.address}</p>
          <QRCodeSVG value={link} level="M" marginSize={4} className="w-full max-w-[14cm] h-auto mx-auto" />
          <p>{link}</p>
        </div>,
        document.body,
      )}
    </>
  )
}
