import type { Work } from '../../http/context'
import { ask } from '../../wiring'
import { sendSms } from '../message/service'
import { ticketButler } from './asked'

/** Notifies the butler of a customer, or the stand-in, by SMS: butlers are no users of the app. Nothing without a butler. */
export async function notifyButler(
  work: Work,
  of: { bp: string; companyCode: string },
  /** A provider's template belongs to one text. */
  sms: { smsType: 'BUTLER_LATE' | 'BUTLER_MISSED'; text: string },
): Promise<void> {
  const butler = await ask(work, ticketButler)(work, of)
  if (butler) await sendSms(work, { companyCode: of.companyCode, phone: butler.phone, ...sms })
}
