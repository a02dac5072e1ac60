import { formatMoment } from '@domain/date-format'
import { dateAt, toInstant } from '@domain/date'
import { deviceNow, serverNow } from '@/platform/time'
import './lost-note.scss'

/** Over the page, so that nothing moves when the network goes or comes back (Y-21). */
export const LostNote = ({ at }: { at: number }) => (
  <div className='lost-note' role='status'>
    数据截至 {formatMoment(toInstant(at + serverNow() - deviceNow()), dateAt(serverNow()))}，离线
  </div>
)
