import type { Transporter } from 'nodemailer'
import type { Mailer } from './types'
import { MailRefused } from './refused'
import type { SmtpConfig } from './settings'

/** What the server answered; 0 where none did. Answers of the 5xx kind are for good; 4xx and broken connections are not. */
const replyCode = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0

/** ms. */
const TIMEOUT = 20_000

/** A mail server over SMTP. The Message-ID is made of our number: a repeated mail is the same one for its receiver. */
export function smtpMailer({ from, user, password, ...server }: SmtpConfig): Mailer {
  let transport: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      ...server,
      requireTLS: !server.secure && server.host !== '127.0.0.1',
      ...(user !== '' && { auth: { user, pass: password } }),
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send({ mailId, to, subject, text, attachments }) {
      try {
        const ready = await (transport ??= open())
        await ready.sendMail({
          from,
          to,
          subject,
          text,
          messageId: `<${mailId}@${server.host}>`,
          attachments: attachments.map(({ name, mime, bytes }) => ({
            filename: name,
            contentType: mime,
            content: bytes,
          })),
        })
      } catch (error) {
        const code = replyCode(error)
        throw code >= 500 ? new MailRefused((error as Error).message, code) : error
      }
    },
  }
}
