import { maskPhone } from '@domain/mask'
import type { OwnData } from '../../personal-data'
import type { Work } from '../../http/context'
import { unseal } from '../../secret'
import { listed, moment } from '../../sheet/table'
import { smartReasons, smartStatus } from '@domain/statuses/smart-message'
import { remindersOf } from './repo/remind'
import { statesOfUser } from './repo/smart'
import type { RemindConfig } from './rules/remind'

/* What a user chose to be reminded of, for the copy of personal data (PIPL art. 45). Phones of other people stay masked. */

const yes = (on: boolean): string => (on ? '开启' : '关闭')

function receiversOf(work: Work, sealed: string): string {
  const receivers = JSON.parse(unseal(work, sealed)) as RemindConfig['receivers']
  return receivers.map(({ name, phone }) => `${name} ${maskPhone(phone)}`.trim()).join('；')
}

const reminders: OwnData = async (work, { userId, bps }) =>
  listed('缴费提醒设置', bps.length === 0 ? [] : await remindersOf(work.db, userId, bps), [
    ['户号', 14, ({ bp }) => bp],
    ['余额不足提醒', 14, ({ lowBalanceOn }) => yes(lowBalanceOn)],
    ['余额低于（元）', 16, ({ lowBalanceAmount }) => lowBalanceAmount],
    ['可用天数少于', 14, ({ lowDays }) => String(lowDays)],
    ['到期提醒', 12, ({ dueOn }) => yes(dueOn)],
    ['到期前天数', 14, ({ dueDaysBefore }) => dueDaysBefore],
    ['逾期提醒', 12, ({ overdueOn }) => yes(overdueOn)],
    ['到账提醒', 12, ({ arriveOn }) => yes(arriveOn)],
    ['其他接收人', 30, ({ receiversSealed }) => receiversOf(work, receiversSealed)],
    ['最近更新', 20, ({ updatedAt }) => moment(updatedAt)],
  ])

const smart: OwnData = async (work, { userId }) =>
  listed('智能消息', await statesOfUser(work.db, userId), [
    ['户号', 14, ({ bp }) => bp],
    ['内容', 40, ({ title }) => title],
    ['处理', 12, ({ status }) => smartStatus[status].label],
    ['原因', 12, ({ reason }) => (reason === null ? '' : smartReasons[reason])],
    ['时间', 20, ({ at }) => moment(at)],
  ])

export const messageData = { pay_remind_config: reminders, smart_state: smart }
