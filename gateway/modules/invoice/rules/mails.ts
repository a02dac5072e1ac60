/** abc***@example.com: the first three characters before the sign, fewer of a short name. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, Math.min(3, Math.max(1, name.length - 1)))}***@${host}`
}
