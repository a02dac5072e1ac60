import type { ReactNode } from 'react'
import { balanceActivityStatus, balanceDirections } from '@domain/statuses/balance'
import { Ends, Row, Status, Tag } from '@/ui'
import type { Activity } from '../balance-text'

/** Name, state and direction of an activity; what follows the direction is the page's. */
export function ActivityTitle({
  of: { name, status, direction },
  children,
}: {
  of: Pick<Activity, 'name' | 'status' | 'direction'>
  children: ReactNode
}) {
  return (
    <>
      <Ends>
        <span className='fs-16 fw-b break'>{name}</span>
        <Status status={balanceActivityStatus[status]} />
      </Ends>
      <Row gap={8} wrap className='mt8'>
        <Tag tone={direction === 'REDUCE' ? 'primary' : 'warning'}>{balanceDirections[direction]}</Tag>
        {children}
      </Row>
    </>
  )
}
