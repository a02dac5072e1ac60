import { away } from '@/auth/lazy'

/** Straight to the login, without a question: the tap was the answer. */
export const toLogin = (address: string): Promise<void> =>
  away().then(({ openLogin }) => openLogin({ redirect: address }))
