import { useCallback, useEffect } from 'react'
import { keepShareCode, noteVisit, type ShareAction } from '@/shared/share-visit'

/** Keeps a share that was opened (E-S-08), and counts the visit and what followed. */
export function useVisit(code: string | undefined): (action: ShareAction) => void {
  const note = useCallback(
    (action: ShareAction) => {
      if (code === undefined) return
      // However long this page was read, the page that it leads to is the same opening.
      if (action !== 'open') keepShareCode(code)
      noteVisit(code, action)
    },
    [code],
  )
  useEffect(() => {
    if (code !== undefined && keepShareCode(code)) note('open')
  }, [code, note])
  return note
}
