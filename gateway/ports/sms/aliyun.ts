import { addDays, dateOf } from '@domain/date'
import type { Db } from '../../db/connect'
import { askAliyun, AliyunRefused } from '../aliyun'
import type { Clock } from '../clock'
import type { SmsMessage, SmsSender } from './types'
import * as receipts from './receipt-repo'
import type { SmsConfig } from './settings'
import { filled } from './templates'

const version = '2017-05-25'
/** Tries of a code: one sent twice does no harm, one not sent locks a person out. */
const codeTries = 2
/** Messages of a phone and day that one question may show, and its pages that are looked at. */
const PAGE = 50
const MOST_PAGES = 4

/**
 * Short Message Service of Alibaba Cloud (SendSms, 2017-05-25). The provider does not recognise a repeated request, so a notice has a
 * receipt: its number travels as OutId, and a try with an unknown outcome is looked up (QuerySendDetails) before the next one.
 */
export function aliyunSms(config: SmsConfig, db: Db, clock: Clock, timeout = 5000): SmsSender {
  return {
    async send(message) {
      if (message.noticeId === undefined) return sendCode(config, message, timeout)
      const before = await receipts.noteTry(db, message.noticeId, clock.iso())
      if (before && before.bizId !== null) return
      const bizId =
        (before && (await takenBefore(config, message, { from: before.triedAt, to: clock.iso() }, timeout))) ??
        (await post(config, message, timeout))
      await receipts.keepReceipt(db, message.noticeId, bizId)
    },
  }
}

async function sendCode(config: SmsConfig, message: SmsMessage, timeout: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await post(config, message, timeout))
    } catch (error) {
      // What the provider refuses it refuses again.
      if (error instanceof AliyunRefused || attempt >= codeTries) throw error
    }
  }
}

/** The provider's number of the message that it took. */
async function post(config: SmsConfig, message: SmsMessage, timeout: number): Promise<string> {
  const { code, variables } = filled(config.templates, message)
  const query = {
    PhoneNumbers: message.phone,
    SignName: config.signName,
    TemplateCode: code,
    TemplateParam: JSON.stringify(variables),
    ...(message.noticeId !== undefined && { OutId: message.noticeId }),
  }
  const answer = await askAliyun(config, { action: 'SendSms', version, query }, timeout)
  return String(answer['BizId'] ?? '')
}

/** Whether the provider took the message at a time before: by our number among what the phone got on those days. Null: it did not. */
async function takenBefore(
  config: SmsConfig,
  message: SmsMessage,
  { from, to }: { from: string; to: string },
  timeout: number,
): Promise<string | null> {
  for (let day = dateOf(from); day <= dateOf(to); day = addDays(day, 1)) {
    const taken = await takenOn(config, message, day.replaceAll('-', ''), timeout)
    if (taken !== null) return taken
  }
  return null
}

async function takenOn(
  config: SmsConfig,
  { phone, noticeId }: SmsMessage,
  day: string,
  timeout: number,
): Promise<string | null> {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = { PhoneNumber: phone, SendDate: day, PageSize: String(PAGE), CurrentPage: String(page) }
    const answer = await askAliyun(config, { action: 'QuerySendDetails', version, query }, timeout)
    const list = answer['SmsSendDetailDTOs'] as { SmsSendDetailDTO?: { OutId?: string }[] } | undefined
    const rows = list?.SmsSendDetailDTO ?? []
    if (rows.some((row) => row.OutId === noticeId)) return `OutId:${noticeId}`
    if (rows.length < PAGE) break
  }
  return null
}
