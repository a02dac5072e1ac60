import { contribute } from '../../extensions'
import { personalData, type OwnData } from '../../personal-data'
import { listed, moment } from '../../sheet/table'
import { smartSources } from '../message/service'
import { cheaperFindings } from './cheaper'
import { goodGasHandlers } from './handlers'
import { goodGasWork } from './remind'
import { remindersOfUser } from './repo'

/** For a user's copy (PIPL art. 45). */
const reminders: OwnData = async (work, { userId }) =>
  listed('用气产品预约提醒', await remindersOfUser(work.db, userId), [
    ['产品', 40, ({ title }) => title],
    ['开售时间', 20, ({ windowStart }) => moment(windowStart)],
    ['预约时间', 20, ({ createdAt }) => moment(createdAt)],
  ])

/** Which way of buying gas suits a customer (E 6.6, 6.7, E-M-23, E-M-24). */
export const goodGasArea = {
  name: 'good-gas',
  handlers: goodGasHandlers,
  work: goodGasWork,
  extensions: [
    contribute(personalData, { good_gas_remind: reminders }),
    contribute(smartSources, { goodGas: cheaperFindings }),
  ],
}
