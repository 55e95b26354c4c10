import { address } from '@i-one/contract/call'
import { drawMatch } from '@i-one/contract/sharing'
import { share } from '../../lib/share-buttons.tsx'
import { toast } from '../../ui/feedback/toast.ts'

const download = (card: File) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(card)
  link.download = card.name
  link.click()
  URL.revokeObjectURL(link.href)
}

export const sendResultCard = async (match: string, title: string) => {
  const answer = await fetch(address(drawMatch.path, { id: match })).catch(() => undefined)
  if (!answer?.ok) {
    toast.error(
      answer?.status === 404
        ? 'There is no picture of a match that is seen by its link alone.'
        : 'The picture could not be loaded. Please try again.',
    )
    return
  }
  const card = new File([await answer.blob()], 'result.png', { type: 'image/png' })
  if (navigator.canShare?.({ files: [card] })) await share({ title, files: [card] })
  else download(card)
}
