/* What the login forms read and ask (LG-01); rules of phone, code and new password: blocks. */

/** 138 0000 0001: a phone number as it is read aloud. */
export const spacedPhone = (phone: string): string =>
  phone.replace(/^(\d{3})(\d{1,4})?(\d{1,4})?.*$/, (_, a: string, b = '', c = '') =>
    [a, b, c].filter(Boolean).join(' '),
  )

export const loginPasswordFault = (password: string): string | undefined => (password === '' ? '请输入密码' : undefined)
