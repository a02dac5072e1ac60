import net from 'node:net'

/** A port that is free now. */
export function freePort() {
  return new Promise((done, fail) => {
    const server = net.createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}

/** Whether nobody listens on the port, on any address of this machine. */
export function isPortFree(port) {
  return new Promise((done) => {
    const server = net.createServer()
    server.once('error', (error) => done(error.code !== 'EADDRINUSE'))
    server.listen(port, '0.0.0.0', () => server.close(() => done(true)))
  })
}

/** Waits until the address answers 200; false after `seconds`. */
export async function answers(url, seconds) {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return true
    await new Promise((done) => setTimeout(done, 200))
  }
  return false
}
