export interface SmsMessage {
  phone: string
  /** C 2.6: LOGIN, RESET, … */
  smsType: string
  /** The whole text as the phone shows it. */
  text: string
  /** Number of a notice, under which the provider sends it once. Absent: a code. */
  noticeId?: string
  /** The code inside the text, apart for senders that show it (LG-05). Absent: a notice. */
  code?: string
}

/**
 * Sends short messages. A failure is thrown; the caller decides what it means. Never called inside a transaction. The provider's
 * sender answers before the message is on its way: see `unwaited`.
 */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>
  /** Waits until the provider has taken the message: for callers that try again when it fails. Absent: `send` waits. */
  deliver?(message: SmsMessage): Promise<void>
  /** Resolves when nothing is on its way any more: waited for before the process ends. Absent: `send` itself waits. */
  idle?(): Promise<void>
  /** Calls for each message that no caller waited for and that was not sent. Absent: `send` throws. */
  onFailure?(tell: (error: Error) => void): void
}
