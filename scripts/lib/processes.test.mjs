import { once } from 'node:events'
import { createServer } from 'node:net'
import { processGroup } from './processes.mjs'

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Starts a program that prints a line when it is ready. */
async function ready(group, code) {
  const child = group.start('the program', process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  return { child, said: String(line).trim() }
}

const FOREVER = 'setInterval(() => {}, 1000)'

test('a program that ends by itself is named with its code', async () => {
  const sentence = await new Promise((done) => {
    processGroup(done).start('the app', process.execPath, ['-e', 'process.exit(3)'])
  })
  expect(sentence).toBe('the app ended with code 3.')
})

test('a program that does not exist is named', async () => {
  const sentence = await new Promise((done) => {
    processGroup(done).start('the app', '/no/such/program', [])
  })
  expect(sentence).toContain('the app ended: spawn /no/such/program ENOENT')
})

test.each([
  ['ends by SIGTERM', ''],
  ['ignores SIGTERM', "process.on('SIGTERM', () => {}); "],
])('a program that %s leaves nothing behind that it has started', async (_what, ignores) => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const connected = once(server, 'connection')
  const helper = `process.on('SIGTERM', () => {}); require('node:net').connect(${server.address().port})`
  const ends = []
  const group = processGroup((sentence) => ends.push(sentence), 200)
  group.start('the program', process.execPath, [
    '-e',
    `${ignores}require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(helper)}]); ${FOREVER}`,
  ])
  const [socket] = await connected
  const helperEnded = once(socket, 'close')
  socket.on('error', () => {}).resume()
  await group.stopAll()
  await helperEnded
  expect(ends).toEqual([])
  server.close()
})

test('a program that is stopped, to be started again, is no end', async () => {
  const ends = []
  const group = processGroup((sentence) => ends.push(sentence))
  const { child } = await ready(group, `console.log('up'); ${FOREVER}`)
  await group.stop(child)
  expect(ends).toEqual([])
  expect(isAlive(child.pid)).toBe(false)
})
