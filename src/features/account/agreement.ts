import { useEffect } from 'react'
import { call } from '@/request'
import { storage } from '@/platform/storage'
import { useLogin } from '@/stores'
import { confirm } from '@/ui'

/* The agreement of the login pages: the tick is kept on the phone with the versions it was given for (LG-06). */

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
  const now = await versionsNow()
  const given = storage.get('agreedVersions')
  if (given !== '' && given !== now) useLogin.setState({ isSelectAgreement: false })
  storage.set('agreedVersions', now)
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
  if (useLogin.getState().isSelectAgreement) return true
  const yes = await confirm({
    title: '提示',
    content: '请先阅读并同意《用户协议》和《隐私政策》',
    cancelText: '不同意',
    confirmText: '同意并登录',
  })
  if (yes) useLogin.setState({ isSelectAgreement: true })
  return yes
}
