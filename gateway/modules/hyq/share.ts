import type { Share } from '../share/service'
import { findPeriod } from './repo/periods'

/** A published quarter is public (E-S-01, E-H-08). */
export const sharedQuarter: Share = async (work, companyCode, hyqId, code) => {
  const row = await findPeriod(work.db, { companyCode, hyqId })
  if (!row || row.status === 'draft') return null
  return {
    title: row.title,
    desc: '本季服务与优惠，欢迎参与',
    imageUrl: row.cover,
    route: `/subPages/my-message/hyqWxshareInformation?s=${code}`,
    isPublic: true,
  }
}
