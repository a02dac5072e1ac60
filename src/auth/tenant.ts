import { forgetReads } from '@/request'
import { nextEpoch } from '@/request/epoch'
import { storage } from '@/platform/storage'
import { resetGroups } from '@/stores'
import { notify } from '@/ui'
import { authenticate } from './authenticate'
import { fetchUser, enterAs } from './session'

const NO_TENANT = '租户信息为空，无法切换'

/**
 * AU-15, AU-16: the session goes over to another tenant of the same user. Answers false, with a notice, for an empty tenant
 * id; rejects with the text to show when the change fails, and then everything is as it was.
 */
export async function switchTenant(tenantId: string): Promise<boolean> {
  if (tenantId === '') {
    notify(NO_TENANT)
    return false
  }
  // What is still under way belongs to the old tenant: its 430 must not end the new one (C 9.32).
  nextEpoch()
  await authenticate({
    grantCode: storage.get('originGrantCode'),
    tenantId,
    rememberMe: storage.get('rememberMe') === '1' ? '1' : '0',
  })
  storage.set('originTenantId', tenantId)
  const info = await fetchUser()
  resetGroups()
  forgetReads()
  enterAs(info)
  return true
}
