import { storage } from '@/platform/storage'
import { authenticate } from './authenticate'
import { forgetReads } from '@/request'
import { resetGroups } from '@/stores'
import { loadUser } from './session'

/** AU-15: the session goes over to another tenant of the same user; when the change fails everything is as it was. */
export async function switchTenant(tenantId: string): Promise<boolean> {
  if (tenantId === '') return false
  const former = storage.get('originTenantId')
  storage.set('originTenantId', tenantId)
  try {
    await authenticate()
  } catch (error) {
    storage.set('originTenantId', former)
    throw error
  }
  resetGroups()
  forgetReads()
  await loadUser()
  return true
}
