/*
 * What a preview or an upload of the built mini-program needs, and the command line that makes it.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** WeChat's own tool. It brings 1,100 packages and Babel of 2023: it is run from here only, and no dependency of this repository. */
const TOOL = 'miniprogram-ci@2.1.42'

/** The environment that a package was built for (config/env.ts); undefined: its scripts do not say. */
export function environmentOf(dist) {
  const scripts = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'))
  for (const file of scripts) {
    const found = /\bname:"((?:NEW_)?(?:DEV|FAT|UAT|PRO))",storagePrefix:/.exec(
      readFileSync(path.join(dist, file), 'utf8'),
    )
    if (found) return found[1]
  }
  return undefined
}

/** What lacks for `action`, in one sentence; undefined: nothing. `version`: that of the sources. */
export function lacking(action, { settings, dist, version }) {
  const { WEAPP_APP_ID = '', WEAPP_KEY = '', WEAPP_VERSION = '', WEAPP_ROBOT = '1' } = settings
  if (!/^wx[0-9a-f]{16}$/.test(WEAPP_APP_ID))
    return 'WEAPP_APP_ID is missing: the app id of the mini-program, wx and 16 digits.'
  if (WEAPP_KEY === '') return 'WEAPP_KEY is missing: the path of the upload key from WeChat’s console.'
  if (!existsSync(WEAPP_KEY)) return `WEAPP_KEY names ${WEAPP_KEY}, and there is no such file.`
  if (!(WEAPP_ROBOT >= 1 && WEAPP_ROBOT <= 30)) return 'WEAPP_ROBOT must be a number from 1 to 30.'
  if (action === 'upload' && WEAPP_VERSION === '')
    return 'WEAPP_VERSION is missing: the version to upload, that of package.json.'
  if (action === 'upload' && WEAPP_VERSION !== version)
    return `WEAPP_VERSION is ${WEAPP_VERSION}, package.json says ${version}: the error log and the source maps go by the latter.`
  if (!existsSync(path.join(dist, 'app.json'))) return 'dist/weapp is missing: run npm run build:weapp.'
  const environment = environmentOf(dist)
  if (environment === undefined)
    return 'dist/weapp does not say which environment it was built for: run npm run build:weapp.'
  if (/DEV$/.test(environment))
    return `dist/weapp was built for ${environment}, it calls the gateway of this machine: build it with APP_HOST and without APP_ENV=DEV.`
  return undefined
}

/** Arguments of npx: nothing is compiled again, the package goes as it was built and checked. */
export function toolArguments(action, { settings, root, version }) {
  const {
    WEAPP_APP_ID,
    WEAPP_KEY,
    WEAPP_ROBOT = '1',
    WEAPP_DESCRIPTION = '',
    WEAPP_PAGE = '',
    WEAPP_QUERY = '',
  } = settings
  const option = (name, value) => (value === '' ? [] : [name, value])
  return [
    ...['--yes', TOOL, action, '--appid', WEAPP_APP_ID, '--project-path', root, '--private-key-path', WEAPP_KEY],
    ...['--project-ignores', 'node_modules/**/*', '--robot', WEAPP_ROBOT, '--use-project-config', 'true'],
    ...option('--upload-description', WEAPP_DESCRIPTION),
    ...(action === 'upload' ? ['--upload-version', version] : []),
    ...(action === 'preview'
      ? [...option('--preview-page-path', WEAPP_PAGE), ...option('--preview-search-query', WEAPP_QUERY)]
      : []),
  ]
}
