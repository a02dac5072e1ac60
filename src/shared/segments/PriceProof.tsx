import { useState } from 'react'
import { useRead } from '@/request'
import { Button, ErrorBlock, Sheet, Skeleton } from '@/ui'
import { noticesOf } from './notices'
import { PriceNotice } from './PriceNotice'
import type { Segment } from './explain'

/** Five years of two seasons, and what was agreed. */
const MOST = 50

/** 计价依据: the notices and contracts that set the prices of a meter's segments, with their numbers and days (AE-14). */
export function PriceProof({ meterId, segments }: { meterId: string; segments: readonly Segment[] }) {
  const [isOpen, setOpen] = useState(false)
  if (segments.length === 0) return null
  return (
    <>
      <Button kind='text' size='small' className='mt8' onTap={() => setOpen(true)}>
        计价依据
      </Button>
      {isOpen && (
        <Sheet open title='计价依据' cancelText='关闭' onClose={() => setOpen(false)}>
          <div className='gutter'>
            <Notices meterId={meterId} segments={segments} />
          </div>
        </Sheet>
      )}
    </>
  )
}

function Notices({ meterId, segments }: { meterId: string; segments: readonly Segment[] }) {
  const read = useRead('default GET /crmgas/price/history', { meterId, pageSize: MOST }, { handles: 'all' })
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  if (read.data === undefined) return <Skeleton kind='list' rows={2} />
  return noticesOf(segments, read.data.list).map((notice) => (
    <PriceNotice
      key={notice.docNo + notice.effectiveFrom}
      notice={{ ...notice, title: notice.reason }}
      facts={notice.tiers.length > 1 ? notice.tiers.map(({ tierNo, price }) => `第${tierNo}档 ${price}`) : []}
    />
  ))
}
