import { authCalls } from './account/auth'
import { callerCalls } from './account/caller'
import { customerCalls } from './account/customers'
import { loginCalls } from './account/login'
import { profileCalls } from './account/profile'
import { startCalls } from './account/start'

export { SmsType } from './account/words'

/*
 * Part C: identity of the user. Sections C 5.1 (unified authentication), 5.2 (start-up), 5.3 (login), 5.4 (customer numbers). Fields
 * without a value are '' where the design says so (userInfo without a customer number), null elsewhere.
 */
export const account = {
  ...authCalls,
  ...loginCalls,
  ...profileCalls,
  ...startCalls,
  ...callerCalls,
  ...customerCalls,
}
