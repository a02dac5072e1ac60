import { withCases } from '../../case/area'
import { contribute } from '../../extensions'
import { couponSources } from '../lead/service'
import { grantedCoupons } from './coupon-case'
import { grantedSource } from './coupons'
import { couponHandlers } from './handlers'

/** Coupons that staff grant (E-M-16). */
export const couponArea = withCases([grantedCoupons], {
  name: 'coupon',
  handlers: couponHandlers,
  extensions: [contribute(couponSources, { GRANTED: grantedSource })],
})
