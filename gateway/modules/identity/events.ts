import { event } from '../../extensions'

/** A user logs in with another phone from now on (LG-17). */
export const userPhoneChanged = event<{ userId: string; phone: string }>('user.phoneChanged')

/** A user account has been closed for good (CX-05). */
export const userClosed = event<{ userId: string }>('user.closed')
