import { updateReviewDocument, type Review } from '@i-one/contract/moderation/reviews'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Icon } from '../../ui/icon.tsx'

const { types = [], max = 0 } = updateReviewDocument.file ?? {}
const megabytes = max / 1024 / 1024
const uploadedTexts = { photo: t`Photo uploaded`, pdf: t`PDF uploaded` }

type DocumentFieldProps = {
  paper: Review['paper']
  progress: number | undefined
  error: string | undefined
  onChoose: (file: File) => void
}

export function DocumentField({ paper, progress, error, onChoose }: DocumentFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-3 mt-4 p-4 bg-paper border border-line rounded-card">
      <p className="flex gap-3 font-semibold">
        <Icon name="lock" />
        <Trans>Only staff can see it. We delete it after our decision.</Trans>
      </p>
      <output>
        {progress !== undefined
          ? t`Sending, ${{ percent: Math.round(progress * 100) }} %`
          : paper
            ? uploadedTexts[paper.kind]
            : ''}
      </output>
      <span className="relative flex flex-wrap gap-2.5">
        <input
          id={id}
          className="vh peer"
          type="file"
          accept={types.join()}
          disabled={progress !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onChoose(file)
            target.value = ''
          }}
        />
        <label
          htmlFor={id}
          className={classNames(
            buttonClass({ variant: 'ghost' }),
            'peer-focus-visible:outline-3 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2',
          )}
        >
          <Icon name="camera" />
          {paper ? t`Choose another` : t`Choose a photo or file`}
        </label>
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p id={`${id}-hint`} className="small mute">
        <Trans>A photo or PDF, {megabytes} MB at most.</Trans>
      </p>
    </div>
  )
}
