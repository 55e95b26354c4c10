import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { QRCodeCanvas } from 'qrcode.react'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type QrCodeProps = { link: string; name: string }

/** Width and height of the downloaded image in pixels, large enough for a printed poster. */
const side = 1024

export function QrCode({ link, name }: QrCodeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const save = () => {
    const picture = document.createElement('a')
    picture.href = canvas.current?.toDataURL('image/png') ?? ''
    picture.download = `i-one ${name}.png`
    picture.click()
  }
  return (
    <div className="grid justify-items-center gap-2 min-h-[min(404px,100vw)] mb-4">
      <QRCodeCanvas
        ref={canvas}
        className="max-w-90 rounded-card"
        aria-label={t`QR code of the link ${link}`}
        value={link}
        size={side}
        style={{ width: '100%', height: 'auto' }}
        level="M"
        marginSize={4}
      />
      <Button variant="ghost" size="small" onClick={save}>
        <Icon name="download" />
        <Trans>Save the picture</Trans>
      </Button>
    </div>
  )
}
