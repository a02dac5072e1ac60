import { useEffect, useRef, useState } from 'react'
import { PageFrame } from '@/blocks'
import { emit } from '@/platform/events'
import { goBack, goTo } from '@/routes/go'
import { Dialog } from '@/ui'
import { dialogWords, type DialogParams } from './dialog-params'

export interface DialogViewProps extends DialogParams {
  confirmRoute?: string | undefined
  cancelRoute?: string | undefined
  /** Each key is shown once per session. */
  name?: string | undefined
}

const shownBefore = new Set<string>()

/** A dialog that has an address: native push, forced notices, an expired login inside a web view (C 6.4). */
export function DialogView({ confirmRoute, cancelRoute, name, ...given }: DialogViewProps) {
  const [seen] = useState(() => name !== undefined && shownBefore.has(name))
  const answered = useRef(false)
  const words = dialogWords(given)

  useEffect(() => {
    if (seen) {
      answered.current = true
      void goBack()
      return undefined
    }
    if (name !== undefined) shownBefore.add(name)
    // Left by the host's own back: the same as cancel.
    return () => tell(name, answered, 'cancel')
  }, [seen, name])

  const answer = (what: 'confirm' | 'cancel') => {
    tell(name, answered, what)
    const route = what === 'confirm' ? confirmRoute : cancelRoute
    void leave(route)
  }
  return (
    <PageFrame>
      <Dialog
        open={!seen}
        title={words.title}
        cancelText={words.cancelText}
        confirmText={words.confirmText}
        onConfirm={() => answer('confirm')}
        onCancel={() => answer('cancel')}
      >
        {words.content}
      </Dialog>
    </PageFrame>
  )
}

/** To the page the answer leads to; back where it leads nowhere. */
async function leave(route: string | undefined): Promise<void> {
  if (route === undefined || !(await goTo(route, { replace: true }))) await goBack()
}

function tell(name: string | undefined, answered: { current: boolean }, what: 'confirm' | 'cancel'): void {
  if (answered.current) return
  answered.current = true
  if (name !== undefined) emit(`dialog:${name}:${what}`)
}
