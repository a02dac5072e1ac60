/** The other side will never take this mail: no such box, a full one, a refused sender. */
export class MailRefused extends Error {
  constructor(
    message: string,
    /** What the server answered (RFC 5321, 4.2). */
    readonly replyCode: number,
  ) {
    super(message)
  }
}
