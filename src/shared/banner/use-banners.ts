import type { In, Row } from '@contract'
import { useRead } from '@/request'

const LIST = 'default GET /crmgas/banner/list'

/** Banners of a place (E 2.2). `read`: for pages that wait for it, so that nothing is pushed down; a failing one is no loss for the page. */
export function useBanners(position: In<typeof LIST>['position']): {
  read: ReturnType<typeof useRead<typeof LIST>>
  items: readonly Row<typeof LIST>[]
} {
  const read = useRead(LIST, { position }, { handles: 'all' })
  return { read, items: read.data?.list ?? [] }
}
