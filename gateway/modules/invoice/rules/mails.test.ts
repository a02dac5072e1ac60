import { maskEmail } from '@domain/mask'
import { mailFault } from './mails'

test.each([
  ['finance@kangning.example.com', 'fin***@kangning.example.com'],
  ['cw@example.com', 'c***@example.com'],
  ['x@example.com', 'x***@example.com'],
])('%s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown))

test.each([
  [null, '邮件服务暂不可用，请稍后重新发送'],
  [550, '邮箱不存在，请核对邮箱地址'],
  [551, '邮箱不存在，请核对邮箱地址'],
  [552, '邮箱已满，请清理后重新发送'],
  [553, '邮箱不存在，请核对邮箱地址'],
  [554, '邮件被对方拒收，请更换邮箱'],
])('a mail server that answers %s: %s', (code, text) => expect(mailFault(code)).toBe(text))
