import type { ReactNode } from 'react'
import { formatFullMoment } from '@domain/date-format'
import { extractionChangeStatus, extractionChangeTypes } from '@domain/statuses/gas-package'
import { formatVolume } from '@domain/volume'
import { Ends, Item, Status } from '@/ui'
import type { OrderDetail } from '../../types'

interface Props {
  of: OrderDetail['changes'][number]
  /** What can be done with it. */
  children?: ReactNode
}

/** One wish to change a running cycle, and what became of it. */
export function ChangeItem({ of: change, children }: Props) {
  const target = change.targetCycleName
  const where = target === null ? change.cycleName : `${change.cycleName} · ${target}`
  return (
    <Item>
      <Ends>
        <span className='fs-15 fw-m break'>
          {extractionChangeTypes[change.changeType]} {formatVolume(change.volume)}
        </span>
        <Status status={extractionChangeStatus[change.state]} />
      </Ends>
      <div className='fs-12 t3 num break'>
        {where} · {change.effectDate}起生效
      </div>
      <div className='fs-13 t2 break'>{change.reason}</div>
      {change.reviewRemark !== null && <div className='fs-13 t2 break'>审核意见：{change.reviewRemark}</div>}
      <div className='fs-12 t3 num'>{formatFullMoment(change.createdAt)}</div>
      {children}
    </Item>
  )
}
