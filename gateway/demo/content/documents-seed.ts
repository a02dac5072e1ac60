import { addDays } from '@domain/date'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { contact, contactText, legalStatement, platformIntroduction } from './documents/about'
import { privacyPolicy, privacyPolicyFirst } from './documents/privacy'
import { registerAgreement, registerAgreementFirst } from './documents/register'
import { htmlOf } from './html'
import { blocksOf } from '../../modules/content/service'
import { insertDocuments, type DocumentRow, type NewDocument } from '../../modules/document/repo'

/** 2026-03-01 → 2026年3月1日. */
const chineseDate = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${Number(year)}年${Number(month)}月${Number(day)}日`
}

/** Days before the seeding that the versions came into force. */
const firstDays = 520
const secondDays = 160

/** The documents of the about pages; PRIVACY and REGISTER in two versions (D 8.5). */
export async function seedDocuments(work: Work): Promise<void> {
  const first = addDays(work.clock.today(), -firstDays)
  const second = addDays(work.clock.today(), -secondDays)
  const dates = { effective: chineseDate(second), updated: chineseDate(addDays(second, -7)) }
  const created = work.clock.iso()
  const version = (docType: DocumentRow['docType'], title: string, versionNo: string, text: string): NewDocument => ({
    docType,
    versionNo,
    title,
    blocks: jsonb(blocksOf(work, htmlOf(text))),
    data: null,
    effectiveDate: versionNo === '1.0' ? first : second,
    status: 'EFFECTIVE',
    createdAt: created,
  })
  await insertDocuments(work.db, [
    version('PLATFORM', '平台介绍', '1.0', platformIntroduction),
    version('LEGAL', '法律声明', '1.0', legalStatement({ effective: chineseDate(first) })),
    {
      ...version('PRIVACY', '隐私政策', '1.0', privacyPolicyFirst({ effective: chineseDate(first) })),
      status: 'HISTORY',
    },
    version('PRIVACY', '隐私政策', '2.0', privacyPolicy(dates)),
    {
      ...version('REGISTER', '用户注册协议', '1.0', registerAgreementFirst({ effective: chineseDate(first) })),
      status: 'HISTORY',
    },
    version('REGISTER', '用户注册协议', '2.0', registerAgreement(dates)),
    { ...version('CONTACT', '联系我们', '1.0', contactText), data: jsonb(contact) },
  ])
}
