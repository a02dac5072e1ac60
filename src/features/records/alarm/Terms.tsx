import { diffDays } from '@domain/date'
import { NEAR_CYCLE, NEAR_END, validityOf } from '@domain/records/validity'
import { validities } from '@domain/statuses/gas-device'
import { useToday } from '@/blocks'
import { Ends, Item, NoticeBar, SectionCard, Status } from '@/ui'
import { leftText, termNames } from '../record-text'
import type { Alarm } from './AlarmView'

/** Its ends, each by its own limit (D 3.5); an expired detector or valve is a hazard (RC-04). */
export function Terms({ of: one }: { of: Alarm }) {
  const today = useToday()
  const rows = [
    { name: termNames.LIFE, due: one.expireDate, last: null, near: NEAR_END },
    { name: termNames.CALIBRATE, due: one.nextCalibrateDate, last: one.lastCalibrateDate, near: NEAR_CYCLE },
    { name: termNames.CHECK, due: one.nextCheckDate, last: one.lastCheckDate, near: NEAR_CYCLE },
  ]
  return (
    <SectionCard title='有效期' flush>
      {one.isHazard && <NoticeBar tone='danger'>已过使用期限，将在安检中判定为隐患</NoticeBar>}
      {rows.map(({ name, due, last, near }) =>
        due === null ? null : (
          <Item key={name}>
            <Ends>
              <span className='fs-15'>{name}</span>
              <Status status={validities[validityOf(due, today, near)]} />
            </Ends>
            <div className='fs-13 t2 num break'>
              {due}，{leftText(diffDays(today, due))}
              {last !== null && `（上次 ${last}）`}
            </div>
          </Item>
        ),
      )}
    </SectionCard>
  )
}
