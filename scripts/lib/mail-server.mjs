/*
 * A mail server on this machine (RFC 5321) that can be dead: it then takes connections and says nothing.
 */
import net from 'node:net'

/**
 * @returns {Promise<{ env: Record<string, string>, taken: string[], revive: () => void, close: () => void }>} `env`: settings of a gateway
 * that sends through it; `taken`: Message-ID of every mail that was taken, in order. It is dead until `revive`.
 */
export async function deadMailServer() {
  const taken = []
  const sockets = new Set()
  let isDead = true
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (!isDead) serve(socket, taken)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: '发票服务 <invoice@example.com>' },
    taken,
    revive: () => (isDead = false),
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function serve(socket, taken) {
  const say = (line) => socket.write(`${line}\r\n`)
  let text = ''
  let isData = false
  say('220 mail ESMTP')
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1')
    for (;;) {
      const mark = isData ? '\r\n.\r\n' : '\r\n'
      const end = text.indexOf(mark)
      if (end < 0) return
      const part = text.slice(0, end)
      text = text.slice(end + mark.length)
      if (isData) taken.push(/^Message-ID: *(\S+)/im.exec(part)?.[1] ?? '')
      const [answer] = isData
        ? ['250 taken']
        : answers.filter(([start]) => part.startsWith(start)).map(([, words]) => words)
      isData = !isData && part.startsWith('DATA')
      say(answer ?? '250 ok')
    }
  })
}

const answers = [
  ['DATA', '354 go on'],
  ['QUIT', '221 bye'],
]
