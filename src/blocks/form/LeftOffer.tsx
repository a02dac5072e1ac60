import { dateAt, toInstant } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import { serverNow } from '@/platform/time'
import { Button, Row } from '@/ui'
import type { Left } from './use-left-typing'

/** 上次填了一半: put back by a tap only. */
export const LeftOffer = ({ of: { at, takeUp, drop } }: { of: Left }) => (
  <Row wrap gap={8} role='status'>
    <span className='fs-13 t2 grow'>{formatMoment(toInstant(at), dateAt(serverNow()))} 填写的内容未提交</span>
    <Button kind='text' size='small' onTap={takeUp}>
      继续填写
    </Button>
    <Button kind='text' size='small' onTap={drop}>
      不需要
    </Button>
  </Row>
)
