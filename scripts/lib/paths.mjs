import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** A path from the root. */
export const at = (...parts) => path.join(root, ...parts)

/** The command of an installed package, e.g. bin('jest'). */
export const bin = (name) => at('node_modules/.bin', name)
