import { useState } from 'react'
import type { In } from '@contract'
import { asApiError, call, callFailure, type ApiError } from '@/request'
import { notify } from '@/ui'
import { useWaiting } from '../use-waiting'
import { newPicture, pictureMissing, pictureProof, type AskPicture, type PictureCode } from './picture'

export type SmsScene = In<'default POST /crmgas/portal/sms/sendSms'>['smsType']
/**
 * A phone, or the customer number with the filed phone that gets the code (BIND); '' = the own phone, which the gateway knows. With an
 * agreement the code goes there too and signs nothing else.
 */
export type SmsTarget = string | { bp: string; companyCode: string } | { agreeId: string } | { taskId: string }

/** Calls of its own instead of those of a scene, for users without a login (Y-16). */
export interface SmsWay {
  ask: (proof: ReturnType<typeof pictureProof>) => Promise<{ interval: number }>
  picture: AskPicture
}

/** As long as a toast. */
const TOLD_MS = 2000

const HANDLED = ['2001', '2004', '2005', '2006', '2007'] as const

/** What the page goes on saying after the toast is gone; undefined where the field, the waiting time or the picture says it. */
function unsentText(error: ApiError): string | undefined {
  if (error.is(...HANDLED)) return undefined
  return error.isDefinite ? '验证码未发出，请重新获取' : '验证码可能未发出，请检查网络后重新获取'
}

/** Seconds to wait that a refusal of type 2004 names. */
const retryAfter = (error: ApiError): number => {
  const seconds = (error.data as { retryAfter?: unknown } | null)?.retryAfter
  return typeof seconds === 'number' ? seconds : 0
}

const pictureFault = (picture: PictureCode | null): string | undefined =>
  picture?.captchaCode === '' ? pictureMissing(picture) : undefined

function usual(scene: SmsScene, to: SmsTarget, proof: ReturnType<typeof pictureProof>) {
  const target = typeof to === 'string' ? { phone: to } : to
  const input = { ...target, smsType: scene, ...proof }
  return call('default POST /crmgas/portal/sms/sendSms', input, { handles: HANDLED })
}

/** Asking for SMS codes of one scene: the waiting time, and the picture code while the gateway wants one (LG-02, LG-03). */
export function useSms(scene: SmsScene | SmsWay) {
  const { left, start: wait } = useWaiting()
  const [picture, setPicture] = useState<PictureCode | null>(null)
  const [fault, setFault] = useState<string>()
  const [unsent, setUnsent] = useState<string>()
  const another = typeof scene === 'string' ? undefined : scene.picture

  /** Answers 'sent', or a refusal that is not about the picture; null = nothing more to say. */
  const send = async (to: SmsTarget): Promise<ApiError | 'sent' | null> => {
    const missing = pictureFault(picture)
    setFault(missing)
    if (missing !== undefined) return null
    setUnsent(undefined)
    try {
      const proof = pictureProof(picture)
      wait((typeof scene === 'string' ? await usual(scene, to, proof) : await scene.ask(proof)).interval)
      setPicture(null)
      // At the top: the field that the code goes into stays free.
      notify('验证码已发送', { tone: 'success', duration: TOLD_MS })
      return 'sent'
    } catch (failure) {
      setUnsent(unsentText(asApiError(failure)))
      return refused(callFailure(failure))
    }
  }
  const refused = async (error: ApiError): Promise<ApiError | null> => {
    if (error.is('2004')) wait(retryAfter(error))
    const wantsPicture = error.is('2006', '2007')
    // A picture is good for one attempt.
    if (wantsPicture || picture !== null) setPicture(await newPicture(another))
    if (!wantsPicture) return error
    // Asked for the first time: nothing was wrong yet.
    if (picture !== null) setFault(error.message)
    return null
  }
  return {
    /** Whole seconds until a code may be asked for again; 0 = now. */
    left,
    /** Why there may be no code, until another is asked for. */
    unsent,
    picture: {
      value: picture,
      error: fault,
      another,
      onChange: (next: PictureCode | null) => {
        setPicture(next)
        setFault(undefined)
      },
      onBlur: () => setFault(pictureFault(picture)),
    },
    send,
    /** The sent code is dead: another may be asked for at once. */
    release: () => wait(0),
  }
}
