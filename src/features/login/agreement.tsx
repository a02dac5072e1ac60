import { useEffect } from 'react'
import { call } from '@/request'
import { storage } from '@/platform/storage'
import { useLogin } from '@/stores'
import { Clauses, confirm } from '@/ui'

/* The agreement of the login pages: the phone keeps the versions that were agreed to at its last login (LG-06). */

/** The last known versions in force; '' before. */
let inForce = ''

/** Versions of both documents in force, as one text. */
async function versionsNow(): Promise<string> {
  const { agreementVersion, privacyVersion } = await call('default GET /crmgas/config/client', undefined, {
    loading: false,
    handles: 'all',
  })
  return `${agreementVersion}/${privacyVersion}`
}

/** Takes the tick away when a document has a newer version than the one that was agreed to. */
export async function renewAgreement(): Promise<void> {
  inForce = await versionsNow()
  const given = storage.get('agreedVersions')
  if (given !== '' && given !== inForce) useLogin.setState({ isSelectAgreement: false })
}

/**
 * Keeps the tick honest while a login page is open. Without an answer the tick stays as it is: the gateway keeps the versions
 * of each login by itself.
 */
export function useRenewedAgreement(): void {
  useEffect(() => {
    renewAgreement().catch(() => undefined)
  }, [])
}

/** Without the tick a dialog asks; agreeing there ticks the box. */
export async function agreed(): Promise<boolean> {
  const yes = useLogin.getState().isSelectAgreement || (await asked())
  if (yes) useLogin.setState({ isSelectAgreement: true })
  // Without an answer nothing is kept: the next launch asks for the tick again.
  if (yes) remember().catch(() => undefined)
  return yes
}

/** A quick finger agrees before the versions have come. */
async function remember(): Promise<void> {
  inForce ||= await versionsNow()
  storage.set('agreedVersions', inForce)
}

const asked = (): Promise<boolean> =>
  confirm({
    title: '提示',
    content: <Clauses text='请先阅读并同意《用户协议》和《隐私政策》' />,
    cancelText: '不同意',
    confirmText: '同意并登录',
  })
