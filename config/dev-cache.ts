import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '..')

/** Files that change how every module is compiled. */
function settingFiles(): string[] {
  const config = readdirSync(__dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const others = ['babel.config.js', '.browserslistrc', 'package-lock.json', 'tsconfig.base.json']
  return [...config.sort(), ...others.map((name) => path.join(ROOT, name))]
}

/**
 * Webpack's compiled modules, kept in .cache/webpack between two starts of the development build. They are dropped when a setting
 * changes: webpack itself sees only the options' places, not their values. Builds for delivery use no cache.
 */
export function developmentCache(settings: object): object {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of settingFiles()) hash.update(readFileSync(file))
  return {
    type: 'filesystem',
    name: `development-${process.env.TARO_ENV ?? ''}`,
    cacheDirectory: path.join(ROOT, '.cache/webpack'),
    version: hash.digest('hex'),
  }
}
