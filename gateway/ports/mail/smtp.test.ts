import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { MailRefused } from './refused'
import { smtpMailer } from './smtp'

/* A mail server on this machine: it takes mail and refuses boxes that are full. */

let server: Server
let port = 0
let taken: string[] = []

function talk(socket: Socket): void {
  let isData = false
  let text = ''
  const say = (line: string): void => void socket.write(`${line}\r\n`)
  say('220 test ESMTP')
  socket.on('data', (bytes) => {
    text += bytes.toString()
    if (isData) {
      if (!text.endsWith('\r\n.\r\n')) return
      taken.push(text)
      ;[isData, text] = [false, '']
      return say('250 taken')
    }
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end)
      text = text.slice(end + 2)
      if (/^RCPT TO:<full/i.test(line)) say('552 mailbox full')
      else if (/^RCPT TO:<later/i.test(line)) say('451 try again later')
      else if (/^DATA/i.test(line)) {
        isData = true
        say('354 go on')
      } else if (/^QUIT/i.test(line)) {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }
  })
  socket.on('error', () => undefined)
}

beforeAll(async () => {
  server = createServer(talk)
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((done) => void server.close(done)))
beforeEach(() => {
  taken = []
})

const mailer = () =>
  smtpMailer({ host: '127.0.0.1', port, secure: false, user: '', password: '', from: '发票 <a@example.com>' })
const message = (to: string) => ({
  mailId: 'M1',
  to,
  subject: '电子发票',
  text: '见附件',
  attachments: [{ name: '26132000000000000001.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.4') }],
})

it('hands a mail over with its files, under its own number', async () => {
  await mailer().send(message('b@example.com'))
  expect(taken).toHaveLength(1)
  expect(taken[0]).toContain('Message-ID: <M1@127.0.0.1>')
  expect(taken[0]).toContain('26132000000000000001.pdf')
})

it('tells a box that takes nothing from a server that will later', async () => {
  await expect(mailer().send(message('full@example.com'))).rejects.toMatchObject({ replyCode: 552 })
  const later = await mailer()
    .send(message('later@example.com'))
    .catch((error: unknown) => error)
  expect(later).toBeInstanceOf(Error)
  expect(later).not.toBeInstanceOf(MailRefused)
})
