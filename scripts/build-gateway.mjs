import { buildGateway } from './lib/build.mjs'

try {
  const result = await buildGateway()
  process.stdout.write(result === 'fresh' ? 'dist/gateway is up to date\n' : 'dist/gateway built\n')
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
