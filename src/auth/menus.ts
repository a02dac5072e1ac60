import type { Out } from '@contract'
import { asApiError, call } from '@/request'
import { storage } from '@/platform/storage'
import { authOptions } from './authenticate'
import { tokenPayload } from './tokens'

const MENUS = 'auth GET {gateway}/app/menuAndFunc/{iss}/{tenantId}/{appId}'
const FAILED = '获取菜单数据失败'

/**
 * AU-21: the menus of the token's tenant, read at data.data; of the app last logged in to where the token does not name one.
 * Rejects with the server's text or 获取菜单数据失败.
 */
export async function loadMenus(): Promise<Out<typeof MENUS>['data']> {
  try {
    const { appId, ...payload } = tokenPayload()
    return (await call(MENUS, { ...payload, appId: appId || storage.get('appId') }, authOptions)).data
  } catch (error) {
    throw new Error(asApiError(error).message || FAILED)
  }
}
