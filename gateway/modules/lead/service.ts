export { coupons, type Coupons } from './coupons'
