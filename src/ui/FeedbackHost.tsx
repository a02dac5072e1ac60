import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { Dialog } from './Dialog'
import {
  drop,
  feedbackState,
  nextId,
  openHost,
  pageOnScreen,
  raiseHost,
  subscribe,
  type DialogRequest,
} from './feedback'
import { Layer, LayerScope } from './Layer'
import { LoadingBox, NoticeBox, ToastBox } from './Toast'

const PageId = createContext<number | null>(null)

/**
 * Gives a page its identity. It is above the view, which may draw one root after another (skeleton, form, result): what was begun under
 * one of them ends on the same page.
 */
export function PageIdentity({ children }: { children: ReactNode }) {
  const [id] = useState(nextId)
  useEffect(() => openHost(id), [id])
  return (
    <PageId.Provider value={id}>
      <LayerScope>{children}</LayerScope>
    </PageId.Provider>
  )
}

/** Identity of the page around; null outside of pages. */
export const useOwnPage = (): number | null => useContext(PageId)

/** Names the page of this component, for `onScreen`. Outside of pages it is the one on the screen when it is called. */
export function usePageId(): () => number | null {
  const id = useOwnPage()
  return useCallback(() => id ?? pageOnScreen(), [id])
}

/** Draws dialogs, toast and loading while its page is on top. */
export function FeedbackHost({ id, active }: { id: number; active: boolean }) {
  const { top, dialogs, toast, notice, loading } = useSyncExternalStore(subscribe, feedbackState, feedbackState)

  useEffect(() => (active ? raiseHost(id) : undefined), [active, id])

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
