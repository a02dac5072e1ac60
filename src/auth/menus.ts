import type { Out } from '@contract'
import { asApiError, call } from '@/request'
import { authOptions } from './authenticate'
import { tokenPayload } from './tokens'

const MENUS = 'auth GET {gateway}/app/menuAndFunc/{iss}/{tenantId}/{appId}'
const FAILED = '获取菜单数据失败'

/** AU-21: the menus of the token's tenant, read at data.data. Rejects with the server's text or 获取菜单数据失败. */
export async function loadMenus(): Promise<Out<typeof MENUS>['data']> {
  try {
    return (await call(MENUS, tokenPayload(), authOptions)).data
  } catch (error) {
    throw new Error(asApiError(error).message || FAILED)
  }
}
