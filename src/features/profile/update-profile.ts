import { adoptUser } from '@/auth'

/** Call 51. */
export const UPDATE_PROFILE = 'default POST /crmgas/portal/user/updateProfile'

/** The answer takes the place of the stored user at once, so that every page shows it. */
export const profileSaved = { ok: '修改成功', adopt: adoptUser } as const
