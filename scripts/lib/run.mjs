import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/**
 * Runs a command to its end. `show: true` lets its output through; otherwise it is kept for the caller.
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function run(command, args, { env = {}, cwd = root, show = false, onLine, input } = {}) {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  const chunks = []
  const take = (chunk) => {
    chunks.push(chunk)
    if (onLine) for (const line of String(chunk).split('\n')) if (line.trim()) onLine(line)
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  if (input !== undefined) child.stdin.end(input)
  running.add(child)
  return new Promise((done) => {
    const end = (code, extra = '') => {
      running.delete(child)
      done({
        code,
        output: Buffer.concat(chunks).toString('utf8') + extra,
        seconds: (performance.now() - started) / 1000,
      })
    }
    child.on('error', (error) => end(127, `${command}: ${error.message}`))
    child.on('close', (code, signal) => end(code ?? (signal ? 1 : 0)))
  })
}

const running = new Set()

/** Ends everything started by run(): for Ctrl-C. */
export function stopAll(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal)
}
