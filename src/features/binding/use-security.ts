import { useEffect, useRef, useState } from 'react'
import { isNumericCode } from '@domain/validate'
import {
  finishStepUp,
  useSmsCode,
  useSmsSending,
  type SmsCode,
  type SmsSending,
  type SmsTarget,
  type StepUpScene,
} from '@/blocks'
import { asApiError, call } from '@/request'

export interface SecurityPlace {
  scene: StepUpScene
  bp: string | undefined
  companyCode: string | undefined
  back: string | undefined
}

/** Which code proves which scene (call 41). */
const SMS_TYPES = {
  bind: 'BIND',
  changePhone: 'OLDPHONE',
  transfer: 'TRANSFER',
  cancel: 'CANCEL',
  title: 'TITLE',
} as const

const HANDLED = ['2002', '2003', '2008', '2009', '2102'] as const

export interface Security {
  sms: SmsCode
  /** Asking for the code, with its picture code. */
  sending: SmsSending
  code: string
  fault: string | undefined
  busy: boolean
  /** 2009: the password way is closed for the moment. */
  locked: boolean
  /** The sixth digit sends by itself. */
  typeCode: (code: string) => void
  send: () => Promise<void>
  verifyPassword: (password: string) => Promise<void>
  clearFault: () => void
}

/** State of the step-up page: the code is sent once on arrival, six digits are proved at once (C 6.3). */
export function useSecurity(place: SecurityPlace): Security {
  const sms = useSmsCode(SMS_TYPES[place.scene])
  const [code, setCode] = useState('')
  const sending = useSmsSending(sms)
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [locked, setLocked] = useState(false)
  const target = targetOf(place)

  const send = async () => {
    const refused = await sending.send(target)
    // A code sent less than a minute ago still holds: the waiting time says so.
    if (refused?.kind === 'refused' && !refused.is('2004')) setFault(refused.message)
  }
  useOnce(() => void send())

  const verify = async (proof: { way: 'sms'; smsCode: string } | { way: 'password'; password: string }) => {
    if (busy) return
    setBusy(true)
    setFault(undefined)
    try {
      const { scene, bp, companyCode } = place
      const input = {
        scene,
        ...proof,
        ...(bp !== undefined && { bp }),
        ...(companyCode !== undefined && { companyCode }),
      }
      const { securityTicket } = await call('default POST /crmgas/portal/security/verify', input, { handles: HANDLED })
      await finishStepUp(securityTicket, place.back)
    } catch (failure) {
      const error = asApiError(failure)
      setCode('')
      if (error.is(...HANDLED)) setFault(error.message)
      if (error.is('2003')) sms.release()
      if (error.is('2009')) setLocked(true)
    } finally {
      setBusy(false)
    }
  }

  return {
    sms,
    sending,
    code,
    fault,
    busy,
    locked,
    typeCode: (typed) => {
      setCode(typed)
      setFault(undefined)
      if (isNumericCode(typed)) void verify({ way: 'sms', smsCode: typed })
    },
    send,
    verifyPassword: (password) => verify({ way: 'password', password }),
    clearFault: () => setFault(undefined),
  }
}

const targetOf = ({ scene, bp, companyCode }: SecurityPlace): SmsTarget =>
  scene === 'bind' ? { bp: bp ?? '', companyCode: companyCode ?? '' } : ''

function useOnce(run: () => void): void {
  const latest = useRef<(() => void) | null>(run)
  useEffect(() => {
    latest.current?.()
    latest.current = null
  }, [])
}
