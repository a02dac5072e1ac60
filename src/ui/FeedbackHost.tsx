import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react'
import { Dialog } from './Dialog'
import { drop, feedbackState, openHost, pageOnScreen, raiseHost, subscribe, type DialogRequest } from './feedback'
import { Layer } from './Layer'
import { LoadingBox, NoticeBox, ToastBox } from './Toast'

export const PageId = createContext<number | null>(null)

/** Names the page of this component, for `onScreen`. Above the page's root it is the one on the screen when it is called. */
export function usePageId(): () => number | null {
  const id = useContext(PageId)
  return useCallback(() => id ?? pageOnScreen(), [id])
}

/** Draws dialogs, toast and loading while its page is on top. */
export function FeedbackHost({ id, active }: { id: number; active: boolean }) {
  const { top, dialogs, toast, notice, loading } = useSyncExternalStore(subscribe, feedbackState, feedbackState)

  useEffect(() => (active ? raiseHost(id) : undefined), [active, id])
  useEffect(() => openHost(id), [id])

  if (top !== id) return null
  const dialog = dialogs.find((one) => one.host === id || one.host === null)
  return (
    <Layer>
      {dialog && <Asked key={dialog.id} dialog={dialog} />}
      {notice && <NoticeBox key={notice.id} {...notice} />}
      {/* Never both (visual 6): a message is shorter and says more. */}
      {toast ? <ToastBox key={toast.id} {...toast} /> : loading !== null && <LoadingBox text={loading} />}
    </Layer>
  )
}

function Asked({ dialog }: { dialog: DialogRequest }) {
  if (dialog.kind === 'prompt') return <dialog.Draw dialog={dialog} />
  const { options, settle, id } = dialog
  const answer = (yes: boolean) => {
    drop(id)
    settle(yes)
  }
  const { content, ...rest } = options
  return (
    <Dialog {...rest} open onCancel={() => answer(false)} onConfirm={() => answer(true)}>
      {content}
    </Dialog>
  )
}
