export { coupons, type Coupons, type CouponUse } from './coupons'
