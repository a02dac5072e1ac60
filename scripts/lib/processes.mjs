/*
 * Programs that run as long as this one: the end of each is reported, and none outlives this process.
 */
import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/** ms that a program has to end by itself. The development server writes its cache meanwhile. */
const PATIENCE = 15_000

/**
 * @param {(sentence: string) => void} onEnd called when a program has ended that was not stopped
 */
export function processGroup(onEnd, patience = PATIENCE) {
  const running = new Map()
  let stopping = false

  /** Starts a program in a process group of its own, so that a signal also reaches what it has started. */
  function start(name, command, args, { env = {}, stdio = 'inherit' } = {}) {
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env }, detached: true })
    const ended = new Promise((done) => {
      const end = (reason) => {
        if (!running.delete(child)) return
        if (!stopping && !child.stopped) onEnd(`${name} ended${reason}.`)
        done()
      }
      child.once('error', (error) => end(`: ${error.message}`))
      child.once('close', (code, signal) => end(signal ? ` by ${signal}` : ` with code ${code}`))
    })
    running.set(child, ended)
    return child
  }

  /** Ends one program: SIGTERM, and SIGKILL after the patience. */
  async function stop(child) {
    const ended = running.get(child)
    if (ended === undefined) return
    child.stopped = true
    signalGroup(child, 'SIGTERM')
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience)
    await ended
    clearTimeout(timer)
    // What the program itself had started and left behind.
    signalGroup(child, 'SIGKILL')
  }

  async function stopAll() {
    stopping = true
    await Promise.all([...running.keys()].map(stop))
  }

  process.once('exit', () => {
    for (const child of running.keys()) signalGroup(child, 'SIGKILL')
  })
  return { start, stop, stopAll, isStopping: () => stopping }
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    // The whole group has ended already; or the program could not be started at all.
    if (error.code !== 'ESRCH' && child.pid !== undefined) throw error
  }
}
