import { alarmEvents } from '@domain/statuses/gas-device'
import type { OwnData } from '../../personal-data'
import { listed, moment } from '../../sheet/table'
import { eventsOfUser } from './repo/events'

/** Function tests that the user recorded (PIPL art. 45). */
export const checkData: OwnData = async (work, { userId }) =>
  listed('报警器自检登记', await eventsOfUser(work.db, userId), [
    ['户号', 12, ({ bp }) => bp],
    ['类型', 10, ({ kind }) => alarmEvents[kind]],
    ['时间', 20, ({ at }) => moment(at)],
    ['内容', 40, ({ note }) => note],
  ])
