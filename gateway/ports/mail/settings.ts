import { group, mailSettings, SettingError, type Env } from '../../config-world'

export interface SmtpConfig {
  host: string
  port: number
  /** TLS from the first byte; else STARTTLS is demanded. */
  secure: boolean
  user: string
  password: string
  /** The sender of the mail, e.g. 发票服务 <invoice@example.com>. */
  from: string
}

/** smtps://user:password@host:465 or smtp://…:587, and the sender; null without them. */
export function smtpOf(env: Env): SmtpConfig | null {
  return group(env, mailSettings, ([address = '', from = '']) => {
    const url = URL.canParse(address) ? new URL(address) : null
    if (!url || !['smtp:', 'smtps:'].includes(url.protocol))
      throw new SettingError('SMTP_URL is no mail server; write it like smtps://user:password@mail.example.com:465.')
    const secure = url.protocol === 'smtps:'
    return {
      host: url.hostname,
      port: Number(url.port || (secure ? 465 : 587)),
      secure,
      from,
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    }
  })
}
