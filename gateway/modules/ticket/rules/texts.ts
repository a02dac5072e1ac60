import { maskPhone } from '@domain/mask'

/** TK-18: mobile numbers inside a text, masked; longer numbers are none. */
export const hidePhones = (text: string): string =>
  text.replace(/\d+/g, (digits) => (/^1[3-9]\d{9}$/.test(digits) ? maskPhone(digits) : digits))
