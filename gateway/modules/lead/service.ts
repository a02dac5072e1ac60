export { couponSources, type CouponSource, type OpenCoupon } from './coupons'
