export interface MailMessage {
  /** Names the mail for ever: a store that has it keeps it once. */
  mailId: string
  to: string
  subject: string
  text: string
  attachments: readonly { name: string; mime: string; bytes: Buffer }[]
}

/** Sends mail. Resolves when the server has taken it; `MailRefused` for good, anything else is worth another try. Never inside a transaction. */
export interface Mailer {
  send(message: MailMessage): Promise<void>
  /** Left out on purpose (MAIL=off): no page promises a mail. */
  isOff?: true
}
