import net from 'node:net'

class SettingError extends Error {}

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

/** Whether no process listens on the port, on any address of this machine. */
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

/**
 * The port that a setting chooses.
 * @throws {SettingError} one sentence, for text that is no port
 */
export function wantedPort(name, usual) {
  const text = process.env[name] || String(usual)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new SettingError(`${name}=${text} is not a port: write a whole number from 1 to 65535.`)
  return port
}

/** A sentence about the first port that is in use, or undefined. @param {Record<string, number>} ports by the name of the setting */
export async function portFault(ports) {
  for (const [name, port] of Object.entries(ports))
    if (!(await isPortFree(port)))
      return `Port ${port} is in use: stop the other program, or choose another port, e.g. ${name}=${port + 100}.`
  return undefined
}
