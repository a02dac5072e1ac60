import { useCallback, useState } from 'react'
import type { In } from '@contract'
import { asApiError, call, type ApiError } from '@/request'
import { useWaiting } from './use-waiting'

type SmsInput = In<'default POST /crmgas/portal/sms/sendSms'>
type SmsType = SmsInput['smsType']
/** A phone, or the customer number whose filed phone gets the code (BIND); codes to the own phone need neither. */
export type SmsTarget = string | { bp: string; companyCode: string }

export interface CaptchaState {
  captchaId: string
  /** The picture as a data address (PNG). */
  image: string
}

export interface SmsCode {
  /** Whole seconds until a code may be asked for again; 0 = now. */
  left: number
  /** Set once the gateway wants a picture code (2006, LG-03). */
  captcha: CaptchaState | null
  renewCaptcha: () => Promise<void>
  /** Sends; the refusal is answered, never thrown. `null` = sent. */
  send: (to: SmsTarget, captchaCode: string) => Promise<ApiError | null>
  /** The sent code is dead: another may be asked for at once. */
  release: () => void
}

const handled = { handles: ['2001', '2004', '2005', '2006', '2007'] } as const

/** Seconds to wait that a refusal of type 2004 names. */
const retryAfter = (error: ApiError): number => {
  const seconds = (error.data as { retryAfter?: unknown } | null)?.retryAfter
  return typeof seconds === 'number' ? seconds : 0
}

/** SMS codes of one type: sending, waiting time, and the picture code when it is asked for (LG-02, LG-03). */
export function useSmsCode(smsType: SmsType): SmsCode {
  const { left, start: wait } = useWaiting()
  const [captcha, setCaptcha] = useState<CaptchaState | null>(null)
  const renewCaptcha = useCallback(async () => setCaptcha(await call('default GET /crmgas/portal/sms/captcha')), [])

  const send = async (to: SmsTarget, captchaCode: string): Promise<ApiError | null> => {
    const withCaptcha = captcha ? { captchaId: captcha.captchaId, captchaCode } : {}
    try {
      const { interval } = await call(
        'default POST /crmgas/portal/sms/sendSms',
        { ...(typeof to === 'string' ? { phone: to } : to), smsType, ...withCaptcha },
        handled,
      )
      wait(interval)
      setCaptcha(null)
      return null
    } catch (failure) {
      const error = asApiError(failure)
      if (error.is('2004')) wait(retryAfter(error))
      if (error.is('2006', '2007')) await renewCaptcha()
      return error
    }
  }
  return { left, captcha, renewCaptcha, send, release: () => wait(0) }
}
