/* The gateway's own cookies: secrets of 32 random bytes that page scripts never see. No business call reads one (AU-19). */

type Asked = { header(name: string): string | undefined; config: { environment: string } }

export interface CookieShape {
  name: string
  /** Where it is sent to: the calls that read it, no others. */
  path: string
  sameSite: 'Lax' | 'Strict'
}

/** The cookie's value as base64url; '' when it did not come or is none of ours. */
export function readCookie(asked: Pick<Asked, 'header'>, { name }: CookieShape): string {
  const found = (asked.header('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : ''
}

/** `Set-Cookie` for a value, or with `seconds` 0 for its end. Plain HTTP is for development only. */
export function cookieText(asked: Pick<Asked, 'config'>, shape: CookieShape, value: string, seconds: number): string {
  const secure = asked.config.environment === 'DEV' ? '' : '; Secure'
  return `${shape.name}=${value}; Path=${shape.path}; Max-Age=${seconds}; HttpOnly; SameSite=${shape.sameSite}${secure}`
}
