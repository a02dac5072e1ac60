const NO_BOX = [550, 551, 553]
const FULL = 552

/**
 * Why a mail did not arrive, in words for the recipient. `replyCode`: the answer of the mail server (RFC 5321, 4.2); null where it
 * could not be reached.
 */
export function mailFault(replyCode: number | null): string {
  if (replyCode === null) return '邮件服务暂不可用，请稍后重新发送'
  if (replyCode === FULL) return '邮箱已满，请清理后重新发送'
  return NO_BOX.includes(replyCode) ? '邮箱不存在，请核对邮箱地址' : '邮件被对方拒收，请更换邮箱'
}

/** An address as typed without the blanks around it. A new line stays, and is refused with it: addresses end up in the heads of mails. */
export const mailAddressOf = (typed: string): string => typed.replace(/^[^\S\r\n]+|[^\S\r\n]+$/g, '')
