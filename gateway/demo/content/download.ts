import { createHash } from 'node:crypto'
import { addDays } from '@domain/date'
import type { Work } from '../../http/context'
import { insertCode, insertRelease } from '../../modules/download/repo'

/** Days before the seeding that the release was published. */
const PUBLISHED_BEFORE = 12
const NOTES = '1. 月账单支持按日查看用气\n2. 缴费结果更快到达\n3. 修复若干问题'

/** D 8.5: both platforms at 3.2.1. Their addresses come with the shops: until then the page says 敬请期待. */
export async function seedDownload(work: Work): Promise<void> {
  const at = `${addDays(work.clock.today(), -PUBLISHED_BEFORE)}T10:00:00+08:00`
  const common = {
    versionCode: 321,
    versionName: '3.2.1',
    url: '',
    notes: NOTES,
    forceBelow: 0,
    publishedAt: at,
    status: 'ON' as const,
    savedBy: 'system',
    updatedAt: at,
  }
  await insertRelease(work.db, {
    ...common,
    platform: 'ANDROID',
    size: 48 * 1024 * 1024,
    sha256: createHash('sha256').update('demo release 3.2.1').digest('hex'),
    minOs: 'Android 8.0',
  })
  await insertRelease(work.db, { ...common, platform: 'IOS', size: 0, sha256: '', minOs: 'iOS 13.0' })
  await insertCode(work.db, { prefix: 'u', code: 'XLM2026', companyCode: '1001', bp: '1000000002', createdAt: at })
}
