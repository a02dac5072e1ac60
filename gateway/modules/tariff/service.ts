/* Published and agreed prices: what may price a customer's gas. */
export { booksOf, priceVersion, taxRatesOf, type Books } from './books'
export { guideDetail, guideList } from './guide'
export { noticeOn, type Notice } from './notices'
export { schedules, type ScheduleRow } from './repo'
