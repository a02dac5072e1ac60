import { useRef } from 'react'
import { useEachHide, useEachShow } from '@/blocks'
import { rectOf } from '@/platform/measure'
import { deviceNow } from '@/platform/time'
import { call } from '@/request'
import { readPercent } from './read-percent'

/** E-N-06: one report when the reader leaves after 2 s or more; how far the text was seen. */
export function useReadReport(articleId: string, isRead: boolean, textId: string): void {
  const since = useRef(0)
  useEachShow(() => {
    since.current = deviceNow()
  })
  useEachHide(() => {
    const dwellMs = Math.min(deviceNow() - since.current, 1_800_000)
    if (!isRead || since.current === 0 || dwellMs < 2000) return
    since.current = 0
    void rectOf(textId)
      .then((rect) =>
        call(
          'default POST /crmgas/news/readReport',
          { articleId, dwellMs, percent: readPercent(rect) },
          { loading: false, handles: 'all' },
        ),
      )
      // The report is a courtesy to the editors; losing one must not disturb the reader.
      .catch(() => undefined)
  })
}
