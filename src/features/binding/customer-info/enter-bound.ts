import { loadUser } from '@/auth'
import { forgetCustomer } from '@/shared/customer'
import { go } from '@/routes/go'
import { toast } from '@/ui'
import { forgetFound } from '../found'

/** Refusals of a binding that its page answers itself. */
export const bindHandled = ['2040', '2106', '2902'] as const

/** ms between 绑定成功 and the next page (C 6.3). */
const LEAVE_AFTER = 1500

/** After becoming a member: who I am is asked for anew, then home. */
export async function enterBound(text = '绑定成功'): Promise<void> {
  toast(text, { icon: 'success' })
  forgetFound()
  forgetCustomer()
  await loadUser()
  await new Promise((done) => setTimeout(done, LEAVE_AFTER))
  await go('/pages/home/index/index', {}, { relaunch: true })
}
