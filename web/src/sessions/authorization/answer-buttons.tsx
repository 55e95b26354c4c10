import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toastError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'

const loadDialog = () => import('./decline-dialog.tsx')

export type AuthorizationAnswer = { authorize: boolean; reason?: string | undefined }

type AnswerButtonsProps = {
  about: string
  question: { title: string; description: string; confirmText?: string; pendingText?: string }
  isAuthorized?: boolean
  onResponse: (answer: AuthorizationAnswer) => Promise<unknown>
}

export function AuthorizationButtons({ about, question, isAuthorized, onResponse }: AnswerButtonsProps) {
  const [declining, setDeclining] = useState(false)
  const dialog = useLazyModule(loadDialog, declining, () => setDeclining(false))
  const { mutate, isPending, variables } = useMutation({ mutationFn: onResponse, onError: toastError })
  return (
    <>
      <div className="flex flex-wrap gap-3 *:flex-[1_1_7.5rem]">
        {!isAuthorized && (
          <Button
            disabled={isPending}
            pending={isPending && variables.authorize}
            pendingText={t`Authorizing...`}
            onClick={() => mutate({ authorize: true })}
          >
            <Trans>Authorize</Trans>
          </Button>
        )}
        <Button variant="ghost" disabled={isPending} onClick={() => setDeclining(true)}>
          {question.confirmText ?? t`Decline`}
        </Button>
      </div>
      {dialog && (
        <dialog.DeclineDialog
          about={about}
          {...question}
          pending={isPending}
          open={declining}
          onClose={() => setDeclining(false)}
          onDecline={(reason, onDeclined) =>
            mutate(
              { authorize: false, reason },
              { onSuccess: onDeclined, onSettled: () => setDeclining(false) },
            )
          }
        />
      )}
    </>
  )
}
