import type { Share } from '../share/service'
import { activityForSale, productForSale } from './repo/shared'

/** A product on the shelf; its page asks for a login (E 6.12). */
export const sharedProduct: Share = async (work, companyCode, productId) => {
  const row = await productForSale(work.db, companyCode, productId)
  return (
    row && {
      title: row.name,
      desc: row.subTitle,
      imageUrl: row.coverUrl,
      route: `/pages/hot/detail?type=product&productId=${productId}`,
      isPublic: false,
    }
  )
}

/** An activity that is not over. */
export const sharedActivity: Share = async (work, companyCode, activityId) => {
  const row = await activityForSale(work.db, companyCode, activityId, work.clock.iso())
  return (
    row && {
      title: row.title,
      desc: row.summary,
      imageUrl: row.cover,
      route: `/pages/hot/detail?type=activity&activityId=${activityId}`,
      isPublic: false,
    }
  )
}
