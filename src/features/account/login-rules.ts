/* What the login forms read and ask (LG-01); rules of phone, code and new password: blocks. */

/** Takes spaces and full-width digits out of what was typed or pasted into a number field, at most `most` digits. */
export const digitsOf = (text: string, most: number): string =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '')
    .slice(0, most)

/** 138 0000 0001: a phone number as it is read aloud. */
export const spacedPhone = (phone: string): string =>
  phone.replace(/^(\d{3})(\d{1,4})?(\d{1,4})?.*$/, (_, a: string, b = '', c = '') =>
    [a, b, c].filter(Boolean).join(' '),
  )

export const loginPasswordFault = (password: string): string | undefined => (password === '' ? '请输入密码' : undefined)
