import { loadUser } from '@/auth'
import { forgetCustomer } from '@/shared/customer'
import { go } from '@/routes/go'
import { forgetFound } from '../found'

/** ms between 绑定成功 and the next page (C 6.3). */
const LEAVE_AFTER = 1500

/** The login has another customer number: what is known of the former one goes. */
export async function adoptBound(): Promise<void> {
  forgetFound()
  forgetCustomer()
  await loadUser()
}

export async function enterBound(): Promise<void> {
  await new Promise((done) => setTimeout(done, LEAVE_AFTER))
  await go('/pages/home/index/index', {}, { relaunch: true })
}
