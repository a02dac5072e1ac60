import { DAY, toInstant } from '@domain/date'
import type { Work } from '../http/context'
import { saveSwitch } from '../modules/console/switches'
import { demoId } from './people'

/** Days for which an app of the demo is marked as new. */
const NEW_DAYS = 30

/** What the demo's gas companies say of their apps: two are new. */
export async function seedApps(work: Work): Promise<void> {
  const newUntil = toInstant(work.clock.now() + NEW_DAYS * DAY)
  for (const companyCode of ['1001', '1002'])
    for (const appCode of ['HYQ', 'SMART'])
      await saveSwitch(
        work,
        { userId: demoId('app_user', '13800000012'), companyCode },
        { appCode, online: true, newUntil, version: 0 },
      )
}
