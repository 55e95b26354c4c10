import { toast } from '../ui/feedback/toast.ts'

/** Who closes the phone's own sheet has only changed their mind. */
export const share = (data: ShareData) =>
  navigator.share(data).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error('Sharing did not work.')
  })

/** There is no clipboard on a page that came without TLS. */
export const copy = async (text: string, said = 'Link copied') => {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(said)
  } catch {
    toast.error('The link could not be copied. Select it below and copy it from there.')
  }
}
