import { useCallback, useEffect, useRef, useState } from 'react'
import { useFields, type FormField, type Form } from '@/blocks'
import { sms } from '@/blocks/form/sms'
import { asApiError, call } from '@/request'
import { deviceName, wxLoginCode } from '@/platform/login'
import { storage } from '@/platform/storage'
import { useLogin } from '@/stores'
import { confirm, toast } from '@/ui'
import { agreed, renewAgreement } from '../agreement'
import { finishLogin } from '../finish-login'
import { offerRevoke } from '../revoke-cancel'
import { phoneField } from '../use-login-form'

interface WxIdentity {
  openId: string
  sessionKey: string
}
/** How the phone is proved: WeChat's own button, or an SMS code. */
type Proof = { phoneCode: string } | { phone: string; smsCode: string }
type Values = { phone: string; code: string }

const APPLIED = { appletAppliedNo: '3' }
const HANDLED = ['2001', '2002', '2003', '2012', '2015', '2016', '2502'] as const

export interface WxLogin {
  /** The SMS way. */
  form: Form<Values>
  /** With the code of WeChat's phone button. */
  byPhoneCode: (phoneCode: string) => Promise<void>
}

const FIELDS: readonly FormField<Values>[] = [
  phoneField,
  { key: 'code', label: '验证码', kind: sms({ scene: 'BINDWX', to: { field: 'phone' } }), required: true },
]
const FAULTS_AT = { '2001': 'phone', '2002': 'code', '2003': 'code' } as const

/** The mini-program's login: the WeChat identity, the SMS fields, and binding one to the other (LG-11…LG-13). */
export function useWxLogin(redirect: string | undefined, loggedOut: boolean): WxLogin {
  const sending = useRef(false)
  const { identity, waits, enter } = useWxIdentity(redirect, loggedOut)
  /** One attempt at a time, and only with the agreement. */
  const attempt = async (login: () => Promise<void>) => {
    if (sending.current) return
    sending.current = true
    try {
      if (await agreed()) await login()
    } finally {
      sending.current = false
    }
  }
  const bind = (proof: Proof) => attempt(() => bindAndEnter(proof, identity, redirect))
  // A known identity that only waits for the tick enters with it (C 6.2).
  const isTicked = useLogin(({ isSelectAgreement }) => isSelectAgreement)
  const enterKnown = useRef(attempt)
  enterKnown.current = attempt
  useEffect(() => {
    if (waits && isTicked) enterKnown.current(enter).catch(tell)
  }, [enter, isTicked, waits])
  const form = useFields<Values>({
    values: { phone: '', code: '' },
    fields: FIELDS,
    faultsAt: FAULTS_AT,
    onRefused: async (error) => {
      if (error.code in FAULTS_AT) return false
      await tell(error)
      return true
    },
    onSubmit: ({ phone, code }) => bind({ phone, smsCode: code }),
  })
  return { form, byPhoneCode: (phoneCode) => bind({ phoneCode }).catch(tell) }
}

/** What belongs to no field. */
async function tell(failure: unknown): Promise<void> {
  const error = asApiError(failure)
  if (error.is('2502')) await offerRevoke(error)
  else toast(error.message)
}

/** Binds the phone to the WeChat identity and logs in; a phone of another WeChat is taken over when the user says so (LG-12). */
async function bindAndEnter(
  proof: Proof,
  identity: () => Promise<WxIdentity>,
  redirect: string | undefined,
): Promise<void> {
  const wx = await identity()
  const bind = (replace: boolean) =>
    call(
      'default POST?appletAppliedNo /crmgas/portal/login/bindWx',
      {
        ...APPLIED,
        ...wx,
        ...proof,
        agreement: '1',
        deviceName: deviceName(),
        ...(replace && { replace: '1' as const }),
      },
      { handles: HANDLED },
    )
  const answer = await bind(false).catch(async (failure: unknown) => {
    const error = asApiError(failure)
    if (!error.is('2016')) throw error
    return (await confirm({ title: '提示', content: error.message })) ? bind(true) : null
  })
  if (answer === null) return
  storage.set('login_wx', '1')
  await finishLogin(answer, {
    phone: 'phone' in proof ? proof.phone : '',
    rememberMe: true,
    loginType: 'wx',
    redirect,
  })
}

interface KnownWx {
  identity: () => Promise<WxIdentity>
  /** The identity is known; only the agreement is missing. */
  waits: boolean
  /** Logs the known identity in, after the tick. */
  enter: () => Promise<void>
}

/**
 * The WeChat identity of this visit, requested once; a known user that has accepted the documents in force is logged in without a tap,
 * another after the tick, none after a logout. A failure leaves the SMS login usable and is tried again by it.
 */
function useWxIdentity(redirect: string | undefined, loggedOut: boolean): KnownWx {
  const asked = useRef<Promise<WxIdentity> | null>(null)
  const [waits, setWaits] = useState(false)
  const ask = useCallback(
    async (ticked: boolean): Promise<WxIdentity> => {
      const { openId, sessionKey, ...answer } = await loginByWx({
        ...(loggedOut && { identifyOnly: '1' as const }),
        ...(ticked && { agreement: '1' }),
      })
      storage.set('openId', openId)
      // The phone's, which stays when the login has ended (AU-02).
      storage.set('openid', openId)
      storage.set('sessionKey', sessionKey)
      if (answer.token !== '') {
        storage.set('login_wx', '1')
        await finishLogin(answer, { phone: '', rememberMe: true, loginType: 'wx', redirect })
      } else if (answer.isLogin === 1) {
        // A tick of former versions is taken away first; without the versions there is no login by the tick alone.
        setWaits(
          await renewAgreement().then(
            () => true,
            () => false,
          ),
        )
      }
      return { openId, sessionKey }
    },
    [loggedOut, redirect],
  )
  const identity = useCallback(() => {
    asked.current ??= ask(false).catch((failure: unknown) => {
      asked.current = null
      throw failure
    })
    return asked.current
  }, [ask])
  const enter = useCallback(async () => {
    await ask(true)
  }, [ask])
  useEffect(() => {
    identity().catch((failure: unknown) => {
      const error = asApiError(failure)
      if (error.is('2502')) void offerRevoke(error)
    })
  }, [identity])
  return { identity, waits, enter }
}

const loginByWx = async (more: { identifyOnly?: '1'; agreement?: string }) =>
  call(
    'default POST?appletAppliedNo /crmgas/portal/login/icLoginWx',
    { ...APPLIED, code: await wxLoginCode(), deviceName: deviceName(), ...more },
    { handles: ['2015', '2502'] },
  )
